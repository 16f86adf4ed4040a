import * as z from 'zod';
import type { TableDetour } from '../aws-gateway/call-faults.ts';

/** By batch operation: the member of the answer that holds what was left out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  BatchGetItem: 'UnprocessedKeys',
  BatchWriteItem: 'UnprocessedItems',
};

const members = z.array(z.unknown());
const requestSchema = z.looseObject({
  RequestItems: z.record(z.string(), z.union([members, z.looseObject({ Keys: members })])),
});
const replySchema = z.looseObject({});

/** Whether a call is a batch that DynamoDB may process in part. */
export function isBatch(operation: string): boolean {
  return operation in LEFT_OUT;
}

/**
 * Has a batch processed in part, as DynamoDB does near its limits: the answer names the rest.
 * @param part share of the members that is processed, above 0 and below 1.
 * @returns undefined for a batch of one member, of one table that is unknown, or of several tables.
 */
export function processInPart(operation: string, body: unknown, part: number): TableDetour | undefined {
  const request = requestSchema.safeParse(body).data;
  const tables = Object.entries(request?.RequestItems ?? {});
  const [only] = tables;
  const leftOut = LEFT_OUT[operation];
  if (request === undefined || leftOut === undefined || only === undefined || tables.length > 1) {
    return undefined;
  }
  const [table, wanted] = only;
  const all = Array.isArray(wanted) ? wanted : wanted.Keys;
  if (all.length < 2) return undefined;
  const cut = Math.max(1, Math.floor(part * all.length));
  const withMembers = (some: readonly unknown[]) => ({
    [table]: Array.isArray(wanted) ? some : { ...wanted, Keys: some },
  });
  const rest = withMembers(all.slice(cut));
  return {
    body: Buffer.from(JSON.stringify({ ...request, RequestItems: withMembers(all.slice(0, cut)) })),
    amend(reply) {
      const said = replySchema.parse(JSON.parse(reply.toString('utf8')));
      return Buffer.from(JSON.stringify({ ...said, [leftOut]: rest }));
    },
  };
}
