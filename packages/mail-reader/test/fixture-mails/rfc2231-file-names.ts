import { attached, type Fixture, fixture, parts } from './fixture.ts';

const CONTENT = 'content of the file';
const SHORT_CONTENT = 'content';

const named = (
  name: string,
  lines: string,
  filename: string | null,
  rest: Partial<ReturnType<typeof attached>> = {},
): Fixture =>
  fixture(`name-${name}`, {
    header: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
    body: parts('\r\nHello', `${lines}\r\n\r\n${CONTENT}`),
    expected: { attachments: [attached(CONTENT, { filename, ...rest })] },
  });

/** The type of a file that is sent as `application/octet-stream` follows from the ending of its name. */
const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.txt', 'text/plain'],
  ['.pdf', 'application/pdf'],
];

const disposition = (name: string, parameters: string, filename: string | null): Fixture =>
  named(
    name,
    `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; ${parameters}`,
    filename,
    {
      content_type: TYPES.find(([ending]) => filename?.endsWith(ending))?.[1] ?? 'application/octet-stream',
    },
  );

/** RFC 2231, and other ways to name a file. */
const NAMES: readonly Fixture[] = [
  disposition('quoted', 'filename="a b.txt"', 'a b.txt'),
  disposition('token', 'filename=report.pdf', 'report.pdf'),
  disposition('rfc2231', "filename*=utf-8''caf%C3%A9.txt", 'café.txt'),
  disposition('rfc2231-language', "filename*=utf-8'fr'caf%C3%A9.txt", 'café.txt'),
  disposition('rfc2231-encoded-word', 'filename*="=?utf-8?B?Y2Fmw6kudHh0?="', 'café.txt'),
  disposition('rfc2231-encoded-word-with-charset', "filename*=utf-8''=?utf-8?Q?caf=C3=A9.txt?=", 'café.txt'),
  disposition('rfc2231-latin1', "filename*=iso-8859-1''caf%E9.txt", 'café.txt'),
  disposition('continued', 'filename*0="long ";\r\n filename*1="name.txt"', 'long name.txt'),
  disposition('continued-encoded', "filename*0*=utf-8''caf%C3%A9;\r\n filename*1*=%20b.txt", 'café b.txt'),
  disposition('continued-mixed', 'filename*0*=utf-8\'\'%C3%A9;\r\n filename*1=" b.txt"', 'é b.txt'),
  disposition('rfc2047', 'filename="=?utf-8?Q?caf=C3=A9.txt?="', 'café.txt'),
  disposition('rfc2047-bare', 'filename==?utf-8?B?Y2Fmw6kudHh0?=', 'café.txt'),
  disposition('utf-8', 'filename="café.txt"', 'café.txt'),
  disposition('escaped', 'filename="a\\"b.txt"', 'a"b.txt'),
  disposition('path', 'filename="../../etc/passwd"', '../../etc/passwd'),
  disposition('empty', 'filename=""', null),
  disposition('none', 'x=y', null),
  named(
    'by-type',
    'Content-Type: application/pdf; name="by type.pdf"\r\nContent-Disposition: attachment',
    'by type.pdf',
    {
      content_type: 'application/pdf',
    },
  ),
  named(
    'by-both',
    'Content-Type: text/csv; name=b.csv\r\nContent-Disposition: attachment; filename=a.csv',
    'a.csv',
    {
      content_type: 'text/csv',
    },
  ),
  named(
    'inline-image',
    'Content-Type: image/png; name=i.png\r\nContent-Disposition: inline; filename=i.png\r\nContent-ID: <i@x>',
    'i.png',
    { content_type: 'image/png', content_disposition: 'inline', content_id: 'i@x' },
  ),
];

