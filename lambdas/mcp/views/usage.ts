import * as z from 'zod';
import { usageOperation } from '../../operations/metrics/usage.ts';
import { defineView } from '../view.ts';

const { shape } = usageOperation.output;
/** A series, or without arguments of time the total of now. */
const seriesOrTotal = (series: typeof shape.inbox_count) => z.union([series, z.int()]);
const given = z.unknown().optional();

/** Totals of now, unless the call asks for a time: then the series that REST answers with. */
export const usageView = defineView({
  body: usageOperation.output,
  arguments: z.object({ start: given, end: given, period: given, limit: given, descending: given }),
  fixed: {},
  defaults: (args) => (asksForSeries(args) ? {} : { limit: 1 }),
  output: z.object({
    inbox_count: seriesOrTotal(shape.inbox_count),
    message_count: seriesOrTotal(shape.message_count),
    thread_count: seriesOrTotal(shape.thread_count),
    storage_bytes: seriesOrTotal(shape.storage_bytes),
  }),
  holdsMail: false,
  show(usage, args) {
    const structured = asksForSeries(args)
      ? usage
      : Object.fromEntries(Object.entries(usage).map(([type, series]) => [type, series?.at(-1)?.value ?? 0]));
    return { structured, segments: [{ ours: structured }] };
  },
});

function asksForSeries(args: Readonly<Record<string, unknown>>): boolean {
  return Object.values(args).some((value) => value !== undefined);
}
