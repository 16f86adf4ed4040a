import { createHash } from 'node:crypto';
import * as z from 'zod';

export const attachmentTextJobSchema = z.object({
  tenant: z.string().default('unknown'),
  /** How often it found that the tenant has others made. */
  waits: z.int().default(0),
  /** Attempts whose function ended without an outcome. */
  attempts: z.int().default(0),
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
export function leaseOfText({ inbox_id, message_key, index }: AttachmentTextJob['attachment']): string {
  return createHash('sha256').update(`${inbox_id} ${message_key} ${index}`).digest('base64url').slice(0, 10);
}

export const tenantOfText = ({ tenant }: AttachmentTextJob): string => tenant;
