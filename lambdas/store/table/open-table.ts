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

/** The table, through a client that leaves out what is undefined. */
export function openTable(name: string): Table {
  const low = openClient(DynamoDBClient, CALL_LIMITS, {});
  retryConflicts(low);
  countRefusals(low);
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  // It sends by itself, only with the configuration of the other.
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

/** Loaded when DynamoDB has refused something: most instances never count it. */
const loadMetering = async (): Promise<Metering> =>
  (await import('../../aws/metering.ts')).cloudWatchMetering();

/**
 * Counts each attempt that DynamoDB refuses because of its rate, or fails itself. The functions of a stack are the only
 * users of its table, so that their count is the table's, for one metric instead of one for each operation and index.
 */
export function countRefusals(
  client: DynamoDBClient,
  metering: () => Promise<Metering> = loadMetering,
): void {
  client.middlewareStack.add(
    (next) => async (request) => {
      try {
        return await next(request);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal !== undefined) (await metering()).count(refusal);
        throw error;
      }
    },
    { step: 'deserialize', priority: 'high', name: 'countRefusals' },
  );
}

/** Codes of a refusal because of the rate (DynamoDB developer guide, "Error handling"; reasons of cancelled transactions). */
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
