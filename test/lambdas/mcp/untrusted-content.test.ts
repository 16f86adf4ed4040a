import { randomBytes } from 'node:crypto';
import { fencedText, type Shown, safeText } from '@agent-inbox/mail-reader/assistant';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapValues } from '../../../lambdas/map-values.ts';
import { attachmentView } from '../../../lambdas/mcp/views/attachment.ts';
import { threadsView } from '../../../lambdas/mcp/views/list.ts';
import { messageView } from '../../../lambdas/mcp/views/message.ts';
import { threadView } from '../../../lambdas/mcp/views/thread.ts';
import { columnOf } from '../../../lambdas/message/field-table.ts';
import { contentFields, summaryFields } from '../../../lambdas/message/message-fields.ts';
import { messageExample } from '../../../lambdas/operations/messages/message-example.ts';
import type { Message } from '../../../lambdas/operations/messages/message-schema.ts';
import { showMessage } from '../../../lambdas/operations/messages/show-message.ts';
import { threadExample } from '../../../lambdas/operations/threads/thread.ts';
import { goldenContent, goldenSummary } from '../../golden-rows/objects.ts';
import { injectionLine, injectionText } from './injection-mail.ts';
import { readCall } from './read-call.ts';
import { type ReadText, readFences } from './read-fences.ts';

const MAILS = { numRuns: 200 };

const hostile: fc.Arbitrary<Message> = fc
  .record({
    from: injectionLine,
    subject: injectionLine,
    preview: injectionLine,
    text: injectionText,
    filename: injectionLine,
    to: fc.array(injectionLine, { maxLength: 3 }),
    cc: fc.array(injectionLine, { maxLength: 2 }),
    reply_to: fc.array(injectionLine, { maxLength: 2 }),
  })
  .map(({ filename, ...fields }) => ({
    ...messageExample,
    ...fields,
    html: fields.text,
    extracted_text: fields.text,
    attachments: [
      {
        attachment_id: 'att_1',
        message_id: messageExample.message_id,
        filename,
        content_type: 'text/plain',
        size: 1,
        content_disposition: 'attachment' as const,
        content_id: null,
        sha256: '00',
        text_status: 'available' as const,
      },
    ],
  }));

function read(shown: Shown): ReadText {
  return readFences(fencedText(shown.segments, randomBytes));
}

function threadOf(messages: readonly Message[]): object {
  const [first = messageExample] = messages;
  const { subject, preview, from, to } = first;
  return { ...threadExample, subject, preview, senders: [from], recipients: to, messages };
}

/** What a tool says besides the mail, which is the same whatever the mail says. */
const OURS = {
  message: read(readCall(messageView, {}, new Date(0)).show(messageExample)).ours,
  thread: read(readCall(threadView, {}, new Date(0)).show(threadOf([messageExample, messageExample]))).ours,
  threads: read(readCall(threadsView, {}, new Date(0)).show(page([threadExample]))).ours,
};

function page(threads: readonly object[]): object {
  return { count: threads.length, limit: 10, next_page_token: null, threads };
}

/** Lengths are ours to tell, and differ. */
function withoutLengths(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replace(/"approx_chars":\d+/, '"approx_chars":0'));
}

