import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ParsedMail } from '../src/compose-parsed.ts';
import { PARSE_LIMITS } from '../src/limits.ts';
import { parseMail } from '../src/parse-mail.ts';
import { attachmentMemory, bytesOf } from './mime/attachment-memory.ts';

const parse = (mail: string | Uint8Array, chunk?: number): Promise<ParsedMail> =>
  parseMail(bytesOf(mail, chunk), attachmentMemory());

const REPLY = [
  'From: Anna <anna@x.test>',
  'To: Bob <bob@agents.test>, carl@x.test',
  'Cc: dora@x.test',
  'Reply-To: desk@x.test',
  'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
  'Date: Fri, 20 Nov 2026 10:00:00 +0100 (CET)',
  'Message-ID: <2@x.test>',
  'In-Reply-To: <1@x.test>',
  'References: <0@x.test>',
  ' <1@x.test>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Thanks — see you.',
  '',
  'On Thu, Nov 19, 2026 at 9:00 AM Bob <bob@agents.test> wrote:',
  '> When?',
  '',
].join('\r\n');

function multipart(...parts: string[]): string {
  return [
    'From: a@x.test',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => ['--b', part]),
    '--b--',
    '',
  ].join('\r\n');
}

const HIDING = 'Content-Type: text/html\r\n\r\n<p>seen</p><p hidden>secret</p>';

describe('a mail', () => {
  test.each([
    ['a page only', [HIDING]],
    ['plain text and a page', ['Content-Type: text/plain\r\n\r\nseen', HIDING]],
  ])('of %s whose page hides text says so, and shows only the rest as text', async (_, parts) => {
    const { text, html, hiddenText, preview, extractedText } = await parse(
      multipart(...parts).replace('mixed', 'alternative'),
    );

    expect([text, preview, extractedText]).toEqual(['seen', 'seen', 'seen']);
    expect({ html, hiddenText }).toEqual({ html: expect.stringContaining('secret'), hiddenText: true });
  });

  test.each([1, 7, 100_000])('is read whole, in chunks of %i', async (chunk) => {
    const mail = await parse(REPLY, chunk);

    expect(mail).toMatchObject({
      subject: 'Grüße',
      date: new Date('2026-11-20T09:00:00.000Z'),
      from: ['Anna <anna@x.test>'],
      fromHeaders: 1,
      fromAddresses: 1,
      to: ['Bob <bob@agents.test>', 'carl@x.test'],
      cc: ['dora@x.test'],
      bcc: [],
      replyTo: ['desk@x.test'],
      rfcMessageId: '<2@x.test>',
      inReplyTo: '<1@x.test>',
      references: ['<0@x.test>', '<1@x.test>'],
      html: null,
      extractedText: 'Thanks — see you.',
      size: Buffer.byteLength(REPLY),
      bodyTruncated: false,
      parseError: null,
    });
    expect(mail.text).toContain('> When?');
    expect(mail.preview).toBe('Thanks — see you.');
  });

  test('of HTML only has a text that is made of it', async () => {
    const mail = await parse('Content-Type: text/html\r\n\r\n<p>Hello <b>you</b></p>');

    expect(mail).toMatchObject({ text: 'Hello you', extractedText: 'Hello you', preview: 'Hello you' });
    expect(mail.html).toContain('<p>Hello <b>you</b></p>');
  });

  test.each([
    '',
    'garbage',
    '\r\n\r\n',
    '\0\0\0',
    'Subject',
  ])('of %j is read without a complaint', async (text) => {
    expect(await parse(text)).toMatchObject({ from: [], subject: '', parseError: null, size: text.length });
  });

  test.each([
    ['absent', ''],
    ['no date', 'Date: whenever\r\n'],
    ['empty', 'Date:\r\n'],
  ])('with a Date that is %s has none', async (_what, line) => {
    expect((await parse(`${line}Subject: x\r\n\r\nhi`)).date).toBeUndefined();
  });

  test.each([
    ['two From headers', 'From: a@x.test\r\nFrom: b@x.test\r\n', { fromHeaders: 2, fromAddresses: 2 }],
    ['two From addresses', 'From: a@x.test, b@x.test\r\n', { fromHeaders: 1, fromAddresses: 2 }],
    ['two From headers with one odd name', 'From: a@x.test\r\nFROM : b@x.test\r\n', { fromHeaders: 2 }],
    [
      'a second From behind more headers than are kept',
      `From: a@x.test\r\n${'X: y\r\n'.repeat(600)}From: b@x.test\r\n`,
      { fromHeaders: 2 },
    ],
  ])('with %s says so', async (_what, lines, counted) => {
    expect(await parse(`${lines}Subject: x\r\n\r\nhi`)).toMatchObject(counted);
  });
});

