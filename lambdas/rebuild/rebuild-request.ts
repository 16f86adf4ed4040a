import * as z from 'zod';

/** The requests of an operator. Only AWS credentials that may invoke the function can send them. */
export const rebuildRequestSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('inboxes.list'),
    /** `next_page_token` of the page before. */
    page_token: z.string().min(1).optional(),
  }),
  z.object({
    command: z.literal('inboxes.rebuild'),
    inbox_id: z.string().trim().min(1),
    /** `next_page_token` of the page before. */
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
