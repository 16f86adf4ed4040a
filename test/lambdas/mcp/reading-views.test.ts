import type { Shown } from '@agent-inbox/mail-reader/assistant';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { messageView } from '../../../lambdas/mcp/views/message.ts';
import { threadView } from '../../../lambdas/mcp/views/thread.ts';
import { messageExample } from '../../../lambdas/operations/messages/message-example.ts';
import type { Message } from '../../../lambdas/operations/messages/message-schema.ts';
import { threadExample } from '../../../lambdas/operations/threads/thread.ts';
import { readCall } from './read-call.ts';

/** What a function may answer with. */
const RESPONSE_BYTES = 6 * 1024 * 1024;

const shownSchema = z.object({
  next_offset: z.int().nullable(),
  messages_truncated: z.literal(true).optional(),
  messages: z.array(
    z.object({
      message_id: z.string(),
      text: z.string().optional(),
      extracted_text: z.string(),
      html: z.string().nullable().optional(),
      approx_chars: z.int(),
      html_truncated: z.literal(true).optional(),
    }),
  ),
});

function message(number: number, fields: Partial<Message>): Message {
  return { ...messageExample, message_id: `msg_${number}`, ...fields };
}

function threadOf(messages: readonly Message[]): object {
  return { ...threadExample, message_count: messages.length, messages };
}

function readThread(
  messages: readonly Message[],
  args: Readonly<Record<string, unknown>>,
): z.output<typeof shownSchema> {
  return shownSchema.parse(readCall(threadView, args, new Date(0)).show(threadOf(messages)).structured);
}

function theirsOf({ segments }: Shown): readonly string[] {
  return segments.flatMap((segment) => ('theirs' in segment ? [segment.theirs] : []));
}

describe('a thread', () => {
  const three = [
    message(1, { text: 'a'.repeat(15), extracted_text: 'a' }),
    message(2, { text: 'b'.repeat(15), extracted_text: 'b' }),
    message(3, { text: 'c'.repeat(15), extracted_text: 'c' }),
  ];

  test('is read on over the texts of its messages together', () => {
    const first = readThread(three, { max_chars: 20, full_text: true });
    const second = readThread(three, { max_chars: 20, full_text: true, offset: first.next_offset ?? 0 });
    const third = readThread(three, { max_chars: 20, full_text: true, offset: second.next_offset ?? 0 });

    expect([first, second, third].map(({ next_offset }) => next_offset)).toEqual([20, 40, null]);
    expect(first.messages.map(({ text }) => text?.length)).toEqual([15, 5, 0]);
    expect(second.messages.map(({ text }) => text?.length)).toEqual([0, 10, 10]);
    expect(third.messages.map(({ text }) => text?.length)).toEqual([0, 0, 5]);
    expect(first.messages.map(({ approx_chars }) => approx_chars)).toEqual([15, 15, 15]);
  });

  test('shows the model only the messages that are in the piece', () => {
    const shown = readCall(threadView, { max_chars: 20, full_text: true }, new Date(0)).show(threadOf(three));

    // The thread's own fields, and two messages.
    expect(theirsOf(shown)).toHaveLength(3);
  });

  test('shows the model a message that has no text', () => {
    const shown = readCall(threadView, {}, new Date(0)).show(
      threadOf([message(1, { text: '', extracted_text: '' })]),
    );

    expect(theirsOf(shown)).toHaveLength(2);
  });

  test('of hostile mails with the largest headers leaves out the oldest, says so, and fits an answer', () => {
    const raw_headers: [string, string][] = Array.from({ length: 500 }, (_, n) => [
      `x-${n}`,
      'ü'.repeat(250),
    ]);
    const headers = Object.fromEntries(raw_headers);
    const text = '\u0001'.repeat(1_000_000);
    const hostile = { raw_headers, headers, text, extracted_text: text, html: text };
    const messages = Array.from({ length: 100 }, (_, n) => message(n, hostile));

    const shown = readCall(threadView, { max_chars: 100_000, full_text: true }, new Date(0)).show(
      threadOf(messages),
    );

    const { messages: kept, messages_truncated } = shownSchema.parse(shown.structured);
    expect(messages_truncated).toBe(true);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.at(-1)?.message_id).toBe('msg_99');
    // JSON in JSON: the function's answer holds the body as a text.
    expect(Buffer.byteLength(JSON.stringify(JSON.stringify(shown)))).toBeLessThan(RESPONSE_BYTES);
  });

  test('keeps a newest message whose headers are already too many', () => {
    const headers = { 'x-large': 'h'.repeat(1_200_000) };

    const { messages, messages_truncated } = readThread([message(1, {}), message(2, { headers })], {});

    expect(messages.map(({ message_id }) => message_id)).toEqual(['msg_2']);
    expect(messages_truncated).toBe(true);
  });

  test('is whole and unmarked when everything fits', () => {
    const { messages, messages_truncated, next_offset } = readThread(three, {});

    expect([messages.length, messages_truncated, next_offset]).toEqual([3, undefined, null]);
  });
});

