import * as z from 'zod';
import { updatedMessageSchema } from '../../operations/messages/message-schema.ts';
import { usageOperation } from '../../operations/metrics/usage.ts';
import { defineView, noArguments, type Shown, type View } from '../view.ts';

/** What the service says itself, which needs no marker. */
function plain(structured: Shown['structured']): Shown {
  return { structured, segments: [{ ours: structured }] };
}

/** Only our own data: the REST body as it is. */
export function plainView(output: z.ZodObject): View {
  return defineView({
    body: output,
    arguments: noArguments,
    fields: Object.keys(output.shape),
    holdsMail: false,
    show: plain,
  });
}

/** REST answers a delete without a body; a tool's result is always an object. */
export const deletedView = defineView({
  body: z.unknown(),
  arguments: noArguments,
  fields: ['deleted'],
  holdsMail: false,
  show: () => plain({ deleted: true }),
});

/** The state of a message that was changed: what it says is read by other tools. Conditions are for programs. */
export const updatedMessageView = defineView({
  body: updatedMessageSchema,
  arguments: noArguments,
  fixed: { if_labels: undefined, unless_labels: undefined },
  fields: ['message_id', 'unread', 'labels'],
  holdsMail: false,
  show: ({ message_id, unread, labels }) => plain({ message_id, unread, labels }),
});

const given = z.unknown().optional();

/** Totals of now, unless the call asks for a time: then the series that REST answers with. */
export const usageView = defineView({
  body: usageOperation.output,
  arguments: z.object({ start: given, end: given, period: given, limit: given, descending: given }),
  input: (args) => (asksForSeries(args) ? {} : { limit: 1 }),
  fields: Object.keys(usageOperation.output.shape),
  holdsMail: false,
  show(usage, args) {
    if (asksForSeries(args)) return plain(usage);
    const total = (series: (typeof usage)[keyof typeof usage]) => series?.at(-1)?.value ?? 0;
    return plain(Object.fromEntries(Object.entries(usage).map(([type, series]) => [type, total(series)])));
  },
});

function asksForSeries(args: Readonly<Record<string, unknown>>): boolean {
  return Object.values(args).some((value) => value !== undefined);
}