describe('a hostile mail', () => {
  test('stays inside the fence of get_message, and whole', () => {
    fc.assert(
      fc.property(hostile, (message) => {
        const { ours, theirs } = read(readCall(messageView, {}, new Date(0)).show(message));
        expect(withoutLengths(ours)).toEqual(withoutLengths(OURS.message));
        expect(theirs).toHaveLength(1);
        const [headers = '', empty, ...body] = theirs[0]?.split('\n') ?? [];
        expect(JSON.parse(headers)).toMatchObject({ subject: expect.any(String) });
        expect(empty).toBe('');
        expect(body.join('\n')).toBe(safeText(message.text));
      }),
      MAILS,
    );
  });

  test('stays inside the fences of get_thread, one for each message', () => {
    fc.assert(
      fc.property(hostile, hostile, (first, second) => {
        const { ours, theirs } = read(readCall(threadView, {}, new Date(0)).show(threadOf([first, second])));
        expect(withoutLengths(ours)).toEqual(withoutLengths(OURS.thread));
        expect(theirs).toHaveLength(3);
      }),
      MAILS,
    );
  });

  test('stays inside the fence of list_threads, on a line of its own', () => {
    fc.assert(
      fc.property(hostile, ({ subject, preview, from }) => {
        const thread = { ...threadExample, subject, preview, senders: [from] };
        const { ours, theirs } = read(readCall(threadsView, {}, new Date(0)).show(page([thread])));
        expect(ours).toEqual(OURS.threads);
        expect(theirs[0]?.split('\n')).toHaveLength(1);
        expect(JSON.parse(theirs[0] ?? '')).toMatchObject({ n: 1, subject: expect.any(String) });
      }),
      MAILS,
    );
  });

  test('cannot name its attachment out of the fence', () => {
    fc.assert(
      fc.property(injectionLine, injectionLine, (filename, contentType) => {
        const record = {
          ...messageExample.attachments[0],
          attachment_id: 'att_1',
          message_id: messageExample.message_id,
          filename,
          content_type: contentType,
          size: 1,
          content_disposition: 'attachment',
          content_id: filename,
          sha256: '00',
          text_status: 'available',
          download_url: 'https://bucket.example/x',
          expires_at: '2026-11-21T09:20:00.000Z',
        };
        const { ours, theirs } = read(readCall(attachmentView, {}, new Date(0)).show(record));
        expect(ours).toHaveLength(1);
        expect(Object.keys(JSON.parse(ours[0] ?? ''))).toEqual([
          'attachment_id',
          'message_id',
          'size',
          'sha256',
          'text_status',
          'download_url',
          'expires_at',
          'content_disposition',
          'untrusted_content',
        ]);
        expect(theirs[0]?.split('\n')).toHaveLength(1);
      }),
      MAILS,
    );
  });

  test('leaves nothing invisible in an answer', () => {
    const invisible = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]|(?![\n\t])\p{Cc}/u;
    fc.assert(
      fc.property(hostile, (message) => {
        for (const full_text of [false, true]) {
          const { segments, structured } = readCall(threadView, { full_text }, new Date(0)).show(
            threadOf([message]),
          );
          expect(fencedText(segments, randomBytes)).not.toMatch(invisible);
          for (const text of textsIn(structured)) expect(text).not.toMatch(invisible);
        }
      }),
      MAILS,
    );
  });

  test('keeps its visible text in the structured result, marked as untrusted', () => {
    fc.assert(
      fc.property(hostile, (message) => {
        const { structured } = readCall(messageView, { full_text: true }, new Date(0)).show(message);
        expect(structured).toMatchObject({
          text: safeText(message.text),
          subject: safeText(message.subject),
          untrusted_content: true,
          approx_chars: message.text.length,
          next_offset: null,
        });
      }),
      MAILS,
    );
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsIn) : [];
}

describe('the fields of a message that its sender writes', () => {
  const untrusted = { ...columnOf(summaryFields, 'untrusted'), ...columnOf(contentFields, 'untrusted') };
  const MARK = 'written by the sender';
  const marked = (value: unknown): unknown => {
    if (typeof value === 'string') return MARK;
    if (Array.isArray(value)) return value.map(marked);
    return typeof value === 'object' && value !== null ? mapValues({ ...value }, marked) : value;
  };
  const message: Message = mapValues(showMessage(goldenSummary, goldenContent), (value, name) =>
    name in untrusted ? marked(value) : value,
  );

  test.each([true, false])('are between markers only, and no others are (full text: %s)', (full_text) => {
    const { ours, theirs } = read(messageView.show(message, { offset: 0, max_chars: 1000, full_text }));
    const fields: unknown = JSON.parse(theirs[0]?.split('\n')[0] ?? '');

    expect(ours.join('\n')).not.toContain(MARK);
    expect(Object.keys(Object(fields)).filter((name) => !(name in untrusted))).toEqual([]);
    expect(fields).toMatchObject({ subject: MARK, bounce: { diagnostic: MARK }, list: { id: MARK } });
  });
});

describe('a marker', () => {
  test('is drawn again when the mail holds it', () => {
    const drawn = [Buffer.alloc(12, 0xaa), Buffer.alloc(12, 0xbb)];
    const text = fencedText([{ theirs: `see ${'aa'.repeat(12)}` }], () => drawn.shift() ?? Buffer.alloc(0));
    expect(readFences(text)).toMatchObject({ marker: 'bb'.repeat(12), theirs: [`see ${'aa'.repeat(12)}`] });
  });

  test('is drawn again when the mail holds it with something invisible in between', () => {
    const drawn = [Buffer.alloc(12, 0xaa), Buffer.alloc(12, 0xbb)];
    const hidden = `aa\u200b${'aa'.repeat(11)}`;
    const text = fencedText([{ theirs: hidden }], () => drawn.shift() ?? Buffer.alloc(0));
    expect(readFences(text).marker).toBe('bb'.repeat(12));
  });

  test('is another one for each answer', () => {
    const markers = Array.from(
      { length: 50 },
      () => read(readCall(messageView, {}, new Date(0)).show(messageExample)).marker,
    );
    expect(new Set(markers).size).toBe(50);
  });
});
