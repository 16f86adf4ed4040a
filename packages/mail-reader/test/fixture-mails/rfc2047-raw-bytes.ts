import { attached, type Fixture, fixture, parts, subject } from './fixture.ts';

/** Encoded words with bytes in them that should have been encoded, and what they say. */
const WORDS: readonly (readonly [name: string, word: string, text: string])[] = [
  ['q-latin-1', '=?iso-8859-1?Q?Fr\xf6sche?=', 'Frösche'],
  ['q-windows-1252', '=?windows-1252?q?\x93caf\xe9\x94?=', '“café”'],
  ['q-utf-8', '=?utf-8?Q?Fr\xc3\xb6sche?=', 'Frösche'],
  ['q-utf-8-labelled-latin-1', '=?iso-8859-1?Q?Fr\xc3\xb6sche?=', 'Frösche'],
  ['q-koi8-r', '=?koi8-r?Q?\xf0\xf2\xe9=F7=E5=F4?=', 'ПРИВЕТ'],
  ['q-windows-1251', '=?windows-1251?Q?\xcf\xf0\xe8\xe2\xe5\xf2?=', 'Привет'],
  ['q-gb2312', '=?gb2312?Q?\xc4\xe3\xba\xc3?=', '你好'],
  ['q-shift-jis', '=?shift_jis?Q?\x93\xfa\x96\x7b?=', '日本'],
  ['q-euc-kr', '=?euc-kr?Q?\xbe\xc8\xb3\xe7?=', '안녕'],
  ['q-half-encoded', '=?iso-8859-1?Q?a=F6\xf6_b?=', 'aöö b'],
  ['q-unknown-charset', '=?x-nowhere?Q?caf\xe9?=', 'café'],
  ['q-with-blanks', '=?iso-8859-1?Q?Gr\xfc\xdfe aus K\xf6ln?=', 'Grüße aus Köln'],
  ['q-split', '=?utf-8?Q?\xc3?= =?utf-8?Q?\xb6?=', 'ö'],
  ['b-latin-1', '=?iso-8859-1?B?Fr\xf6sche?=', 'Frösche'],
  ['b-gb2312', '=?gb2312?B?\xc4\xe3\xba\xc3?=', '你好'],
  ['beside-raw-utf-8', '\xc3\xb6 =?iso-8859-1?Q?\xf6?=', 'ö ö'],
];

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

export const RAW_WORDS: readonly Fixture[] = WORDS.flatMap(([name, word, text]) => [
  subject(`raw-${name}`, bytes(word), text),
  fixture(`people-raw-${name}`, {
    people: [],
    header: [bytes(`From: ${word} <a@x.test>`), bytes(`To: "${word}" <b@y.test>, c@y.test`)],
    expected: { from: [`${text} <a@x.test>`], to: [`${text} <b@y.test>`, 'c@y.test'] },
  }),
  fixture(`file-raw-${name}`, {
    header: ['Content-Type: multipart/mixed; boundary=b'],
    body: parts(
      '\r\nHello',
      bytes(
        `Content-Type: application/x-file\r\nContent-Disposition: attachment; filename="${word}"\r\n\r\nx`,
      ),
    ),
    expected: { attachments: [attached('x', { filename: text, content_type: 'application/x-file' })] },
  }),
]);
