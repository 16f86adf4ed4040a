import * as z from 'zod';
import type { TableDetour } from '../aws-gateway/call-faults.ts';

const UNPROCESSED_MEMBERS: Readonly<Record<string, string>> = {
  BatchGetItem: 'UnprocessedKeys',
  BatchWriteItem: 'UnprocessedItems',
};

const members = z.array(z.unknown());
const requestSchema = z.looseObject({
  RequestItems: z.record(z.string(), z.union([members, z.looseObject({ Keys: members })])),
});
const replySchema = z.looseObject({});

export function isBatch(operation: string): boolean {
  return operation in UNPROCESSED_MEMBERS;
}

/**
 * DynamoDB processes batches partially near its limits, and the reply lists the rest. @returns undefined for a batch of
 * one member, of an unknown table, or of several tables.
 */
export function processInPart(operation: string, body: unknown, part: number): TableDetour | undefined {
  const request = requestSchema.safeParse(body).data;
  const tables = Object.entries(request?.RequestItems ?? {});
  const [only] = tables;
  const unprocessed = UNPROCESSED_MEMBERS[operation];
  if (request === undefined || unprocessed === undefined || only === undefined || tables.length > 1) {
    return undefined;
  }
  const [table, members] = only;
  const all = Array.isArray(members) ? members : members.Keys;
  if (all.length < 2) return undefined;
  const cut = Math.max(1, Math.floor(part * all.length));
  const withMembers = (some: readonly unknown[]) => ({
    [table]: Array.isArray(members) ? some : { ...members, Keys: some },
  });
  const rest = withMembers(all.slice(cut));
  return {
    body: Buffer.from(JSON.stringify({ ...request, RequestItems: withMembers(all.slice(0, cut)) })),
    amend(reply) {
      const parsed = replySchema.parse(JSON.parse(reply.toString('utf8')));
      return Buffer.from(JSON.stringify({ ...parsed, [unprocessed]: rest }));
    },
  };
}
