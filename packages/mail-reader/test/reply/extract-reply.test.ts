import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractReply } from '../../src/reply/extract-reply.ts';

test('the new part of a text with line ends of the wire is found, and of an empty text it is empty', () => {
  expect(extractReply('New\r\n\r\nOn 1/1/26 09:00, Bob wrote:\r\n> old\r\n')).toBe('New');
  expect(extractReply('')).toBe('');
  expect(extractReply(' \n ')).toBe('');
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

test.each([
  'Noong Mar, Mar 3, 2026 nang 4:15 PM, isinulat ni Greta Lindqvist <greta@example.test> ang:',
  'Mnamo Jumanne, 3 Machi 2026, 4:15 PM Greta Lindqvist <greta@example.test> aliandika:',
  'মঙ্গল, ৩ মার্চ, ২০২৬ তারিখে ৪:১৫ PM টায় তে Greta Lindqvist <greta@example.test> লিখেছেন:',
])('an introduction with a day of the week tells an answer without a header that does: %s', (line) => {
  expect(extractReply(`Thanks.\n\n${line}\n\nOld text`, { answers: false })).toBe('Thanks.');
});

test.each([
  'Thanks, 5pm works',
  'Order 12 is fine',
  'See you at 10:30',
])('a line with a figure right above an introduction is the author’s own: %s', (own) => {
  const introduction = '2026-03-03 16:15, Greta <g@example.test> wrote:';

  expect(extractReply(`${own}\n${introduction}\n\nOld text`)).toBe(own);
});