describe('attachments', () => {
  const file = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251));
  const base64 = file.toString('base64').replaceAll(/.{76}/g, '$&\r\n');

  test('go to the sink byte for byte, with size and digest in the result', async () => {
    const memory = attachmentMemory();
    const mail = await parseMail(
      bytesOf(
        multipart(
          'Content-Type: text/plain\r\n\r\nsee attached',
          `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="=?utf-8?Q?M=C3=A4rz.pdf?="\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`,
          'Content-Type: image/png; name=dot.png\r\nContent-Disposition: inline\r\nContent-ID: <dot@x>\r\nContent-Transfer-Encoding: base64\r\n\r\naGVsbG8=',
        ),
        1000,
      ),
      memory,
    );

    expect(mail.text.trim()).toBe('see attached');
    expect(memory.stored.map(({ bytes }) => bytes.equals(file))).toEqual([true, false]);
    expect(mail.attachments).toEqual([
      {
        index: 0,
        filename: 'März.pdf',
        content_type: 'application/pdf',
        content_disposition: 'attachment',
        content_id: null,
        size: file.length,
        sha256: createHash('sha256').update(file).digest('hex'),
      },
      {
        index: 1,
        filename: 'dot.png',
        content_type: 'image/png',
        content_disposition: 'inline',
        content_id: 'dot@x',
        size: 5,
        sha256: createHash('sha256').update('hello').digest('hex'),
      },
    ]);
  });

  test('include mails inside of the mail, which say nothing about this one', async () => {
    const mail = await parse(
      multipart(
        'Content-Type: text/plain\r\n\r\noutside',
        'Content-Type: message/rfc822\r\n\r\nFrom: inner@x.test\r\nSubject: inner\r\n\r\ninside',
      ),
    );

    expect(mail).toMatchObject({ from: ['a@x.test'], fromHeaders: 1, subject: '' });
    expect(mail.text).not.toContain('inside');
    expect(mail.attachments.map(({ content_type }) => content_type)).toEqual(['message/rfc822']);
  });

  test('beyond what is kept are passed over, and the mail is read to its end', async () => {
    const part = 'Content-Type: application/x-a\r\nContent-Disposition: attachment\r\n\r\nx';
    const memory = attachmentMemory();
    const limits = { ...PARSE_LIMITS, attachments: 3 };
    const raw = multipart(...Array.from({ length: 10 }, () => part));
    const mail = await parseMail(bytesOf(raw), memory, limits);

    expect(memory.stored).toHaveLength(3);
    expect(mail).toMatchObject({ size: raw.length, parseError: 'more than 3 attachments' });
  });

  test('that cannot be stored are no fault of the mail', async () => {
    const failure = new Error('storage is down');
    const failing = {
      async store(): Promise<void> {
        throw failure;
      },
    };
    const mail = multipart('Content-Type: application/x-a\r\nContent-Disposition: attachment\r\n\r\nx');

    await expect(parseMail(bytesOf(mail), failing)).rejects.toBe(failure);
  });
});

test('a raw stream that breaks is no fault of the mail', async () => {
  const lost = new Error('connection lost');
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(REPLY.slice(0, 300));
    throw lost;
  };

  await expect(parseMail(source(), attachmentMemory())).rejects.toBe(lost);
});

