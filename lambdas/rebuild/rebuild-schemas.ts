import * as z from 'zod';

/** The requests of an operator. Only AWS credentials that may invoke the function can send them. */
export const rebuildRequestSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('inboxes.list'),
    /** `next_page_token` of the previous page. */
    page_token: z.string().min(1).optional(),
  }),
  z.object({
    command: z.literal('inboxes.rebuild'),
    inbox_id: z.string().trim().min(1),
    /** `next_page_token` of the previous page. */
    page_token: z.string().min(1).optional(),
  }),
  z.object({
    command: z.literal('search.rebuild'),
    /** Id, or address of its human. */
    tenant: z.string().trim().min(1),
    /** `next_page_token` of the call before. */
    page_token: z.string().min(1).optional(),
  }),
]);
export type RebuildRequest = z.output<typeof rebuildRequestSchema>;

/** Inboxes that own raw mail, whether they still exist or not. */
export const rawInboxPageSchema = z.object({
  inbox_ids: z.array(z.string()),
  next_page_token: z.string().nullable(),
});

/** The result of one call, which stops at its time limit. */
export const rebuiltSchema = z.object({
  inbox_id: z.string(),
  /** Mails that were complete. */
  present: z.int(),
  /** Messages that were missing and were made again. */
  rebuilt: z.int(),
  /** Messages that were there, and whose arrival, usage entry or thread row was made again. */
  repaired: z.int(),
  /** Over-quota mails, which stay deferred. */
  deferred: z.int(),
  /** Messages, stored before what is extracted today was, whose mail was read again for it. */
  extracted: z.int(),
  /** Mails that are being received, or whose receipt is in a queue or dead-letter queue. */
  under_way: z.int(),
  /** Raw bytes without a note of an envelope to this inbox: no message can be made of them. */
  without_note: z.int(),
  /** Mails of this page that were not reached: another call with the same page token continues with them. */
  left: z.int(),
  next_page_token: z.string().nullable(),
});
export type Rebuilt = z.output<typeof rebuiltSchema>;

/** The result of one call, which stops at its time limit. */
export const rebuiltSearchSchema = z.object({
  /** That this call put into the index. */
  messages: z.int(),
  /** For the next call; null when the index is complete. */
  next_page_token: z.string().nullable(),
});
export type RebuiltSearch = z.output<typeof rebuiltSearchSchema>;
