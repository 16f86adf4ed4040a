import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CALL_LIMITS, openClient } from '../../../lambdas/aws/open-client.ts';
import { CommandFailed } from './command-failed.ts';

/** Where a stack is: the AWS configuration's own unless given. */
export interface StackConfig {
  readonly region?: string;
  /** Of the AWS configuration. */
  readonly profile?: string;
}

/** Of a command's flags, without those that were not given. */
export function stackConfig({ region, profile }: StackConfig): StackConfig {
  return {
    ...(region === undefined ? {} : { region }),
    ...(profile === undefined ? {} : { profile }),
  };
}

/**
 * The outputs of a deployed stack.
 * @param advice what else to do when it cannot be read.
 * @throws CommandFailed
 */
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
    throw new CommandFailed(`Stack ${stack} could not be read${advice}`, { cause: error });
  } finally {
    client.destroy();
  }
}

/** @throws CommandFailed for an output that the stack does not have. */
export function outputOf(outputs: ReadonlyMap<string, string>, stack: string, output: string): string {
  const found = outputs.get(output);
  if (found !== undefined) return found;
  throw new CommandFailed(`Stack ${stack} has no output ${output}: is it an Agent Inbox stack?`);
}