describe('a hostile mail', () => {
  test('of endless header keeps what came before and its true size', async () => {
    const raw = `From: a@x.test\r\nX: ${'y'.repeat(400_000)}\r\nSubject: s\r\n\r\nhi`;
    const mail = await parse(raw);

    expect(mail.parseError).toContain('header block');
    expect(mail).toMatchObject({ from: ['a@x.test'], size: raw.length, text: '' });
  });

  test('of too many parts says so', async () => {
    const raw = multipart(...Array.from({ length: 5000 }, () => '\r\n'));
    const mail = await parse(raw);

    expect(mail).toMatchObject({ parseError: 'too many parts', size: raw.length });
  });

  test.each([
    ['too many parts', Array.from({ length: 5000 }, () => '\r\n')],
    ['a header block is too large', [`X: ${'y'.repeat(PARSE_LIMITS.headerBytes)}\r\n\r\nlast`]],
  ])('that is given up for %s keeps the text and the files that were read', async (reason, parts) => {
    const file = 'Content-Type: application/x-a\r\nContent-Disposition: attachment; filename=f\r\n\r\nx';
    const memory = attachmentMemory();
    const mail = await parseMail(bytesOf(multipart('\r\nfirst words', file, ...parts)), memory);

    expect(mail).toMatchObject({ parseError: reason, extractedText: 'first words', preview: 'first words' });
    expect(mail.attachments).toMatchObject([{ filename: 'f', size: 1 }]);
    expect(memory.stored).toHaveLength(1);
  });

  test('of deep nesting in HTML is read', async () => {
    const mail = await parse(`Content-Type: text/html\r\n\r\n${'<div>'.repeat(2500)}deep`);

    expect(mail).toMatchObject({ text: 'deep', parseError: null });
  });

  test('of multiparts in multiparts ends', async () => {
    const levels = Array.from(
      { length: 300 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`,
    );
    const mail = await parse(`${levels.join('\r\n')}\r\n\r\nhi`);

    expect(mail.parseError === null || typeof mail.parseError === 'string').toBe(true);
  });

  test('with a body beyond what is kept is cut and says so', async () => {
    const mail = await parse(`Subject: s\r\n\r\n${'word '.repeat(300_000)}`);

    expect(mail.text.length).toBe(PARSE_LIMITS.bodyCharacters);
    expect(mail).toMatchObject({ bodyTruncated: true, parseError: null });
  });

  test('with a To header of half a megabyte is not worked on', async () => {
    const mail = await parse(`To: ${'a@x.test, '.repeat(55_000)}\r\nSubject: s\r\n\r\nhi`);

    expect(mail.parseError).toContain('header block');
    expect(mail.to.length).toBeLessThanOrEqual(PARSE_LIMITS.addresses);
  });

  test.each([
    ['an unknown charset', 'Content-Type: text/plain; charset=x-nonsense\r\n\r\nhi'],
    ['broken base64', 'Content-Transfer-Encoding: base64\r\n\r\n!!!!'],
    ['broken quoted-printable', 'Content-Transfer-Encoding: quoted-printable\r\n\r\n=ZZ=\r\n='],
    ['an unknown encoding', 'Content-Transfer-Encoding: x-nonsense\r\n\r\nhi'],
    ['no boundary', 'Content-Type: multipart/mixed\r\n\r\n--x\r\n\r\nhi'],
    ['an empty boundary', 'Content-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n\r\nhi'],
    [
      'a part that never ends',
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nhi',
    ],
    [
      'lone surrogates',
      'Content-Type: text/plain; charset=utf-16be\r\nContent-Transfer-Encoding: base64\r\n\r\n2AA=',
    ],
    ['a NUL in a file name', 'Content-Disposition: attachment; filename="a\0b"\r\n\r\nhi'],
    [
      'parameters of RFC 2231 without end',
      `Content-Disposition: attachment; ${'filename*0="a"; '.repeat(2000)}\r\n\r\nhi`,
    ],
    [
      'format=flowed of one endless line',
      `Content-Type: text/plain; format=flowed\r\n\r\n${'> '.repeat(100_000)}`,
    ],
    ['a calendar', 'Content-Type: text/calendar; method=REQUEST\r\n\r\nBEGIN:VCALENDAR'],
  ])('with %s is stored as far as it can be read', async (_what, mail) => {
    const parsed = await parse(mail);

    expect(JSON.stringify(parsed).isWellFormed()).toBe(true);
    expect(parsed.size).toBe(Buffer.byteLength(mail));
    expect(parsed.text).not.toContain('\0');
  });

  test('of any bytes at all is read without failing', async () => {
    const piece = fc.constantFrom(
      'Content-Type: multipart/mixed; boundary=b\r\n',
      'Content-Type: text/html\r\n',
      'Content-Type: message/rfc822\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'From: ',
      '=?utf-8?B?',
      '\r\n',
      '\r\n\r\n',
      '--b\r\n',
      '--b--\r\n',
      '<',
      '>',
      ' ',
      '\0',
      'ü',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const raw = pieces.join('');
        const parsed = await parse(raw, 13);

        expect(parsed.size).toBe(Buffer.byteLength(raw));
      }),
      { numRuns: 150 },
    );
  });
});
