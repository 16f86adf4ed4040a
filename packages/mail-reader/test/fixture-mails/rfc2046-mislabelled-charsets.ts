import { type Fixture, fixture, subject } from './fixture.ts';

/** UTF-8 under the name of another charset. */
const UTF_8: readonly (readonly [charset: string, text: string])[] = [
  ['gb2312', 'Привет, мир'],
  ['gb2312', '你好，世界'],
  ['gb2312', 'Frösche und Käfer'],
  ['gbk', '繁體中文'],
  ['gb18030', 'Γειά σου'],
  ['big5', '測試郵件'],
  ['euc-kr', '안녕하세요'],
  ['euc-jp', 'テスト'],
  ['shift_jis', '確認のお願い'],
  ['iso-2022-jp', '日本語'],
  ['utf-7', 'Grüße'],
  ['utf-16', 'Hello Wörld'],
  ['utf-16le', 'Hello, world'],
  ['iso-8859-1', 'Grüße'],
  ['iso-8859-1', 'It’s “fine” — really…'],
  ['iso-8859-2', 'Žluťoučký kůň'],
  ['iso-8859-5', 'Привет'],
  ['iso-8859-7', 'Καλημέρα'],
  ['iso-8859-8', 'שלום עולם'],
  ['iso-8859-9', 'İstanbul’da'],
  ['iso-8859-15', '10 €'],
  ['windows-1250', 'Zażółć gęślą'],
  ['windows-1251', 'Счёт за июнь'],
  ['windows-1252', 'café 🚀'],
  ['windows-1256', 'مرحبا بالعالم'],
  ['windows-1258', 'Tiếng Việt'],
  ['windows-874', 'สวัสดี'],
  ['koi8-r', 'Привет'],
  ['koi8-u', 'Їжак'],
  ['macintosh', 'Größe'],
  ['x-mac-cyrillic', 'Привет, мир'],
  ['ibm850', 'Größe'],
];

/** Text that is what its label says, and that is valid UTF-8, or nearly. */
const GENUINE: readonly (readonly [charset: string, hex: string, text: string])[] = [
  ['iso-8859-1', '434146c9', 'CAFÉ'],
  ['windows-1252', '434146c99253', 'CAFÉ’S'],
  ['windows-1252', '43414ED19420', 'CANÑ”'],
  ['windows-1251', 'd1f7b8f2', 'Счёт'],
  ['koi8-r', 'f0d2c9d7c5d4', 'Привет'],
  ['gb2312', 'd0bbd0bb', '谢谢'],
  ['gb2312', 'c1aacda8', '联通'],
  ['gb2312', 'c4e3bac3', '你好'],
  ['big5', 'a741a66e', '你好'],
  ['euc-kr', 'bec8b3e7', '안녕'],
  ['euc-jp', 'c6fccbdc', '日本'],
  ['shift_jis', '93fa967b', '日本'],
  ['utf-16le', '2d4e8765', '中文'],
  ['tis-620', 'c3b6', 'รถ'],
  ['koi8-r', 'c5a3', 'её'],
  ['uhc', '8c63b9e6b0a2', '똠방각'],
];

export const MISLABELLED_CHARSETS: readonly Fixture[] = [
  ...UTF_8.flatMap(([charset, text], i) => [
    fixture(`utf-8-named-${charset}-${i + 1}`, {
      header: [`Content-Type: text/plain; charset=${charset}`],
      body: text,
      expected: { text },
    }),
    subject(
      `utf-8-named-${charset}-${i + 1}`,
      `=?${charset}?B?${Buffer.from(text).toString('base64')}?=`,
      text,
    ),
  ]),
  ...GENUINE.map(([charset, hex, text], i) =>
    fixture(`charset-${charset}-right-${i + 1}`, {
      header: [`Content-Type: text/plain; charset=${charset}`, 'Content-Transfer-Encoding: base64'],
      body: Buffer.from(hex, 'hex').toString('base64'),
      expected: { text },
    }),
  ),
];