describe('the new part of messages', () => {
  const reply = message(1, {
    text: 'Yes.\n\nOn Monday Ada wrote:\n> Shall we?\n',
    extracted_text: 'Yes.',
    html: '<p>Yes.</p><blockquote>Shall we?</blockquote>',
    raw_headers: [['X-Quoted', 'Shall we?']],
  });

  test('is all that an assistant gets, unless it asks for the full text', () => {
    for (const shown of [
      readCall(messageView, {}, new Date(0)).show(reply),
      readCall(threadView, {}, new Date(0)).show(threadOf([reply])),
    ]) {
      expect(JSON.stringify(shown)).toContain('Yes.');
      expect(JSON.stringify(shown)).not.toContain('Shall we?');
    }
  });

  test('is in the full text with everything that REST answers', () => {
    const { untrusted_content, approx_chars, next_offset, ...body } = readCall(
      messageView,
      {
        full_text: true,
      },
      new Date(0),
    ).show(reply).structured;

    expect(body).toEqual(reply);
    expect([untrusted_content, approx_chars, next_offset]).toEqual([true, reply.text.length, null]);
  });

  test('is in the text that a model reads, with headers and HTML, when it asks for it', () => {
    const link = { text: 'Agenda', url: 'https://x.test/agenda?page=1', host: 'x.test' };
    const whole = { ...reply, html: '<p>Yes.</p>', raw_headers: [['X-Mailer', 'Pine']], links: [link] };
    const shown = readCall(messageView, { full_text: true }, new Date(0)).show(whole);
    const text = theirsOf(shown).join('\n');

    expect(text).toContain('{"X-Mailer":"Pine"}');
    expect(text).toContain('Shall we?');
    expect(text).toContain('<p>Yes.</p>');
    expect(text).toContain(`Links:\n${JSON.stringify(link)}`);
    expect(shown.structured['links']).toEqual([link]);
    const short = theirsOf(readCall(messageView, {}, new Date(0)).show(whole)).join('\n');
    expect(short).not.toContain('Links:');
  });

  test('is read on by its own length, and the answer has the length of the whole text', () => {
    const long = message(1, { text: 'a'.repeat(90), extracted_text: 'n'.repeat(30) });

    expect(readCall(messageView, { max_chars: 20 }, new Date(0)).show(long).structured).toMatchObject({
      extracted_text: 'n'.repeat(20),
      approx_chars: 90,
      next_offset: 20,
    });
  });
});

describe('a message', () => {
  test('has its HTML clipped like its text, and says that there is more', () => {
    const long = message(1, { text: 't'.repeat(30), extracted_text: 't', html: 'h'.repeat(300) });

    expect(
      readCall(messageView, { max_chars: 20, full_text: true }, new Date(0)).show(long).structured,
    ).toMatchObject({
      text: 't'.repeat(20),
      html: 'h'.repeat(20),
      html_truncated: true,
      approx_chars: 30,
      next_offset: 20,
    });
  });

  test('without HTML has none', () => {
    const { structured } = readCall(messageView, { full_text: true }, new Date(0)).show(messageExample);

    expect(structured).toMatchObject({ html: null, next_offset: null });
    expect(structured).not.toHaveProperty('html_truncated');
  });

  test('tells the model the verdicts on its sender outside of the fence', () => {
    const { segments } = readCall(messageView, {}, new Date(0)).show(messageExample);

    expect(segments).toContainEqual({
      ours: expect.objectContaining({ authentication: messageExample.authentication, labels: ['received'] }),
    });
  });
});
