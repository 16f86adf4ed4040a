import * as z from 'zod';

/** An attachment whose text was asked for. */
export const attachmentTextJobSchema = z.object({
  attachment: z.object({
    inbox_id: z.string(),
    message_key: z.string(),
    index: z.int(),
    content_type: z.string(),
    filename: z.string(),
  }),
});
export type AttachmentTextJob = z.output<typeof attachmentTextJobSchema>;
