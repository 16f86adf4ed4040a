import { messageExample } from '../operations/messages/message-example.ts';
import { messageSummarySchema } from '../operations/messages/message-schema.ts';
import type { Content } from './fit-content.ts';

const MESSAGE_ID = 'msg_test0123456789abcdefgh';
const VERIFICATION = {
  codes: [{ value: '482913', as_written: '482 913', confidence: 'high' as const, evidence: 'text' as const }],
  links: [
    {
      url: 'https://example.com/confirm?token=test',
      host: 'example.com',
      purpose: 'verify' as const,
      matches_sender: true,
    },
  ],
};
const ATTACHMENT = {
  attachment_id: 'att_test0123456789abcdefgh',
  message_id: MESSAGE_ID,
  filename: 'test.txt',
  content_type: 'text/plain',
  size: 4,
  content_disposition: 'attachment' as const,
  content_id: null,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  text_status: 'available' as const,
};
const TEXT = 'Your code is 482 913.';

export function madeUpContent(timestamp: string): Content {
  const message = messageSummarySchema.parse({
    ...messageExample,
    message_id: MESSAGE_ID,
    thread_id: 'thr_test0123456789abcdefgh',
    inbox_id: 'test@example.com',
    from: 'Test <no-reply@example.com>',
    to: ['test@example.com'],
    delivered_to: 'test@example.com',
    subject: 'Test event',
    preview: TEXT,
    rfc_message_id: '<test@example.com>',
    verification: VERIFICATION,
    attachments: [ATTACHMENT],
    timestamp,
    received_at: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
  });
  return {
    message,
    verification: VERIFICATION,
    attachments: [ATTACHMENT],
    text: { extracted_text: TEXT, text: TEXT, text_truncated: false },
  };
}
