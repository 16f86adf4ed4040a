import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CALL_LIMITS, limitCalls, openClient } from '../../aws/open-client.ts';
import { type Table, tableOf } from './table.ts';

/** The table, through a client that leaves out what is undefined. */
export function openTable(name: string): Table {
  const low = openClient(DynamoDBClient, CALL_LIMITS, {});
  retryConflicts(low);
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  // It sends by itself, with the configuration of the other alone.
  return tableOf(limitCalls(client, CALL_LIMITS), name);
}

/**
 * Has a client try a write again that DynamoDB refused because a transaction held the row just then: the next attempt
 * finds it free. By itself the SDK takes the refusal for an error of the caller.
 */
export function retryConflicts(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        if (error instanceof TransactionConflictException) Object.assign(error, { $retryable: {} });
        throw error;
      }
    },
    // Above what reads the answer, below what sends again.
    { step: 'deserialize', priority: 'high', name: 'retryConflicts' },
  );
}
