import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CALL_LIMITS, openClient } from '../../../lambdas/aws/open-client.ts';
import { CommandFailed } from './command-failed.ts';
import { notSent } from './not-sent.ts';

export interface StackConfig {
  readonly region?: string;
  readonly profile?: string;
}

export function stackConfig({ region, profile }: StackConfig): StackConfig {
  return {
    ...(region === undefined ? {} : { region }),
    ...(profile === undefined ? {} : { profile }),
  };
}

export async function stackOutputs(
  stack: string,
  config: StackConfig,
  advice = '',
): Promise<ReadonlyMap<string, string>> {
  const client = openClient(CloudFormationClient, CALL_LIMITS, { ...config });
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
    const outputs = Stacks.flatMap(({ Outputs = [] }) => Outputs);
    return new Map(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
  } catch (error) {
    throw notSent(error) ?? new CommandFailed(`Stack ${stack} could not be read${advice}`, { cause: error });
  } finally {
    client.destroy();
  }
}

export function outputOf(outputs: ReadonlyMap<string, string>, stack: string, output: string): string {
  const found = outputs.get(output);
  if (found !== undefined) return found;
  throw new CommandFailed(`Stack ${stack} has no output ${output}: is it an Agent Inbox stack?`);
}
