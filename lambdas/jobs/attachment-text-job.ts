import { createHash } from 'node:crypto';
import * as z from 'zod';

/**
 * A text that was asked for counts against the plan until it is made, or for so long. The search index waits for it as long, so that never
 * more messages wait there than the plan allows texts.
 */
export const ASKED_MS = 24 * 3_600_000;
/** A job that is older makes no text, because no search would find it. Those that were begun end before the index waits no longer. */
export const MAX_JOB_MS = ASKED_MS - 3_600_000;

export const attachmentTextJobSchema = z.object({
  tenant: z.string().default('unknown'),
  /** How often it found that the tenant has others made. */
  waits: z.int().default(0),
  /** Attempts whose function ended without an outcome. */
  attempts: z.int().default(0),
  /** When it was asked for, in milliseconds since 1970; undefined in jobs of before. */
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

/** Of its lease among those that a tenant has asked for: asked for again, it counts once. */
export function leaseOfText({
  inbox_id,
  message_key,
  index,
}: Pick<AttachmentTextJob['attachment'], 'inbox_id' | 'message_key' | 'index'>): string {
  return createHash('sha256').update(`${inbox_id} ${message_key} ${index}`).digest('base64url').slice(0, 10);
}

export const tenantOfText = ({ tenant }: AttachmentTextJob): string => tenant;