const inParameters = (name: string, parameters: string | Buffer, filename: string | null): Fixture =>
  fixture(`file-${name}`, {
    header: ['Content-Type: multipart/mixed; boundary=b'],
    body: parts(
      '\r\nHello',
      Buffer.concat([
        Buffer.from('Content-Type: application/x-file\r\nContent-Disposition: attachment; '),
        Buffer.from(parameters),
        Buffer.from(`\r\n\r\n${SHORT_CONTENT}`),
      ]),
    ),
    expected: { attachments: [attached(SHORT_CONTENT, { filename, content_type: 'application/x-file' })] },
  });

/** File names that break a rule of RFC 2231 or RFC 2183, as mailers write them. */
const BROKEN: readonly Fixture[] = [
  inParameters('segments-out-of-order', "filename*1*=b; filename*0*=utf-8''a", 'ab'),
  inParameters('segments-with-a-gap', 'filename*0=a; filename*2=c', 'ac'),
  inParameters(
    'segments-beyond-nine',
    `${Array.from({ length: 12 }, (_, i) => `filename*${11 - i}=${'abcdefghijkl'[11 - i]}`).join('; ')}`,
    'abcdefghijkl',
  ),
  inParameters('character-split-over-segments', "filename*0*=utf-8''%C3; filename*1*=%A9", 'é'),
  inParameters('segment-that-is-not-spelled', 'filename*0*=utf-8\'\'%C3%A9; filename*1=" %41"', 'é %41'),
  inParameters('both-forms', "filename=fallback; filename*=utf-8''%C3%A9", 'é'),
  inParameters('extended-in-quotes', 'filename*="utf-8\'\'a%20b"', 'a b'),
  inParameters('extended-without-a-charset', 'filename*=a%20%C3%A9', 'a é'),
  inParameters('extended-with-an-empty-charset', "filename*=''a%20b", 'a b'),
  inParameters('extended-in-an-unknown-charset', "filename*=x-nowhere''caf%E9", 'café'),
  inParameters('broken-percents', "filename*=utf-8''100%zz%4", '100%zz%4'),
  inParameters('words-folded', 'filename="=?utf-8?B?w6k=?=\r\n\t=?utf-8?B?w6k=?="', 'éé'),
  inParameters('words-over-segments', 'filename*0="=?utf-8?B?w6"; filename*1="k=?="', 'é'),
  inParameters('word-with-a-semicolon', 'filename="=?utf-8?Q?a;b?="', 'a;b'),
  inParameters('windows-path', 'filename="C:\\Users\\new\\a.pdf"', 'C:\\Users\\new\\a.pdf'),
  inParameters('latin-1', Buffer.from('filename="caf\u00e9"', 'latin1'), 'café'),
  inParameters('control-characters', "filename*=utf-8''a%0D%0Ab%07%00c", 'a b \ufffdc'),
  inParameters('right-to-left', 'filename="a\u202egnp.exe"', 'a\u202egnp.exe'),
  inParameters('blank', 'filename="  "', null),
  inParameters('unclosed', 'filename="a b', 'a b'),
  inParameters('twice', 'filename=a.pdf; filename=b.pdf', 'a.pdf'),
  inParameters('with-a-comment', 'filename=a.pdf (the first)', 'a.pdf'),
  inParameters('with-a-comment-behind-quotes', 'filename="a b.pdf" (the "first"; x)', 'a b.pdf'),
  inParameters('with-a-number', 'filename=a b (1).pdf', 'a b (1).pdf'),
  inParameters('with-blanks', 'filename=a b c', 'a b c'),
  inParameters('of-300-characters', `filename="${'x'.repeat(300)}"`, 'x'.repeat(255)),
  fixture('file-name-alone-in-its-disposition', {
    header: ['Content-Type: multipart/mixed; boundary=b'],
    body: parts(
      '\r\nHello',
      `Content-Type: application/x-file\r\nContent-Disposition: filename=a.pdf\r\n\r\n${SHORT_CONTENT}`,
    ),
    expected: {
      attachments: [attached(SHORT_CONTENT, { filename: 'a.pdf', content_type: 'application/x-file' })],
    },
  }),
];

export const FILE_NAMES: readonly Fixture[] = [...NAMES, ...BROKEN];
