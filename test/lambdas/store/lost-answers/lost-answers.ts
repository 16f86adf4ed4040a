import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Table, tableOf } from '../../../../lambdas/store/table/table.ts';

const READS = new Set(['GetItem', 'BatchGetItem', 'Query']);
const requestSchema = z.object({ headers: z.looseObject({ 'amz-sdk-request': z.string() }) });

interface TableThatLosesAnswers extends Table {
  /** Writes that took effect and whose answer was lost. */
  readonly lost: readonly string[];
  close(): void;
}

/**
 * A client of a table that loses the answer to the first attempt of every write: the write is made, and the SDK sends it
 * again.
 */
export function loseAnswers(name: string, engineOrigin: string): TableThatLosesAnswers {
  const lost: string[] = [];
  const low = new DynamoDBClient({
    endpoint: engineOrigin,
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
    maxAttempts: 2,
  });
  low.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context['commandName']).replace('Command', '');
      const { headers } = requestSchema.parse(args.request);
      if (READS.has(command) || !headers['amz-sdk-request'].startsWith('attempt=1;')) return next(args);
      await next(args).catch(() => undefined);
      lost.push(command);
      throw Object.assign(new Error('the answer was lost'), { name: 'TimeoutError' });
    },
    // Above what reads the answer, below what sends again.
    { step: 'deserialize', priority: 'high', name: 'loseAnswers' },
  );
  const client = DynamoDBDocumentClient.from(low, { marshallOptions: { removeUndefinedValues: true } });
  return { ...tableOf(client, name), lost, close: () => low.destroy() };
}
