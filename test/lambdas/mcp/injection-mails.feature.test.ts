import { randomBytes } from 'node:crypto';
import { parseMail } from '@agent-inbox/mail-reader';
import { fencedText } from '@agent-inbox/mail-reader/assistant';
import { describe, expect, test } from 'vitest';
import { messageKeyOf } from '../../../lambdas/ids.ts';
import type { View } from '../../../lambdas/mcp/view.ts';
import { attachmentView } from '../../../lambdas/mcp/views/attachment.ts';
import { messagesView, threadsView } from '../../../lambdas/mcp/views/list.ts';
import { messageView } from '../../../lambdas/mcp/views/message.ts';
import { threadView } from '../../../lambdas/mcp/views/thread.ts';
import { verificationView } from '../../../lambdas/mcp/views/wait.ts';
import type { Receipt } from '../../../lambdas/message/receipt.ts';
import type { Message } from '../../../lambdas/operations/messages/message-schema.ts';
import { showMessage } from '../../../lambdas/operations/messages/show-message.ts';
import { threadExample } from '../../../lambdas/operations/threads/thread.ts';
import { classifyMail } from '../../../lambdas/receive/classify-mail.ts';
import { composeContent, composeSummary } from '../../../lambdas/receive/compose.ts';
import { attachmentMemory, bytesOf } from '../../../packages/mail-reader/test/mime/attachment-memory.ts';
import { hostileMails } from '../../injection-mails/all.ts';
import { expectHarmless, type ToolResult } from '../../injection-mails/expect-harmless.ts';
import { HIDDEN, type HostileMail, SEEN } from '../../injection-mails/hostile-mail.ts';
import { hostileThreads } from '../../injection-mails/threads.ts';
import { testInbox } from '../store/receive/arriving-mail.ts';
import { NOW } from '../test-context.ts';
import { readCall } from './read-call.ts';

const PASSED = { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' } as const;
const inbox = testInbox();

/** A mail as the service reads, composes and shows it: the code between SMTP and the transports, without storage. */
async function received({ raw }: HostileMail): Promise<Message> {
  const parsed = await parseMail(bytesOf(raw), attachmentMemory());
  const receipt: Receipt = {
    sesMessageId: randomBytes(8).toString('hex'),
    receivedAt: NOW,
    mailFrom: `${SEEN}@sender.example`,
    recipients: [inbox.inboxId],
    objectKey: 'incoming/1',
    released: false,
    verdicts: PASSED,
  };
  const messageKey = messageKeyOf(NOW, receipt.sesMessageId, inbox.inboxId);
  const addressee = { inboxId: inbox.inboxId, rcptTo: inbox.inboxId, messageKey };
  const mail = { ...classifyMail(receipt, parsed), inbox, addressee };
  return showMessage(composeSummary(mail, 'THREAD_KEY', NOW), composeContent(mail));
}

function answer(view: View, body: unknown, args: Readonly<Record<string, unknown>> = {}): ToolResult {
  const { structured, segments } = readCall(view, args, new Date(0)).show(body);
  return { text: fencedText(segments, randomBytes), structured };
}

function threadOf(messages: readonly Message[]): Record<string, unknown> {
  const last = messages.at(-1);
  if (last === undefined) throw new Error('A thread has a message');
  const { subject, preview, thread_id, message_id: last_message_id } = last;
  const senders = messages.map(({ from }) => from);
  return { ...threadExample, thread_id, last_message_id, subject, preview, senders };
}

function page(name: string, items: readonly unknown[]): object {
  return { count: items.length, limit: 10, next_page_token: null, [name]: items };
}

/** Every answer of a tool that shows these messages. */
function answersWith(messages: readonly Message[]): ToolResult[] {
  const thread = { ...threadOf(messages), messages };
  return [
    ...messages.map((message) => answer(messageView, message)),
    ...messages.map((message) => answer(messageView, withoutSource(message), { full_text: true })),
    answer(threadView, thread),
    answer(messagesView, page('messages', messages)),
    answer(threadsView, page('threads', [threadOf(messages)])),
    ...messages.map((message) => answer(verificationView, verificationOf(message))),
    ...messages.flatMap(({ attachments }) =>
      attachments.map((attachment) =>
        answer(attachmentView, {
          ...attachment,
          download_url: 'https://bucket.example/x',
          expires_at: NOW.toISOString(),
        }),
      ),
    ),
  ];
}

/** As if the extraction let everything through. */
function verificationOf({ message_id, thread_id, received_at, subject, from, text }: Message): object {
  const link = { url: text, host: from, purpose: 'verify', matches_sender: false };
  const ids = { message_id, thread_id, received_at };
  const candidates = [{ sender_domain: from, message_id, received_at }];
  const found = { status: 'found', code: subject, link, sender: from, sender_domain: from };
  return { ...found, ...ids, age_seconds: 4, candidates, withheld: 0 };
}

/** HTML and headers are in a full answer as their source: what is hidden in it is hidden in what it makes. */
function withoutSource(message: Message): Message {
  return { ...message, html: null, headers: {}, raw_headers: [] };
}

const classes = Object.entries(hostileMails);
const all = [...classes.flatMap(([, mails]) => mails), ...hostileThreads.flat()];

test('the hostile mails are more than 200, with names of their own', () => {
  expect(all.length).toBeGreaterThan(200);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(classes)('a hostile mail of the class "%s"', (_, mails) => {
  test.each(mails)('is harmless in every answer: $name', async (mail) => {
    const message = await received(mail);
    const answers = answersWith([message]);
    const [first = ''] = answers.map((each) => expectHarmless(each).theirs.join('\n'));

    // What the sender wrote for people is there.
    expect(first).toContain(SEEN);
    for (const host of mail.hosts) expect(first).toContain(host);
    const texts = [message.text, message.preview, message.extracted_text];
    expect(texts.filter((text) => text.includes(HIDDEN))).toEqual([]);
    if (mail.isHiding) {
      expect(message.hidden_text).toBe(true);
      expect(answers[0]?.structured).toMatchObject({ hidden_text: true });
    }
  });
});

test.each(
  hostileThreads.map((mails) => ({ name: mails[0]?.name, mails })),
)('a hostile thread is harmless in every answer: $name', async ({ mails }) => {
  const messages = await Promise.all(mails.map(received));
  const read = answersWith(messages).map(expectHarmless);

  expect(read.map(({ theirs }) => theirs.length)).toContain(messages.length + 1);
});
