import * as z from 'zod';

export const inboxIdField = z
  .string()
  .min(1)
  .max(320)
  .describe("The inbox's email address (case-insensitive)");

export const idField = z.string().min(1).max(200);

export const messagePath = { inbox_id: inboxIdField, message_id: idField };
export const threadPath = { inbox_id: inboxIdField, thread_id: idField };

/** These are control characters, line ends and bidirectional marks, which can make a text look like another. */
const NOT_OF_A_LINE = '\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
const ONE_LINE = new RegExp(`^[^${NOT_OF_A_LINE}]*$`);

export function oneLine(characters: number): z.ZodString {
  const rule = 'must be one line without control or text-direction characters';
  return z.string().max(characters).regex(ONE_LINE, rule);
}

export const EXAMPLE_TIME = '2026-11-21T09:00:00.000Z';
export const timestamp = z.string().describe('ISO 8601, UTC');

export const shownRetention = z
  .int()
  .nullable()
  .describe('Days after which mail is deleted. The shortest period of plan, account and inbox applies');

export const pageFields = {
  limit: z.int().min(1).max(100).default(50).describe('Maximum number of items on a page'),
  page_token: z.string().max(2048).optional().describe("The previous page's next_page_token"),
  ascending: z.boolean().default(false).describe('Oldest first'),
};

export const hiddenFields = {
  include_spam: z
    .boolean()
    .default(false)
    .describe('Include mail labeled spam; needs the label_spam_read permission'),
  include_unauthenticated: z.boolean().default(false).describe('Include mail labeled unauthenticated'),
  include_trash: z.boolean().default(false).describe('Include mail in the trash'),
};

/** `undefined` keeps the value and `null` removes it. */
export function changedField<Value>(
  before: Value | undefined,
  wanted: Value | null | undefined,
): Value | undefined {
  return wanted === undefined ? before : (wanted ?? undefined);
}

/** Searches find no held messages, so only lists have this field. */
export const heldField = {
  include_held: z
    .boolean()
    .default(false)
    .describe('Include held messages; needs the label_spam_read permission. Not with q, sort or wait'),
};

export const highlightsField = z
  .array(
    z.object({
      field: z.enum(['subject', 'filename', 'from', 'to', 'cc', 'reply_to', 'text', 'attachment']),
      text: z.string().describe('At most 160 characters of the field around a match'),
      ranges: z.array(z.tuple([z.int(), z.int()])).describe('Matches in text: UTF-16 offsets, end exclusive'),
    }),
  )
  .optional()
  .describe('With q: where its words occur');

export function onePage<Items>(items: Items) {
  return { count: 1, limit: 50, next_page_token: null, ...items };
}

export function listOf<Name extends string, Item extends z.ZodType>(
  name: Name,
  item: Item,
): z.ZodObject<
  { count: z.ZodInt; limit: z.ZodInt; next_page_token: z.ZodNullable<z.ZodString> } & Record<
    Name,
    z.ZodArray<Item>
  >
> {
  const array = { [name]: z.array(item) } as Record<Name, z.ZodArray<Item>>;
  return z.object({
    count: z.int().describe('Number of items on this page'),
    limit: z.int().describe('Page size applied'),
    next_page_token: z.string().nullable().describe('Null when there are no more pages'),
    ...array,
  });
}
