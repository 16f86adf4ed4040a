import { createHash } from 'node:crypto';
import * as z from 'zod';

/**
 * A requested text counts against the plan and delays the search index at most this long, so that the index never waits
 * for more texts than the plan allows.
 */
export const ASKED_MS = 24 * 3_600_000;
/**
 * An older job makes no text, because no search would find it. Jobs that have begun end before the index stops waiting.
 */
export const MAX_JOB_MS = ASKED_MS - 3_600_000;

export const attachmentTextJobSchema = z.object({
  tenant: z.string().default('unknown'),
  waits: z.int().default(0),
  attempts: z.int().default(0),
  /** The time is in milliseconds since 1970; older jobs have none. */
  asked: z.int().optional(),
  attachment: z.object({
    inbox_id: z.string(),
    message_key: z.string(),
    index: z.int(),
    content_type: z.string(),
    filename: z.string(),
  }),
});
export type AttachmentTextJob = z.output<typeof attachmentTextJobSchema>;

/** A text that is requested twice has the same lease, so it counts once. */
export function leaseOfText({
  inbox_id,
  message_key,
  index,
}: Pick<AttachmentTextJob['attachment'], 'inbox_id' | 'message_key' | 'index'>): string {
  return createHash('sha256').update(`${inbox_id} ${message_key} ${index}`).digest('base64url').slice(0, 10);
}

export const tenantOfText = ({ tenant }: AttachmentTextJob): string => tenant;
