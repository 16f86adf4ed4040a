import { describe, expect, test } from 'vitest';
import { PARSE_LIMITS, type ParseLimits } from '../../src/limits.ts';
import type { MimePart } from '../../src/mime/mime-part.ts';
import { MimeSplitter } from '../../src/mime/mime-splitter.ts';

interface ReceivedPart {
  readonly type: string | false;
  content: string;
  ended: boolean;
}

function split(
  mail: string,
  size: number,
  limits: Partial<ParseLimits> = {},
): { splitter: MimeSplitter; received: ReceivedPart[] } {
  const received = new Map<MimePart, ReceivedPart>();
  const entry = (part: MimePart): ReceivedPart => {
    const found = received.get(part);
    if (found === undefined || found.ended) throw new Error('An event of a part that is not open');
    return found;
  };
  const splitter = new MimeSplitter(
    {
      begin: (part) => received.set(part, { type: part.contentType, content: '', ended: false }),
      content: (part, bytes) => {
        entry(part).content += bytes.toString('latin1');
      },
      drop: (part) => received.delete(part),
      end: (part) => {
        entry(part).ended = true;
      },
    },
    { ...PARSE_LIMITS, ...limits },
  );
  const bytes = Buffer.from(mail, 'latin1');
  for (let start = 0; start < bytes.length; start += size)
    splitter.write(bytes.subarray(start, start + size));
  splitter.end();
  return { splitter, received: [...received.values()] };
}

const SIZES = [1, 2, 3, 7, 64, 100_000];
const MIXED = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const plain = (content: string): ReceivedPart => ({ type: 'text/plain', content, ended: true });

