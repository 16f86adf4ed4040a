import * as z from 'zod';

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

/** What a message group of SQS may have. */
const GROUP_CHARACTERS = 128;

/** The message does not name its tenant: what one inbox asks for waits behind what others do. */
export const groupOfText = ({ attachment }: AttachmentTextJob): string =>
  attachment.inbox_id.slice(0, GROUP_CHARACTERS);
