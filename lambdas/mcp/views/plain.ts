import type { Shown } from '@agent-inbox/mail-reader/assistant';
import * as z from 'zod';
import { updatedMessageSchema } from '../../operations/messages/message-schema.ts';
import { usageOperation } from '../../operations/metrics/usage.ts';
import { defineView, noArguments, type View } from '../view.ts';

function plain(structured: Shown['structured']): Shown {
  return { structured, segments: [{ ours: structured }] };
}

export function plainView(output: z.ZodObject): View {
  return defineView({
    body: output,
    arguments: noArguments,
    fields: Object.keys(output.shape),
    holdsMail: false,
    show: plain,
  });
}

/** REST has no body for a delete, but a tool result must be an object. */
export const deletedView = defineView({
  body: z.unknown(),
  arguments: noArguments,
  fields: ['deleted'],
  types: { deleted: { type: 'boolean' } },
  holdsMail: false,
  show: () => plain({ deleted: true }),
});

/** Conditional updates are for programs, so assistants do not get them. */
export const updatedMessageView = defineView({
  body: updatedMessageSchema,
  arguments: noArguments,
  fixed: { if_labels: undefined, unless_labels: undefined },
  fields: ['message_id', 'unread', 'labels'],
  holdsMail: false,
  show: ({ message_id, unread, labels }) => plain({ message_id, unread, labels }),
});

const given = z.unknown().optional();
const TOTAL_OR_SERIES = { type: ['integer', 'array'], items: { type: 'object' } };

export const usageView = defineView({
  body: usageOperation.output,
  arguments: z.object({ start: given, end: given, period: given, limit: given, descending: given }),
  input: (args) => (asksForSeries(args) ? {} : { limit: 1 }),
  fields: Object.keys(usageOperation.output.shape),
  types: Object.fromEntries(Object.keys(usageOperation.output.shape).map((name) => [name, TOTAL_OR_SERIES])),
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