describe.each(SIZES)('the MIME splitter, in chunks of %i bytes', (size) => {
  test.each([
    [
      'a mail of one part is all content',
      'A: b\r\n\r\none\r\n\r\n--two\r\n',
      [plain('one\r\n\r\n--two\r\n')],
    ],
    ['a mail without a header is all content', '\r\nbody', [plain('body')]],
    ['a mail without an end of its header has no content', 'A: b', [plain('')]],
    ['a mail of nothing has a part of nothing', '', [plain('')]],
    [
      'a carriage return more at each end of a line is nothing',
      `A: b\r\r\n${MIXED.replaceAll('\r\n', '\r\r\n')}--b\r\r\n\r\r\none\r\n--b--\r\r\n`,
      [plain('one')],
    ],
    [
      'a carriage return in front of a boundary is nothing',
      `${MIXED}--b\r\n\r\none\n\r--b\r\n\r\ntwo\r\n\r--b--`,
      [plain('one'), plain('two')],
    ],
    [
      'dashes that are no boundary are content',
      `${MIXED}--b\r\n\r\n-- one\r\ntwo -- or --b\r\n---- x\r\n--b\r\n\r\n---\r\n--b--`,
      [plain('-- one\r\ntwo -- or --b\r\n---- x'), plain('---')],
    ],
    ['a boundary at the end of the mail begins nothing', `${MIXED}--b\r\n\r\none\r\n--b`, [plain('one')]],
    [
      'a multipart whose boundary never comes is all content',
      `${MIXED}one\r\n--c\r\n`,
      [{ type: 'multipart/mixed', content: 'one\r\n--c\r\n', ended: true }],
    ],
    [
      'a part in which the boundary never comes is content as well',
      `${MIXED}--b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\none\r\n--b\r\n\r\ntwo\r\n--b--`,
      [{ type: 'multipart/alternative', content: 'one', ended: true }, plain('two')],
    ],
    [
      'a boundary beyond ASCII is found by its bytes',
      'Content-Type: multipart/mixed; boundary="b\u00e4 "\r\n\r\n--b\u00e4\r\n\r\none\r\n--b\u00e4--',
      [plain('one')],
    ],
    [
      'a boundary in UTF-8 is found as well',
      'Content-Type: multipart/mixed; boundary="b\u00c3\u00a0 "\r\n\r\n--b\u00c3\u00a0\r\n\r\none\r\n--b\u00c3\u00a0--',
      [plain('one')],
    ],
    [
      'a part without a header and an empty line is content',
      `${MIXED}--b\r\none\r\n--b\r\ntwo\r\n\r\nmore\r\n--b--`,
      [plain('one'), plain('two\r\n\r\nmore')],
    ],
    [
      'a part without an empty line begins where its fields end',
      `${MIXED}--b\r\nContent-Type: x/y;\r\n name=z\r\none\r\ntwo\r\n--b--`,
      [{ type: 'x/y', content: 'one\r\ntwo', ended: true }],
    ],
    [
      'a parameter without the blank of a folded line is no content, but at the beginning of a part',
      `${MIXED}--b\r\nContent-Type: x/y;\r\nname=z\r\nA: b\r\n\r\none\r\n--b\r\nname=z\r\nA: b\r\n--b--`,
      [{ type: 'x/y', content: 'one', ended: true }, plain('name=z\r\nA: b')],
    ],
    ['text right behind a header is content', 'A: b\r\nhere is\r\nthe text', [plain('here is\r\nthe text')]],
    ['text behind a line of blanks is content', 'A: b\r\n \t\r\nthe\r\n\r\ntext', [plain('the\r\n\r\ntext')]],
    [
      'a mail of text is content',
      'Dear Ann,\r\nnote: this\r\n\r\nBob',
      [plain('Dear Ann,\r\nnote: this\r\n\r\nBob')],
    ],
    ['a mail of one line is content', 'x'.repeat(200_000), [plain('x'.repeat(200_000))]],
    [
      'a line of blanks among the fields of a mail is no end',
      'A: b\r\n  \r\nSubject: s\r\n\r\ntext',
      [plain('text')],
    ],
    [
      'a broken line among the fields of a mail is no end',
      'A: b\r\nbroken\r\nSubject: s\r\n\r\ntext',
      [plain('text')],
    ],
    [
      'a line of a mailbox is no end',
      'From x@y.test Thu Jan  1 09:00:00 2026\r\nA: b\r\n>From x@y.test Thu Jan  1 09:00:00 2026\r\nC: d\r\n\r\ntext',
      [plain('text')],
    ],
    [
      'text that begins like a line of a mailbox is content',
      'A: b\r\nFrom here on\r\n',
      [plain('From here on\r\n')],
    ],
    [
      'a field in a text that the header has already is content',
      'Subject: s\r\ntext\r\nSubject: t\r\n\r\nmore',
      [plain('text\r\nSubject: t\r\n\r\nmore')],
    ],
    [
      'parts are found behind a header without an empty line',
      'Content-Type: multipart/mixed; boundary=b\r\n--b\r\nContent-Type: text/html\r\n \r\none\r\n--b\r\nContent-Type: multipart/mixed; boundary=c\r\n--c\r\n\r\ntwo\r\n--c--\r\n--b--',
      [{ type: 'text/html', content: 'one', ended: true }, plain('two')],
    ],
    [
      'parts are found behind a line of blanks',
      'Content-Type: multipart/mixed; boundary=b\r\n  \r\n--b\r\nContent-Type: text/html\r\n  \r\none\r\n--b--',
      [{ type: 'text/html', content: 'one', ended: true }],
    ],
    [
      'a boundary in a line that lacks its blank is found',
      'Content-Type: multipart/mixed;\r\nboundary=b\r\nA: b\r\n\r\n--b\r\n\r\none\r\n--b--',
      [plain('one')],
    ],
    [
      'empty lines in front of a header are not part of it',
      '\r\n\r\nSubject: s\r\n\r\ntext',
      [plain('text')],
    ],
    [
      'empty lines in front of a text are content but the first',
      '\r\n\r\nnote: this\r\n\r\ntext',
      [plain('\r\nnote: this\r\n\r\ntext')],
    ],
    [
      'a long text behind a header is content',
      `A: b\r\n${'some text\r\n'.repeat(40_000)}`,
      [plain('some text\r\n'.repeat(40_000))],
    ],
    ['a header that is cut off is no content', `${MIXED}--b\r\nContent-Ty`, [plain('')]],
    [
      'the line end in front of a boundary belongs to the boundary',
      `${MIXED}--b\r\n\r\none\r\n\r\n--b\r\n\r\ntwo\r\n--b--\r\n`,
      [plain('one\r\n'), plain('two')],
    ],
    [
      'bare line feeds end lines as well',
      `${MIXED.replaceAll('\r', '')}--b\n\none\n--b\n\ntwo\n--b--\n`,
      [plain('one'), plain('two')],
    ],
    [
      'text around parts is not a part',
      `${MIXED}before\r\n--b\r\n\r\none\r\n--b--\r\nafter\r\n--b\r\n\r\n`,
      [plain('one')],
    ],
    [
      'what closes a multipart before its first part means nothing',
      `${MIXED}--b--\r\n--b\r\n\r\none`,
      [plain('one')],
    ],
    ['a part that is cut off keeps its last line end', `${MIXED}--b\r\n\r\none\r\n`, [plain('one\r\n')]],
    ['the end of the mail ends a boundary', `${MIXED}--b\r\n\r\none\r\n--b--`, [plain('one')]],
    [
      'blanks behind a boundary are no part of it',
      `${MIXED}--b \t\r\n\r\none\r\n--b-- \r\nafter`,
      [plain('one')],
    ],
    [
      'what only begins with the boundary is content',
      `${MIXED}--b\r\n\r\n--bc\r\n--b-\r\n--b---\r\n-b\r\n--`,
      [plain('--bc\r\n--b-\r\n--b---\r\n-b\r\n--')],
    ],
    [
      'a part of nothing but a header is one',
      `${MIXED}--b\r\nContent-Type: x/y\r\n--b\r\n\r\ntwo\r\n--b--`,
      [{ type: 'x/y', content: '', ended: true }, plain('two')],
    ],
    [
      'a boundary further out ends what was not closed',
      `${MIXED}--b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n\r\none\r\n--b\r\n\r\ntwo\r\n--b--`,
      [plain('one'), plain('two')],
    ],
    [
      'a multipart that was closed goes on as nothing, until the next one around does',
      `${MIXED}--b\r\nContent-Type: multipart/alternative; boundary=c\r\n\r\n--c\r\n\r\none\r\n--c--\r\n--c\r\n\r\nno\r\n--b\r\n\r\ntwo\r\n--b--`,
      [plain('one'), plain('two')],
    ],
    [
      'a text that names a boundary may have parts',
      'Content-Type: text/html; boundary=b\r\n\r\n--b\r\n\r\none\r\n--b--',
      [{ type: 'text/html', content: '', ended: true }, plain('one')],
    ],
    [
      'a mail in a mail is content',
      `${MIXED}--b\r\nContent-Type: message/rfc822\r\n\r\nA: b\r\n\r\none\r\n--b--`,
      [{ type: 'message/rfc822', content: 'A: b\r\n\r\none', ended: true }],
    ],
  ] satisfies [string, string, ReceivedPart[]][])('%s', (_, mail, parts) => {
    const { splitter, received } = split(mail, size);

    expect(received).toEqual(parts);
    expect(splitter.givenUp).toBeUndefined();
  });

  test('a line without an end is content, and what would be a boundary in the middle of it as well', () => {
    const line = `${'x'.repeat(64 * 1024 - 2)}\r--b\r\n`;

    expect(split(`${MIXED}--b\r\n\r\n${line}--b--`, size).received).toEqual([plain(line.slice(0, -2))]);
  });

  test('a header of exactly the bound is whole', () => {
    const { splitter, received } = split(`A:${'A'.repeat(14)}\r\n\r\nbody`, size, { headerBytes: 20 });

    expect(splitter).toMatchObject({ givenUp: undefined, isHeaderWhole: true });
    expect(received).toEqual([plain('body')]);
  });

  test('a line behind a header of exactly the bound is not part of it', () => {
    for (const mail of [`A:${'A'.repeat(18)}\r\n\r\nbody`, `A:${'A'.repeat(18)}\n\nbody`]) {
      const { splitter } = split(mail, size, { headerBytes: 20 });

      expect(splitter).toMatchObject({ givenUp: 'the header block is larger than 20 bytes' });
    }
  });

  test('a part that is nothing but a header beyond the bound is passed over as well', () => {
    const mail = `${MIXED}--b\r\nX: ${'y'.repeat(100)}\r\n--b\r\n\r\ntwo\r\n--b--`;
    const { splitter, received } = split(mail, size, { headerBytes: 60 });

    expect(splitter.givenUp).toBe('a header block is too large');
    expect(received).toEqual([]);
  });

  test('a header beyond the bound is read up to it, and nothing behind it', () => {
    const { splitter, received } = split(`A: b\r\nX: ${'X'.repeat(5000)}\r\n\r\nbody`, size, {
      headerBytes: 20,
    });

    expect(splitter).toMatchObject({
      givenUp: 'the header block is larger than 20 bytes',
      isHeaderWhole: false,
    });
    const { headers } = splitter.root;
    expect(headers === false ? [] : headers.getList().map(({ line }) => line)).toEqual([
      'A: b',
      `X: ${'X'.repeat(11)}`,
    ]);
    expect(received).toEqual([]);
  });

  test.each([
    ['an empty line', 'From: a@x.test\r\n\r\nFrom: b@x.test', true],
    ['no empty line', 'From: a@x.test\r\ntext\r\n', true],
    ['no empty line, and a sender in the text', 'From: a@x.test\r\ntext\r\nFROM : b@x.test\r\n', false],
    ['a line of blanks, and a sender behind it', 'From: a@x.test\r\n \r\nFrom: b@x.test\r\n', false],
    ['no empty line in a long text', `From: a@x.test\r\n${'text\r\n'.repeat(5000)}`, false],
    ['an empty line too many in front', '\r\nFrom: a@x.test\r\n\r\ntext', false],
  ])('it is known whether every program finds the same header, of one with %s', (_how, mail, isWhole) => {
    expect(split(mail, size).splitter.isHeaderWhole).toBe(isWhole);
  });

  test('a part with a header beyond the bound is passed over, and all behind it; what came before stays', () => {
    const mail = `${MIXED}--b\r\n\r\none\r\n--b\r\nX: ${'y'.repeat(100)}\r\n\r\ntwo\r\n--b--`;
    const { splitter, received } = split(mail, size, { headerBytes: 60 });

    expect(splitter).toMatchObject({ givenUp: 'a header block is too large', isHeaderWhole: true });
    expect(received).toEqual([plain('one')]);
  });

  test('the headers of all parts have a bound together', () => {
    const mail = `${MIXED}${'--b\r\nA: b\r\n\r\nx\r\n'.repeat(5)}--b--`;
    const { splitter, received } = split(mail, size, { partHeaderBytes: 25 });

    expect(splitter).toMatchObject({ givenUp: 'a header block is too large', isHeaderWhole: true });
    expect(received).toEqual([plain('x'), plain('x'), plain('x')]);
  });

  test('parts beyond the bound are passed over, the whole mail being the first', () => {
    const { splitter, received } = split(`${MIXED}${'--b\r\n\r\nx\r\n'.repeat(5)}--b--`, size, { parts: 4 });

    expect(splitter.givenUp).toBe('too many parts');
    expect(received).toEqual([plain('x'), plain('x'), plain('x')]);
  });
});
