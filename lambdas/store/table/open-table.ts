import {
  DynamoDBClient,
  DynamoDBServiceException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CALL_LIMITS, limitCalls, openClient } from '../../aws/open-client.ts';
import type { Metering } from '../../observability/metric-name.ts';
import { type Table, tableOf } from './table.ts';

export function openTable(name: string): Table {
  const low = openClient(DynamoDBClient, CALL_LIMITS, {});
  retryConflicts(low);
  countRefusals(low);
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  return tableOf(limitCalls(client, CALL_LIMITS), name);
}

/** The SDK does not retry a write that DynamoDB refused because a transaction held the row. */
export function retryConflicts(client: DynamoDBClient): void {
  onError(client, 'retryConflicts', (error) => {
    if (error instanceof TransactionConflictException) Object.assign(error, { $retryable: {} });
  });
}

function onError(client: DynamoDBClient, name: string, note: (error: unknown) => Promise<void> | void): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        await note(error);
        throw error;
      }
    },
    // The middleware must be above the deserializer and below the retries.
    { step: 'deserialize', priority: 'high', name },
  );
}

const loadMetering = async (): Promise<Metering> =>
  (await import('../../aws/metering.ts')).cloudWatchMetering();

/**
 * The functions of a stack are the only users of its table, so their count replaces one metric per operation and index.
 */
export function countRefusals(
  client: DynamoDBClient,
  metering: () => Promise<Metering> = loadMetering,
): void {
  onError(client, 'countRefusals', async (error) => {
    const refusal = refusalOf(error);
    if (refusal !== undefined) (await metering()).count(refusal);
  });
}

/** The codes come from the DynamoDB developer guide, "Error handling", and the reasons of cancelled transactions. */
const THROTTLED = new Set([
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingError',
  'ThrottlingException',
]);
const SERVER_ERROR = 500;

function refusalOf(error: unknown): 'TableThrottled' | 'TableFailed' | undefined {
  if (!(error instanceof DynamoDBServiceException)) return undefined;
  const reasons =
    error instanceof TransactionCanceledException
      ? (error.CancellationReasons ?? []).map(({ Code }) => Code)
      : [];
  if ([error.name, ...reasons].some((code) => THROTTLED.has(code ?? ''))) return 'TableThrottled';
  return (error.$metadata.httpStatusCode ?? 0) >= SERVER_ERROR ? 'TableFailed' : undefined;
}
