import type { NamedMail } from './compared-mails.ts';

const CHARSETS: readonly (readonly [charset: string, text: string, encoded: Buffer])[] = [
  ['us-ascii', 'Plain words', Buffer.from('Plain words')],
  ['utf-8', 'Grüße 日本 🚀', Buffer.from('Grüße 日本 🚀')],
  ['iso-8859-1', 'Grüße', Buffer.from('Grüße', 'latin1')],
  ['windows-1251', 'Привет', Buffer.from('cff0e8e2e5f2', 'hex')],
  ['koi8-r', 'Привет', Buffer.from('f0d2c9d7c5d4', 'hex')],
  ['gb2312', '你好', Buffer.from('c4e3bac3', 'hex')],
  ['big5', '你好', Buffer.from('a741a66e', 'hex')],
  ['euc-kr', '안녕', Buffer.from('bec8b3e7', 'hex')],
  ['shift_jis', '日本', Buffer.from('93fa967b', 'hex')],
  ['iso-2022-jp', '日本', Buffer.from('1b2442467c4b5c1b2842', 'hex')],
];
const ENCODINGS = ['8bit', 'quoted-printable', 'base64'] as const;
const STRUCTURES = ['plain', 'page', 'alternative', 'mixed', 'related', 'nested'] as const;
const NAMES: readonly string[] = [
  'filename=report.pdf',
  'filename="a b (c).pdf"',
  "filename*=utf-8''%C3%A9t%C3%A9.pdf",
  'filename="=?utf-8?B?w6l0w6kucGRm?="',
  "filename*0*=utf-8''%C3%A9t; filename*1*=%C3%A9.pdf",
];
const DATES: readonly string[] = [
  'Thu, 01 Jan 2026 09:00:00 +0000',
  '1 Jan 2026 04:00:00 EST',
  'Thu, 1 Jan 26 09:00 GMT',
];

type Encoding = (typeof ENCODINGS)[number];

function encodedBody(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'base64') return `${bytes.toString('base64')}\r\n`;
  if (encoding === '8bit') return bytes.toString('latin1');
  return [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

const multipart = (type: string, boundary: string, ...parts: readonly string[]): string =>
  `Content-Type: multipart/${type}; boundary=${boundary}\r\n\r\n${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;

function body(
  structure: (typeof STRUCTURES)[number],
  charset: string,
  text: Buffer,
  encoding: Encoding,
  i: number,
): string {
  const part = (type: string, bytes: Buffer): string =>
    `Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${encodedBody(bytes, encoding)}`;
  const plain = part('text/plain', text);
  const page = part('text/html', Buffer.concat([Buffer.from('<p>'), text, Buffer.from('</p>')]));
  const file = `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; ${NAMES[i % NAMES.length]}\r\n\r\nJVBERi0=`;
  const picture = `Content-Type: image/png; name=p.png\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <p@x.test>\r\nContent-Disposition: inline; filename=p.png\r\n\r\niVBORw0K`;
  switch (structure) {
    case 'plain':
      return plain;
    case 'page':
      return page;
    case 'alternative':
      return multipart('alternative', 'a', plain, page);
    case 'mixed':
      return multipart('mixed', 'm', plain, file);
    case 'related':
      return multipart('related', 'r', page, picture);
    case 'nested':
      return multipart(
        'mixed',
        'm',
        multipart('alternative', 'a', plain, multipart('related', 'r', page, picture)),
        file,
      );
  }
}

/** Mails as mailers write them: each charset in each encoding and structure. All parsers should read them alike. */
export function generatedMails(): NamedMail[] {
  return CHARSETS.flatMap(([charset, , text]) =>
    ENCODINGS.flatMap((encoding) =>
      STRUCTURES.map((structure, i) => {
        const word = `=?${charset}?B?${text.toString('base64')}?=`;
        const header = [
          `From: ${word} <ann@x.test>`,
          `To: "Bob, B." <bob@y.test>, ${word} <carol@y.test>`,
          `Subject: ${word}`,
          `Date: ${DATES[i % DATES.length]}`,
          'MIME-Version: 1.0',
          '',
        ].join('\r\n');
        const mail = Buffer.from(header + body(structure, charset, text, encoding, i), 'latin1');
        return { name: `generated/${charset}-${encoding}-${structure}`, mail };
      }),
    ),
  );
}
