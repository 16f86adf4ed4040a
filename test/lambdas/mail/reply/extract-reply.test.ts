import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractReply } from '../../../../lambdas/mail/reply/extract-reply.ts';
import {
  FORWARDED_BEFORE,
  MORE_FORWARDED,
  MORE_HEADED,
  MORE_INTRODUCED,
  MORE_SIGNED,
  NEW_MAILS,
} from './more-reply-cases.ts';
import { HEADED, INTRODUCED, KEPT, PLACED, type ReplyCase, SIGNED } from './reply-cases.ts';

const named = (cases: readonly ReplyCase[]): [string, ReplyCase][] =>
  cases.map((each) => [each.client, each]);

describe('the new part of a reply', () => {
  test.each(named([...INTRODUCED, ...MORE_INTRODUCED]))('is found above an introduction: %s', (_client, {
    text,
    reply,
  }) => {
    expect(extractReply(text)).toBe(reply);
  });

  test.each(named([...HEADED, ...MORE_HEADED]))('is found above a header: %s', (_client, { text, reply }) => {
    expect(extractReply(text, { subject: 'Re: Lunch' })).toBe(reply);
  });

  test.each(named([...SIGNED, ...MORE_SIGNED]))('is found without its signature: %s', (_client, {
    text,
    reply,
  }) => {
    expect(extractReply(text)).toBe(reply);
  });

  test.each(named([...PLACED, ...FORWARDED_BEFORE]))('is found wherever it is: %s', (_client, {
    text,
    reply,
  }) => {
    expect(extractReply(text)).toBe(reply);
  });
});

describe('the new part of a text', () => {
  test.each(named([...KEPT, ...MORE_FORWARDED]))('is all of %s', (_client, { text, subject }) => {
    expect(extractReply(text, { subject: subject ?? '', answers: subject === undefined })).toBe(text);
  });

  test.each(named(NEW_MAILS))('is all of a mail that is not a reply: %s', (_client, { text }) => {
    expect(extractReply(text, { subject: 'News', answers: false })).toBe(text);
  });

  test('is empty for an empty text', () => {
    expect(extractReply('')).toBe('');
    expect(extractReply(' \n ')).toBe('');
  });
});

const LANGUAGES =
  /\b(?:English|German|French|Spanish|Italian|Dutch|Portuguese|Swedish|Russian|Turkish|Polish|Japanese)\b/;

test('there are replies enough, of languages enough', () => {
  const replies = [...INTRODUCED, ...MORE_INTRODUCED, ...HEADED, ...MORE_HEADED];
  const languages = new Set(replies.flatMap(({ client }) => LANGUAGES.exec(client)?.[0] ?? []));

  expect(replies.length).toBeGreaterThanOrEqual(60);
  expect(languages.size).toBeGreaterThanOrEqual(8);
});

const PIECES = [
  '\n',
  '> ',
  '>\n',
  'words ',
  'On 1/1/26 09:00, Bob wrote:\n',
  'wrote:\n',
  'From: Bob <b@x.test>\n',
  'Sent: x\nTo: y\n',
  '-- \n',
  '-----',
  '________',
  'Sent from my iPhone\n',
  '---------- Forwarded message ---------\n',
  ':\n',
  '：\n',
  ' ',
  '\u200f',
];

test('the new part of any text is a selection of its lines and beginnings of lines, in order, and is empty only when the text is', () => {
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      const reply = extractReply(whole);
      const lines = whole.split('\n').map((line) => line.trim());
      let next = 0;
      for (const line of reply.split('\n')) {
        next = 1 + lines.findIndex((each, i) => i >= next && each.startsWith(line.trim()));
        expect(next).toBeGreaterThan(0);
      }

      expect(reply === '').toBe(whole.trim() === '');
    }),
    { numRuns: 1000 },
  );
});
