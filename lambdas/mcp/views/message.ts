import { READING_DEFAULTS, showMessage } from '@agent-inbox/mail-reader/assistant';
import * as z from 'zod';
import { messageSchema } from '../../operations/messages/message-schema.ts';
import { defineView } from '../view.ts';

/** Three bodies of this length and a text block fit into the 6 MB limit of a Lambda response. */
const MAX_CHARACTERS = 100_000;
/** A character may have two UTF-16 code units, and each read must advance. */
const MIN_CHARACTERS = 10;

export const readingArguments = z.object({
  max_chars: z
    .int()
    .min(MIN_CHARACTERS)
    .max(MAX_CHARACTERS)
    .default(READING_DEFAULTS.max_chars)
    .describe('Body characters to return'),
  offset: z.int().min(0).default(READING_DEFAULTS.offset).describe('next_offset of the previous call'),
  full_text: z
    .boolean()
    .default(READING_DEFAULTS.full_text)
    .describe('Whole text with quoted history, links, HTML and headers'),
});

export const NEXT_OFFSET = { type: ['integer', 'null'] };

export const messageView = defineView({
  body: messageSchema,
  arguments: readingArguments,
  fields: [
    'message_id',
    'thread_id',
    'labels',
    'unread',
    'authentication',
    'received_at',
    'hidden_text',
    'body_truncated',
    'body_missing',
    'untrusted_content',
    'approx_chars',
    'from',
    'to',
    'cc',
    'reply_to',
    'subject',
    'verification',
    'kind',
    'attachments',
    'extracted_text',
    'next_offset',
  ],
  types: { approx_chars: { type: 'integer' }, next_offset: NEXT_OFFSET },
  holdsMail: true,
  show: showMessage,
});
