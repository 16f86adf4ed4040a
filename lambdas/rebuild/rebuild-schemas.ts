import * as z from 'zod';

/** The function is invoked only with the operator's AWS credentials. */
export const rebuildRequestSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('inboxes.list'),
    page_token: z.string().min(1).optional(),
  }),
  z.object({
    command: z.literal('inboxes.rebuild'),
    inbox_id: z.string().trim().min(1),
    page_token: z.string().min(1).optional(),
  }),
  z.object({
    command: z.literal('search.rebuild'),
    /** An id or the human's email address identifies the tenant. */
    tenant: z.string().trim().min(1),
    page_token: z.string().min(1).optional(),
  }),
]);
export type RebuildRequest = z.output<typeof rebuildRequestSchema>;

/** The inboxes own raw email and may no longer exist. */
export const rawInboxPageSchema = z.object({
  inbox_ids: z.array(z.string()),
  next_page_token: z.string().nullable(),
});

export const rebuiltSchema = z.object({
  inbox_id: z.string(),
  present: z.int(),
  rebuilt: z.int(),
  repaired: z.int(),
  deferred: z.int(),
  extracted: z.int(),
  /** The receipt may be in a queue or dead-letter queue. */
  under_way: z.int(),
  /** The raw bytes have no envelope for this inbox. */
  without_note: z.int(),
  /** A call with the same page token continues with these emails. */
  left: z.int(),
  next_page_token: z.string().nullable(),
});
export type Rebuilt = z.output<typeof rebuiltSchema>;

export const rebuiltSearchSchema = z.object({
  messages: z.int(),
  /** The token is null if the index is complete. */
  next_page_token: z.string().nullable(),
});
export type RebuiltSearch = z.output<typeof rebuiltSearchSchema>;
