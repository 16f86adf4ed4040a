import {
  CopyObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { MessageContent, MessageSummary } from '../../lambdas/message/message.ts';
import type { Receipt } from '../../lambdas/message/receipt.ts';
import {
  getMessageObject,
  type MailBucket,
  putMessageObject,
} from '../../lambdas/store/object/mail-bucket.ts';
import { findRaw, keepRaw } from '../../lambdas/store/object/raw-mail.ts';
import { exampleContent, exampleSummary } from '../lambdas/example-message.ts';
import { bucketOf } from '../lambdas/store/object/bucket-of.ts';
import { NOW } from '../lambdas/test-context.ts';
import { INBOX } from './names.ts';

/** What the store gives S3 for an object: its bytes in base64, or the metadata of a copy. */
export const goldenObjectsSchema = z.record(
  z.string(),
  z.object({ body: z.base64().optional(), metadata: z.record(z.string(), z.string()).optional() }),
);
type GoldenObjects = z.output<typeof goldenObjectsSchema>;

const AT = NOW.toISOString();
const STORED = 'stored-1';
const DEFERRED = 'deferred-1';

/** Has every field, the optional ones included. */
export const goldenSummary: MessageSummary = {
  ...exampleSummary,
  kind: 'calendar',
  bounce: {
    action: 'failed',
    status: '5.1.1',
    recipient: 'eve@x.test',
    diagnostic: '550 No such user',
    original_message_id: '<o@x.test>',
  },
  calendar: {
    method: 'request',
    uid: 'u@x.test',
    sequence: 1,
    status: 'confirmed',
    start: '2026-11-23T10:00:00+01:00',
    end: '2026-11-23T11:00:00+01:00',
    timezone: 'Europe/Berlin',
    summary: 'Review',
    location: 'Room 1',
    organizer: { name: 'Bob', email: 'bob@x.test' },
    attendees: [{ name: '', email: 'a@x.test', answer: 'accepted' }],
    recurrence: 'FREQ=WEEKLY',
    recurrence_id: null,
    recurrence_range: null,
  },
  unsubscribe: { one_click: true, urls: ['https://x.test/u'], mailto: 'mailto:u@x.test' },
  list: { id: 'l.x.test' },
  unread: false,
  tag: 'shop',
  delivered_to: 'ada+shop@agents.test',
  message_id: 'msg_1',
  inbox_id: INBOX,
  thread_id: 'thr_1',
  labels: ['received', 'unread'],
  timestamp: AT,
  received_at: AT,
  from: 'Bob <bob@x.test>',
  to: [INBOX],
  cc: ['carol@x.test'],
  bcc: ['dave@x.test'],
  subject: 'Grüße',
  preview: 'Hello',
  attachments: [
    {
      attachment_id: 'att_1',
      message_id: 'msg_1',
      filename: 'a.pdf',
      content_type: 'application/pdf',
      size: 3,
      content_disposition: 'attachment',
      content_id: null,
      sha256: '0'.repeat(64),
    },
  ],
  rfc_message_id: '<2@x.test>',
  in_reply_to: '<1@x.test>',
  references: ['<1@x.test>'],
  authentication: { spf: 'pass', dkim: 'fail', dmarc: 'gray', spam: 'pass', virus: 'none' },
  size: 1000,
  body_truncated: true,
  hidden_text: true,
  parse_error: 'too many parts',
  hold_reason: 'unlisted',
  verification: {
    codes: [{ value: '482913', as_written: '482 913', confidence: 'high', evidence: 'text' }],
    links: [{ url: 'https://x.test/verify?t=1', host: 'x.test', purpose: 'verify', matches_sender: true }],
    sender_domain: 'x.test',
    has_one_link_domain: true,
  },
  created_at: AT,
  updated_at: AT,
};
export const goldenContent: MessageContent = {
  ...exampleContent,
  text: 'Hello\n> earlier',
  html: '<p>Hello</p>',
  links: [],
  extracted_text: 'Hello',
  headers: { subject: 'Grüße' },
  raw_headers: [['Subject', '=?utf-8?q?Gr=C3=BC=C3=9Fe?=']],
  reply_to: ['bob@y.test'],
  envelope: { mail_from: 'bounce@x.test', rcpt_to: INBOX },
};
export const goldenReceipt: Receipt = {
  sesMessageId: 'ses-1',
  receivedAt: NOW,
  mailFrom: 'bounce@x.test',
  recipients: [INBOX],
  verdicts: { spf: 'pass', dkim: 'fail', dmarc: 'gray', spam: 'pass', virus: 'none' },
  objectKey: 'incoming/ses-1',
  released: false,
};

export async function makeObjects(): Promise<GoldenObjects> {
  const objects: GoldenObjects = {};
  const bucket = bucketWith(async (command) => {
    if (command instanceof PutObjectCommand && command.input.Body instanceof Uint8Array) {
      objects[command.input.Key ?? ''] = { body: Buffer.from(command.input.Body).toString('base64') };
    }
    if (command instanceof CopyObjectCommand) {
      objects[command.input.Key ?? ''] = { metadata: { ...command.input.Metadata } };
    }
    return {};
  });
  await putMessageObject(bucket, INBOX, STORED, { content: goldenContent, summary: goldenSummary });
  const mail = { inboxId: INBOX, rcptTo: INBOX };
  const note = { inboxKey: 'list-1', receipt: goldenReceipt };
  await keepRaw(
    bucket,
    { ...mail, messageKey: STORED },
    { ...note, delivery: { threadKey: 'thread-1', at: NOW } },
  );
  await keepRaw(bucket, { ...mail, messageKey: DEFERRED }, { ...note, delivery: undefined });
  return objects;
}

export async function readObjects(objects: GoldenObjects): Promise<Record<string, unknown>> {
  const bucket = bucketWith(async (command) => {
    if (command instanceof GetObjectCommand) {
      const body = Buffer.from(objects[command.input.Key ?? '']?.body ?? '', 'base64');
      return { Body: { transformToByteArray: async () => body } };
    }
    if (command instanceof HeadObjectCommand) {
      return { Metadata: objects[command.input.Key ?? '']?.metadata, ContentLength: 1000 };
    }
    return {};
  });
  const read = {
    message: await getMessageObject(bucket, INBOX, STORED),
    raw: await findRaw(bucket, { inboxId: INBOX, messageKey: STORED }),
    deferredRaw: await findRaw(bucket, { inboxId: INBOX, messageKey: DEFERRED }),
  };
  return JSON.parse(JSON.stringify(read));
}

function bucketWith(send: (command: object) => Promise<object>): MailBucket {
  const client = new S3Client({
    region: 'us-east-1',
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  });
  client.send = send;
  return bucketOf(client, 'mail');
}
