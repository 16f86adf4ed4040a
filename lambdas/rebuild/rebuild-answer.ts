import * as z from 'zod';

/** Inboxes that own raw mail, whether they still exist or not. */
export const rawInboxPageSchema = z.object({
  inbox_ids: z.array(z.string()),
  next_page_token: z.string().nullable(),
});

/** What one call has made again; it ends when its time is over. */
export const rebuiltSchema = z.object({
  inbox_id: z.string(),
  /** Mails whose message was there. */
  present: z.int(),
  /** Messages made again. */
  rebuilt: z.int(),
  /** Mails that wait for room under a cap, as before. */
  held: z.int(),
  /** Raw bytes that have no note of an envelope to this inbox: of them nothing can be made. */
  without_note: z.int(),
  /** Mails that the next call goes on with. */
  left: z.int(),
});
export type Rebuilt = z.output<typeof rebuiltSchema>;
