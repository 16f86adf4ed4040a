import * as z from 'zod';

/** Inboxes that own raw mail, whether they still exist or not. */
export const rawInboxPageSchema = z.object({
  inbox_ids: z.array(z.string()),
  next_page_token: z.string().nullable(),
});

/** What one call has made again; it ends when its time is over. */
export const rebuiltSchema = z.object({
  inbox_id: z.string(),
  /** Mails of which everything was there. */
  present: z.int(),
  /** Messages made again. */
  rebuilt: z.int(),
  /** Messages that were there and of which something else was made again: arrival, count, or the row of their thread. */
  repaired: z.int(),
  /** Mails that wait for quota under a cap, as before. */
  deferred: z.int(),
  /** Mails that are being received, or whose receipt waits for that, perhaps in a dead-letter queue. */
  under_way: z.int(),
  /** Raw bytes that have no note of an envelope to this inbox: of them nothing can be made. */
  without_note: z.int(),
  /** Mails of this page that another call with the same page token goes on with. */
  left: z.int(),
  /** Where the next page begins; null after the last. */
  next_page_token: z.string().nullable(),
});
export type Rebuilt = z.output<typeof rebuiltSchema>;
