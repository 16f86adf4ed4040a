import * as z from 'zod';
import { whoamiOperation } from '../../operations/identity/identity.ts';
import { updatedMessageSchema } from '../../operations/messages/message-schema.ts';
import { usageOperation } from '../../operations/metrics/usage.ts';
import { defineView, noArguments, type View } from '../view.ts';

/** The state of a message that was changed: what it says is read by other tools. Conditions are for programs. */
export const updatedMessageView = defineView({
  body: updatedMessageSchema,
  arguments: noArguments,
  fixed: { if_labels: undefined, unless_labels: undefined },
  output: updatedMessageSchema.pick({ message_id: true, unread: true, labels: true }),
  holdsMail: false,
  show({ message_id, unread, labels }) {
    const structured = { message_id, unread, labels };
    return { structured, segments: [{ ours: structured }] };
  },
});

export const identityView = defineView({
  body: whoamiOperation.output,
  arguments: noArguments,
  fixed: {},
  output: whoamiOperation.output,
  holdsMail: false,
  show: (structured) => ({ structured, segments: [{ ours: structured }] }),
});

const object = z.record(z.string(), z.unknown());

/** Only our own data: the REST body as it is. */
export function plainView(output: z.ZodType): View {
  return defineView({
    body: object,
    arguments: noArguments,
    fixed: {},
    output,
    holdsMail: false,
    show: (structured) => ({ structured, segments: [{ ours: structured }] }),
  });
}

const DELETED = { deleted: true } as const;

/** REST answers a delete without a body; a tool's result is always an object. */
export const deletedView = defineView({
  body: z.unknown(),
  arguments: noArguments,
  fixed: {},
  output: z.object({ deleted: z.literal(true) }),
  holdsMail: false,
  show: () => ({ structured: DELETED, segments: [{ ours: DELETED }] }),
});

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
