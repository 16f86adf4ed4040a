import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Whether CloudFormation is taking an update of the stack back. @param stackId ARN of the stack. */
export async function isRollingBack(client: CloudFormationClient, stackId: string): Promise<boolean> {
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: stackId }));
  return Stacks?.[0]?.StackStatus?.includes('ROLLBACK') ?? false;
}
