import { describe, expect, test } from 'vitest';
import { extractReply } from '../../../lambdas/mail/extract-reply.ts';

const WROTE = 'On Mon, Jan 1, 2026 at 9:00 AM Bob <b@x.test> wrote:';

describe('the new part of a reply', () => {
  test.each([
    ['above what is quoted', `New words\n\n${WROTE}\n> old\n> text`, 'New words'],
    ['with line ends of the wire', `New\r\n\r\n${WROTE}\r\n> old`, 'New'],
    ['below what is quoted', `${WROTE}\n> old\n\nNew words`, 'New words'],
    ['in German', 'Neu\n\nAm 01.01.2026 um 09:00 schrieb Bob <b@x.test>:\n> alt', 'Neu'],
    [
      'above an Outlook header',
      'New\n\nFrom: Bob <b@x.test>\nSent: Monday\nTo: A\nSubject: Hi\n\nold',
      'New',
    ],
    ['above a signature', 'New\n\n-- \nBob\nPhone 123', 'New'],
    ['that is all there is', 'New words\nand more', 'New words\nand more'],
  ])('%s', (_where, text, reply) => {
    expect(extractReply(text)).toBe(reply);
  });
});

describe('everything is kept', () => {
  const inline = `${WROTE}\n> question one?\nyes\n> question two?\nno`;

  test('of answers that stand between what they answer', () => {
    expect(extractReply(inline)).toBe(inline);
  });

  test.each([
    '---------- Forwarded message ---------',
    '-------- Weitergeleitete Nachricht --------',
    '-------- Ursprüngliche Nachricht --------',
    '-------- Message transféré --------',
    '---------- Mensaje reenviado ----------',
    '-------- Пересылаемое сообщение --------',
    '---------- 转发的邮件 ----------',
    '---------- 転送メッセージ ----------',
    'Begin forwarded message:',
    'Début du message réexpédié :',
  ])('of a mail that was forwarded under %s', (line) => {
    const forward = `See below\n\n${line}\nFrom: A\n\nThe old text\n\n${WROTE}\n> older`;

    expect(extractReply(forward)).toBe(forward);
  });

  test.each([
    '> only\n> quoted',
    WROTE,
    'Sent from my iPhone',
    '-- \nsignature',
  ])('when nothing would be left: %j', (text) => {
    expect(extractReply(text)).not.toBe('');
  });

  test('of a text that is longer than people type', () => {
    const long = `${'word '.repeat(4001)}\n\n${WROTE}\n> old`;

    expect(extractReply(long)).toBe(long);
  });

  test('of nothing is nothing', () => {
    expect(extractReply('')).toBe('');
    expect(extractReply(' \n ')).toBe('');
  });
});
