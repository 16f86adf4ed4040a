import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * Sends transactions without the token that the SDK gives to each. The engine walks through the tokens of the last ten
 * minutes at every transaction; on a laptop the gateway keeps them from it. Only for clients that send nothing twice.
 */
export function withoutTokens(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next) => (args) => {
      const { request } = args;
      if (isTransaction(request)) {
        const { ClientRequestToken: _token, ...rest } = JSON.parse(request.body);
        request.body = JSON.stringify(rest);
      }
      return next(args);
    },
    // After the token was filled in, before the length is set and the request is signed.
    { step: 'build', priority: 'high', name: 'withoutTokens' },
  );
}

function isTransaction(request: unknown): request is { body: string } {
  if (typeof request !== 'object' || request === null) return false;
  if (!('headers' in request && 'body' in request)) return false;
  const { headers, body } = request;
  return (
    typeof body === 'string' &&
    typeof headers === 'object' &&
    headers !== null &&
    'x-amz-target' in headers &&
    headers['x-amz-target'] === 'DynamoDB_20120810.TransactWriteItems'
  );
}
