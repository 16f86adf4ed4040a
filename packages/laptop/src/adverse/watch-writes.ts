import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import type { TableShape } from '../aws-gateway/table-shapes.ts';
import { type WrittenRow, writtenRows } from '../aws-gateway/written-rows.ts';

const requestSchema = z.object({
  headers: z.object({ 'x-amz-target': z.string() }),
  body: z.union([z.string(), z.instanceof(Uint8Array)]),
});

export function watchWrites(
  client: DynamoDBClient,
  tables: ReadonlyMap<string, TableShape>,
  written: (row: WrittenRow) => void,
): void {
  client.middlewareStack.add(
    (next) => async (call) => {
      const output = await next(call);
      const request = requestSchema.safeParse(call.request).data;
      if (request === undefined) return output;
      const target = request.headers['x-amz-target'];
      const operation = target.slice(target.indexOf('.') + 1);
      for (const row of writtenRows(operation, JSON.parse(textOf(request.body)), tables)) written(row);
      return output;
    },
    { step: 'finalizeRequest', priority: 'high', name: 'watchWrites', override: true },
  );
}

function textOf(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}
