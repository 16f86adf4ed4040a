/** Mails that were made to exhaust a parser, as streams of chunks, so that none is in memory as a whole. */
interface AttackShape {
  readonly name: string;
  mail(): Iterable<string>;
}

const CHUNK = 32 * 1024;

function* repeated(piece: string, count: number): Generator<string> {
  const each = Math.max(1, Math.floor(CHUNK / piece.length));
  const chunk = piece.repeat(Math.min(each, count));
  for (let left = count; left > 0; left -= each) yield left >= each ? chunk : piece.repeat(left);
}

function* numbered(count: number, piece: (i: number) => string): Generator<string> {
  let chunk = '';
  for (let i = 0; i < count; i++) {
    chunk += piece(i);
    if (chunk.length >= CHUNK) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

type Part = string | (() => Iterable<string>);

function shape(name: string, ...parts: readonly Part[]): AttackShape {
  return {
    name,
    *mail() {
      yield 'From: a@x.test\r\n';
      for (const part of parts) {
        if (typeof part === 'string') yield part;
        else yield* part();
      }
    },
  };
}

const many = (piece: string, count: number) => (): Iterable<string> => repeated(piece, count);
const each = (count: number, piece: (i: number) => string) => (): Iterable<string> => numbered(count, piece);

const MIXED = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const HTML = 'Content-Type: text/html; charset=utf-8\r\n\r\n';
const END = '\r\n\r\nbody';
const encoded = (encoding: string): string => `Content-Transfer-Encoding: ${encoding}\r\n\r\n`;

const NESTED: readonly AttackShape[] = [
  shape(
    'multipart, 10,000 levels deep',
    each(10_000, (i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`),
    '\r\nbody',
  ),
  shape('mails in mails, 10,000 levels deep', many('Content-Type: message/rfc822\r\n\r\n', 10_000), 'body'),
  shape(
    'mails and multiparts by turns, 5,000 levels deep',
    each(
      5000,
      (i) =>
        `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\nContent-Type: message/rfc822\r\n\r\n`,
    ),
  ),
  shape('200,000 empty parts', MIXED, many('--b\r\n\r\n', 200_000)),
  shape('200,000 parts without a blank line', MIXED, many('--b\r\n', 200_000)),
  shape(
    '20,000 named attachments',
    MIXED,
    many('--b\r\nContent-Disposition: attachment; filename=f\r\n\r\nx\r\n', 20_000),
  ),
  shape(
    '999 HTML parts of 10 KB',
    'Content-Type: multipart/alternative; boundary=b\r\n\r\n',
    many(`--b\r\nContent-Type: text/html\r\n\r\n${'<p>x</p>'.repeat(1280)}\r\n`, 999),
  ),
  shape(
    'parts with headers of 200 KB',
    MIXED,
    each(50, () => `--b\r\nX: ${'y'.repeat(200_000)}\r\n\r\nz\r\n`),
  ),
  shape('a boundary that never comes', MIXED, many('--c\r\nsome text\r\n', 300_000)),
  shape('a boundary that almost comes', MIXED, many('--bx\r\n', 500_000)),
  shape(
    'a boundary of 70 KB',
    `Content-Type: multipart/mixed; boundary="${'b'.repeat(70_000)}"\r\n\r\n`,
    many('--bbbb\r\n', 500_000),
  ),
  shape(
    'a boundary of nothing',
    'Content-Type: multipart/mixed; boundary=""\r\n\r\n',
    many('--\r\n', 500_000),
  ),
  shape('200,000 closed boundaries', MIXED, many('--b--\r\n', 200_000)),
];

const BOUNDARIES: readonly AttackShape[] = [
  shape(
    'multiparts, 900 levels deep, and lines that almost end one of them',
    each(900, (i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`),
    '\r\n',
    many('--b1x\r\n', 500_000),
  ),
  shape(
    'multiparts that are closed from outside, by turns',
    MIXED,
    many('--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n', 100_000),
  ),
  shape('boundaries with many blanks behind them', MIXED, many(`--b${' '.repeat(1000)}\r\n`, 20_000)),
  shape('a part with a header of 30 MB in one line', MIXED, '--b\r\nX: ', many('y', 30_000_000), END),
];

const PART_HEADERS: readonly AttackShape[] = [
  shape(
    'parts with headers of 50,000 lines',
    MIXED,
    each(150, () => `--b\r\n${'X:y\r\n'.repeat(50_000)}\r\nz\r\n`),
  ),
  shape(
    'parts with names of 15,000 encoded words',
    MIXED,
    each(
      150,
      () =>
        `--b\r\nContent-Disposition: attachment; filename="${'=?utf-8?Q?=41?= '.repeat(15_000)}"\r\n\r\nz\r\n`,
    ),
  ),
  shape(
    'parts with names in 9,000 pieces',
    MIXED,
    each(
      150,
      () =>
        `--b\r\nContent-Disposition: attachment${Array.from({ length: 9000 }, (_, i) => `;filename*${i}*=%41`).join('')}\r\n\r\nz\r\n`,
    ),
  ),
  shape(
    'boundaries of 60 KB in one another',
    MIXED,
    each(600, () => `--b\r\nContent-Type: multipart/mixed; boundary="${'c'.repeat(60_000)}"\r\n\r\n`),
  ),
  shape(
    'parts with headers of carriage returns',
    MIXED,
    each(20, () => `--b\r\nX: ${'\r'.repeat(200_000)}y\r\n\r\nz\r\n`),
  ),
];

const HEADERS: readonly AttackShape[] = [
  shape('a header of 5 MB in one line', 'X: ', many('y', 5_000_000), END),
  shape('100,000 header lines', many('X: y\r\n', 100_000), END),
  shape('48,000 header lines within the bound', many('X:y\r\n', 48_000), END),
  shape('From with 35,000 addresses in one header', 'From: ', many('a@b.c, ', 35_000), END),
  shape('From with quotes that never end', 'From: ', many('"a\\', 80_000), END),
  shape('From with comments that never end', 'From: ', many('(a@b ', 50_000), END),
  shape('From with open brackets', 'From: ', many('<a@b ', 50_000), END),
  shape('encoded words that never end', 'Subject: ', many('=?utf-8?Q?', 25_000), '?=', END),
  shape(
    'encoded words by turns of two encodings',
    'X: ',
    many('=?utf-8?Q?=C3?= =?utf-8?B?qQ==?= ', 8000),
    END,
  ),
  shape(
    '1,000 headers of encoded words',
    each(250, (i) => `X-${i}: ${'=?utf-8?Q?=41?= '.repeat(60)}\r\n`),
    END,
  ),
  shape('dates of anything', many('Date: (((((((((((((((((((1 Jan 1 Jan 1 Jan\r\n', 5000), END),
  shape('14,000 From headers', many('From: b@y.test\r\n', 14_000), END),
  shape('100,000 foldings', 'Subject: a', many('\r\n b', 100_000), END),
  shape('60,000 foldings within the bound', 'Subject: a', many('\r\n b', 60_000), END),
  shape('folded blanks', 'Subject: a', many('\r\n ', 80_000), END),
  shape('50,000 addresses', 'To: ', many('a@b.c, ', 50_000), END),
  shape('35,000 addresses within the bound', 'To: ', many('a@b.c, ', 35_000), END),
  shape('comments, 100,000 deep', 'To: ', many('(', 100_000), many(')', 100_000), END),
  shape('comments that never end', 'To: a@b.c ', many('(x', 100_000), END),
  shape('groups, 60,000 deep', 'To: ', many('g: ', 60_000), 'a@b.c', many(';', 60_000), END),
  shape('quotes that never end', 'To: ', many('"a\\', 80_000), END),
  shape('angle brackets', 'To: ', many('<', 200_000), END),
  shape('at signs', 'To: ', many('@,', 100_000), END),
  shape('28,000 references', 'References: ', many('<a@b>\r\n ', 28_000), END),
  shape('references that never end', 'References: ', many('<', 200_000), END),
  shape('14,000 encoded words', 'Subject: ', many('=?utf-8?Q?=41?= ', 14_000), END),
  shape('broken encoded words', 'Subject: ', many('=?utf-8?B?', 20_000), END),
  shape(
    'encoded words of every charset',
    'Subject: ',
    each(9000, (i) => `=?x-c${i}?B?gYKDhA==?= `),
    END,
  ),
  shape('beginnings of encoded words', 'Subject: ', many('=?', 100_000), END),
  shape('a date of brackets', 'Date: ', many('(', 200_000), END),
  shape(
    'a name in 9,000 pieces',
    'Content-Type: x/y; ',
    each(9000, (i) => `name*${i}*=%41;\r\n `),
    END,
  ),
  shape(
    '25,000 parameters',
    'Content-Type: x/y',
    each(25_000, (i) => `;p${i}=1`),
    END,
  ),
  shape('semicolons and quotes', 'Content-Disposition: attachment; filename="', many('\\";', 60_000), END),
  shape('NUL bytes in the header', 'Subject: ', many('\0', 200_000), END),
  shape('colons', many(':\r\n', 60_000), END),
  shape('carriage returns in the header', 'Subject: ', many('\r', 250_000), 'x', END),
  shape('line ends of carriage returns in the header', 'X: ', many('\r\r\r\n \r', 50_000), 'x', END),
  shape('foldings of a line without a colon', 'x', many('\r\n\t1', 60_000), END),
];

const PAGES: readonly AttackShape[] = [
  shape('500 KB of less-than', HTML, many('<', 500_000)),
  shape('500 KB of entities', HTML, many('&amp', 125_000)),
  shape('500 KB of broken entities', HTML, many('&#x', 170_000)),
  shape('HTML 200,000 deep', HTML, many('<div>', 200_000), 'x', many('</div>', 200_000)),
  shape('tables 66,000 deep', HTML, many('<table><tr><td>', 66_000)),
  shape('titles without an end', HTML, many('<title>', 140_000)),
  shape('comments without an end', HTML, many('<!--', 250_000)),
  shape('links without an end', HTML, many('<a href=http://x.test>y', 45_000)),
  shape('attributes without an end', HTML, '<a ', many(' href', 200_000)),
  shape('scripts and styles by turns', HTML, many('<script><style></script>', 40_000)),
  shape('20 MB of HTML', HTML, many('<p>some <b>text</b></p>\r\n', 800_000)),
];

const TEXTS: readonly AttackShape[] = [
  shape('5 MB of base64 garbage', encoded('base64'), many('!@#$%^&*(=\r\n', 420_000)),
  shape('10 MB of base64 in one line', encoded('base64'), many('QUFB', 2_500_000)),
  shape('5 MB of quoted-printable garbage', encoded('quoted-printable'), many('=', 5_000_000)),
  shape('a million soft breaks', encoded('quoted-printable'), many('=\r\n', 1_000_000)),
  shape('5 MB of NUL bytes', '\r\n', many('\0', 5_000_000)),
  shape('20 MB in one line', '\r\n', many('x', 20_000_000)),
  shape('5 million empty lines', '\r\n', many('\n', 5_000_000)),
  shape('5 million bare carriage returns', '\r\n', many('\r', 5_000_000)),
];

/** Much of nothing, which expressions that look for the end of a line go through again and again. */
const BLANKS: readonly AttackShape[] = [
  shape('blanks in quoted-printable', encoded('quoted-printable'), many(' ', 4_000_000), 'x'),
  shape(
    'blanks behind a sign of quoted-printable',
    encoded('quoted-printable'),
    '=',
    many('\t', 4_000_000),
    'x',
  ),
  shape(
    'words between blanks in quoted-printable',
    encoded('quoted-printable'),
    many(`${' '.repeat(5000)}x`, 800),
  ),
  shape(
    'a file of blanks in quoted-printable',
    'Content-Type: x/y\r\n',
    encoded('quoted-printable'),
    many(' ', 20_000_000),
    'x',
  ),
  shape(
    'a file of uuencode that says more than it has',
    'Content-Type: x/y\r\n',
    encoded('x-uuencode'),
    'begin 644 f\r\n',
    many('M\r\n', 2_000_000),
  ),
  shape('a file of padding', 'Content-Type: x/y\r\n', encoded('base64'), many('QQ==', 2_500_000)),
  shape('blanks in one line', '\r\n', many(' ', 4_000_000), 'x'),
  shape('words between blanks', '\r\n', many(`${' '.repeat(5000)}x`, 800)),
  shape('lines of blanks', '\r\n', many('   \t   \r\n', 400_000)),
  shape(
    'wide blanks',
    'Content-Type: text/plain; charset=utf-8\r\n\r\n',
    many('\u00e3\u0080\u0080', 1_300_000),
    'x',
  ),
  shape('blanks in a page', HTML, many(' ', 4_000_000), 'x'),
  shape('fixed blanks in a page', HTML, many('&nbsp;', 700_000), 'x'),
  shape('words between blanks in a page', HTML, many(`${' '.repeat(5000)}x<br>`, 800)),
];

const CONVERTED: readonly AttackShape[] = [
  shape(
    'flowed lines without an end',
    'Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n',
    many('> a \r\n', 500_000),
  ),
  shape('quotations, 80,000 deep', HTML, many('<blockquote>x', 80_000)),
  shape('attributes with brackets', HTML, many('<a b=">">', 120_000)),
  shape('attributes that never end', HTML, many('<a b="\'>', 120_000)),
  shape('base64 with an empty line in each', encoded('base64'), many('SGVsbG8h\r\n\r\n', 300_000)),
  shape('base64 with padding in each line', encoded('base64'), many('SGVsbA==\r\n', 400_000)),
  shape('4 MB that are no UTF-8', '\r\n', many('\u00fc\u00e4\u00f6 ', 1_000_000)),
  shape(
    '4 MB in a charset that nobody knows',
    'Content-Type: text/plain; charset=x-y\r\n\r\n',
    many('\u00fc ', 2_000_000),
  ),
  shape(
    '4 MB of GB18030',
    'Content-Type: text/plain; charset=gb18030\r\n\r\n',
    many('\u00c4\u00e3', 2_000_000),
  ),
  shape(
    'HTML and plain text by turns',
    MIXED,
    many('--b\r\nContent-Type: text/html\r\n\r\n<p>x\r\n--b\r\n\r\ny\r\n', 499),
  ),
  shape(
    'a file name in 10,000 pieces',
    MIXED,
    '--b\r\nContent-Disposition: attachment',
    each(10_000, (i) => `;\r\n filename*${i}*=%41`),
    '\r\n\r\nx\r\n--b--',
  ),
  shape('flowed quotes, deep', 'Content-Type: text/plain; format=flowed\r\n\r\n', many('>', 1_000_000)),
  shape(
    'charset escapes',
    'Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n',
    many('\x1b$B\x1b(B', 500_000),
  ),
  shape('UTF-7 shifts', 'Content-Type: text/plain; charset=utf-7\r\n\r\n', many('+-+AA', 500_000)),
  shape('introductions of quotes', '\r\n', many('On 1/1/26 09:00, B wrote:\n', 40_000)),
  shape('headers of quotes', '\r\n', many('From: B <b@x.test>\nSent: x\n', 40_000)),
  shape('20,000 empty lines between words', '\r\na', many('\r\n', 20_000), 'b'),
  shape(
    'a delivery report of 100,000 fields',
    'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n',
    many('Status: 5.0.0\r\n', 100_000),
  ),
  shape(
    'an attachment of 35 MB',
    MIXED,
    '--b\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n\r\n',
    many(`${'QUFB'.repeat(19)}\r\n`, 450_000),
    '--b--',
  ),
];

export const ATTACK_SHAPES = {
  nested: NESTED,
  boundaries: BOUNDARIES,
  'headers of parts': PART_HEADERS,
  headers: HEADERS,
  pages: PAGES,
  texts: TEXTS,
  blanks: BLANKS,
  converted: CONVERTED,
} as const;
