import { attached, type Fixture, fixture, parts } from './fixture.ts';

const CONTENT = 'content of the file';

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

/** A file that its sender calls nothing in particular is called by the ending of its name. */
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

/** RFC 2231 as it is used and misused, and other ways to name a file. */
export const NAMES: readonly Fixture[] = [
  disposition('quoted', 'filename="a b.txt"', 'a b.txt'),
  disposition('token', 'filename=report.pdf', 'report.pdf'),
  disposition('rfc2231', "filename*=utf-8''caf%C3%A9.txt", 'café.txt'),
  disposition('rfc2231-language', "filename*=utf-8'fr'caf%C3%A9.txt", 'café.txt'),
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
