import { GetAccountSettingsCommand, type LambdaClient } from '@aws-sdk/client-lambda';

export async function lambdaExecutions(client: LambdaClient): Promise<number> {
  const { AccountLimit } = await client.send(new GetAccountSettingsCommand({}));
  const unreserved = AccountLimit?.UnreservedConcurrentExecutions;
  if (unreserved === undefined) throw new Error('Lambda did not say how many executions the account has');
  return unreserved;
}
