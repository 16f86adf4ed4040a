import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

export async function isRollingBack(client: CloudFormationClient, stackId: string): Promise<boolean> {
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: stackId }));
  return Stacks?.[0]?.StackStatus?.includes('ROLLBACK') ?? false;
}
