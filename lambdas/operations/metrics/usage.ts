import * as z from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid } from '../../core/errors.ts';
import type { Totals } from '../../store/usage/usage-rows.ts';
import { DAY_MS } from '../../timing/durations.ts';
import { readInboxUsage, readTenantUsage } from '../../usage/read-usage.ts';
import { defineOperation } from '../define.ts';
import { timestamp } from '../fields.ts';
import { requireInbox } from '../of-inbox.ts';

/** The limits are LIM-05 and LIM-06. */
export const MAX_BUCKETS = 500;
const MAX_DAYS = 90;

const DEFAULT_WINDOW_MS = 24 * 60 * 60 * 1000;

interface WindowInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  /** The unit is seconds. */
  readonly period: number;
  readonly limit?: number | undefined;
}

/**
 * Buckets begin at `start`, and the last one ends at `end` even if that makes it shorter (D-USG-03). @returns
 * milliseconds since 1970
 */
export function bucketEnds({ start, end, period, limit }: WindowInput, now: Date): number[] {
  const wantedEnd = end === undefined ? now.getTime() : Date.parse(end);
  const last = Math.min(wantedEnd, now.getTime());
  const first = start === undefined ? last - DEFAULT_WINDOW_MS : Date.parse(start);
  if (last <= first) throw invalid('end', 'must be after start, and start must not be in the future');
  if (last - first > MAX_DAYS * DAY_MS) throw invalid('start', `must be at most ${MAX_DAYS} days before end`);
  const buckets = Math.ceil((last - first) / (period * 1000));
  if (buckets > MAX_BUCKETS) {
    throw invalid('period', `divides the window into ${buckets} buckets; at most ${MAX_BUCKETS} are allowed`);
  }
  const ends = Array.from({ length: buckets }, (_, i) => Math.min(first + (i + 1) * period * 1000, last));
  return limit === undefined ? ends : ends.slice(-limit);
}

const USAGE_TYPES = ['inbox_count', 'message_count', 'thread_count', 'storage_bytes'] as const;
type UsageType = (typeof USAGE_TYPES)[number];

const point = z.object({ timestamp, value: z.int() });
const series = z.array(point).optional();
const instant = z.iso.datetime({ offset: true });

export const usageOperation = defineOperation({
  name: 'metrics.usage',
  summary: 'Get usage over time',
  description:
    'Returns one point per usage type at the end of each bucket of the window. Counts are totals of what existed at that ' +
    'time; storage_bytes is the current storage at every point, even before the account existed.',
  method: 'GET',
  path: '/metrics/usage',
  input: z.object({
    usage_types: z
      .array(z.enum(USAGE_TYPES))
      .min(1)
      .default([...USAGE_TYPES])
      .describe('Types to return: a repeated parameter, a comma-separated list or a JSON array'),
    start: instant.optional().describe('Start of the window. Default: one day before its end'),
    end: instant.optional().describe('End of the window. Default and latest: now'),
    period: z.int().min(1).default(600).describe('Length of a bucket in seconds'),
    limit: z
      .int()
      .min(1)
      .max(MAX_BUCKETS)
      .optional()
      .describe('Return only the latest buckets, at most this many'),
    descending: z.boolean().default(false).describe('Newest bucket first'),
  }),
  output: z.object({
    inbox_count: series,
    message_count: series,
    thread_count: series,
    storage_bytes: series,
  }),
  access: { permission: 'metrics_read', scope: 'any' },
  example: {
    input: { usage_types: ['message_count'], period: 3600, limit: 2 },
    output: {
      message_count: [
        { timestamp: '2026-11-21T09:00:00.000Z', value: 41 },
        { timestamp: '2026-11-21T10:00:00.000Z', value: 44 },
      ],
    },
  },
  async run(context, input) {
    const now = context.now();
    const times = bucketEnds(input, now);
    const wanted = [...new Set(input.usage_types)];
    // Storage is the present one, wherever the window ends.
    const atNow = wanted.includes('storage_bytes') ? [now.getTime()] : [];
    const totals = await read(context, [...times, ...atNow]);
    const storedNow = totals.at(-1)?.bytes ?? 0;
    const points = times.map((time, i) => ({ time, totals: totals[i] }));
    if (input.descending) points.reverse();
    return Object.fromEntries(
      wanted.map((type) => [
        type,
        points.map((each) => ({
          timestamp: new Date(each.time).toISOString(),
          value: type === 'storage_bytes' ? storedNow : countOf(type, each.totals),
        })),
      ]),
    );
  },
});

function countOf(type: Exclude<UsageType, 'storage_bytes'>, totals: Totals | undefined): number {
  switch (type) {
    case 'inbox_count':
      return totals?.inboxes ?? 0;
    case 'message_count':
      return totals?.messages ?? 0;
    case 'thread_count':
      return totals?.threads ?? 0;
  }
}

async function read(context: Context, times: readonly number[]): Promise<Totals[]> {
  const { table, caller } = context;
  if (caller.scope.type === 'organization') return readTenantUsage(table, caller.tenantId, times);
  const inbox = await requireInbox(context, caller.scope.inboxId);
  return readInboxUsage(table, caller.tenantId, inbox.listKey, times);
}
