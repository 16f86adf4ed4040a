import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { parseJson } from '../aws-gateway/read-body.ts';
import type { Deployment, JsonObject } from '../contract.ts';

const MAX_ENTRIES = 10;
const MAX_BYTES = 256 * 1024;

const requestSchema = z.object({
  Entries: z
    .array(
      z.object({
        Source: z.string().min(1),
        DetailType: z.string().min(1),
        Detail: z.string(),
        EventBusName: z.string().min(1),
        Resources: z.array(z.string()).default([]),
        Time: z.number().optional(),
      }),
    )
    .min(1)
    .max(MAX_ENTRIES),
});

export type PutEventsEntry = z.output<typeof requestSchema>['Entries'][number];

export class BadPutEvents extends Error {
  override readonly name = 'ValidationException';
}

export function parsePutEvents(body: Uint8Array): readonly PutEventsEntry[] {
  const parsed = requestSchema.safeParse(parseJson(Buffer.from(body)));
  if (!parsed.success) throw new BadPutEvents(z.prettifyError(parsed.error));
  const bytes = parsed.data.Entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  if (bytes > MAX_BYTES) {
    throw new BadPutEvents('Total size of the entries in the request is over the limit.');
  }
  return parsed.data.Entries;
}

/** The EventBridge user guide defines this size ("Calculating PutEvents event entry size"). */
function sizeOf({ Source, DetailType, Detail, Resources, Time }: PutEventsEntry): number {
  const texts = [Source, DetailType, Detail, ...Resources];
  const time = Time === undefined ? 0 : 14;
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), time);
}

export function busName(nameOrArn: string): string {
  return nameOrArn.slice(nameOrArn.lastIndexOf('/') + 1);
}

/** Returns undefined when the detail is not a JSON object, which fails only this entry. */
export function envelope(entry: PutEventsEntry, deployment: Deployment, now: Date): JsonObject | undefined {
  const detail = jsonObject(entry.Detail);
  if (detail === undefined) return undefined;
  const time = entry.Time === undefined ? now : new Date(entry.Time * 1000);
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': entry.DetailType,
    source: entry.Source,
    account: deployment.accountId,
    time: time.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    region: deployment.region,
    resources: entry.Resources,
    detail,
  };
}

const objectSchema = z.record(z.string(), z.json());

function jsonObject(text: string): JsonObject | undefined {
  try {
    return objectSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
