import { type Fixture, fixture } from './fixture.ts';

/** Charset, a text, and that text in the charset's bytes (hexadecimal), written down from another implementation. */
const TEXTS: readonly (readonly [charset: string, text: string, bytes: string])[] = [
  ['iso-8859-1', 'Grüße aus Köln, señor', '4772fcdf6520617573204bf66c6e2c207365f16f72'],
  ['iso-8859-2', 'Zażółć gęślą jaźń', '5a61bff3b3e62067eab66cb1206a61bcf1'],
  ['iso-8859-3', 'Ĉirkaŭ la ĝardeno', 'c669726b61fd206c6120f8617264656e6f'],
  ['iso-8859-4', 'Šķērsām pār upi', 'a9f3ba7273e06d2070e07220757069'],
  ['iso-8859-5', 'Привет из Софии', 'bfe0d8d2d5e220d8d720c1dee4d8d8'],
  ['iso-8859-6', 'مرحبا بالعالم', 'e5d1cdc8c720c8c7e4d9c7e4e5'],
  ['iso-8859-7', 'Καλημέρα κόσμε', 'cae1ebe7ecddf1e120eafcf3ece5'],
  ['iso-8859-8', 'שלום עולם', 'f9ece5ed20f2e5eced'],
  ['iso-8859-9', 'İstanbul için gidiş', 'dd7374616e62756c2069e7696e2067696469fe'],
  ['iso-8859-10', 'Þórður á Ísafirði', 'def372f0757220e120cd7361666972f069'],
  ['iso-8859-11', 'สวัสดีครับ', 'cac7d1cab4d5a4c3d1ba'],
  ['iso-8859-13', 'Ąžuolas šlama žemėje', 'c0fe756f6c617320f06c616d6120fe656deb6a65'],
  ['iso-8859-14', 'Ŵyn a ŷd', 'd0796e206120fe64'],
  ['iso-8859-15', 'Prix: 10 € pour œuvre', '507269783a20313020a420706f757220bd75767265'],
  ['iso-8859-16', 'Țara și oameni', 'de61726120ba69206f616d656e69'],
  ['windows-1250', 'Příliš žluťoučký „kůň“', '50f8ed6c699a209e6c759d6f75e86bfd20846bf9f293'],
  ['windows-1251', 'Съешь ещё «булок»', 'd1fae5f8fc20e5f9b820abe1f3ebeeeabb'],
  ['windows-1252', '“Smart” quotes – €5', '93536d617274942071756f7465732096208035'],
  ['windows-1253', 'Ελληνικά €', 'c5ebebe7ede9eadc2080'],
  ['windows-1254', 'Çağrı ‘şimdi’', 'c761f072fd2091fe696d646992'],
  ['windows-1255', 'שלום ₪5', 'f9ece5ed20a435'],
  ['windows-1256', 'سلام – پرسش', 'd3e1c7e320962081d1d3d4'],
  ['windows-1257', 'Žalgiris “ėjo”', 'de616c67697269732093eb6a6f94'],
  ['windows-1258', 'Đương phô ₫', 'd0fdf56e67207068f420fe'],
  ['windows-874', 'สวัสดีชาวโลก', 'cac7d1cab4d5aad2c7e2c5a1'],
  ['koi8-r', 'Здравствуй, мир', 'fac4d2c1d7d3d4d7d5ca2c20cdc9d2'],
  ['koi8-u', 'Їжак і ґава', 'b7d6c1cb20a620adc1d7c1'],
  ['gb18030', '你好，世界 𠀀', 'c4e3bac3a3accac0bde72095328236'],
  ['gb2312', '简体中文邮件', 'bcf2cce5d6d0cec4d3cabcfe'],
  ['gbk', '繁體與简体', 'b7b1f377c563bcf2cce5'],
  ['big5', '繁體中文郵件', 'c163c5e9a4a4a4e5b66ca5f3'],
  ['shift_jis', '日本語のメール、ｶﾅ', '93fa967b8cea82cc8381815b838b8141b6c5'],
  ['euc-jp', '日本語のメール', 'c6fccbdcb8eca4cea5e1a1bca5eb'],
  ['iso-2022-jp', '日本語のメール', '1b2442467c4b5c386c244e2561213c256b1b2842'],
  ['euc-kr', '안녕하세요 세계', 'bec8b3e7c7cfbcbcbfe420bcbcb0e8'],
  ['ks_c_5601-1987', '한국어 메일', 'c7d1b1b9beee20b8dec0cf'],
  ['utf-16', 'Größe 日本 🚀', 'fffe47007200f600df0065002000e5652c6720003dd880de'],
  ['utf-16le', 'Größe 日本', '47007200f600df0065002000e5652c67'],
  ['utf-16be', 'Größe 日本', '0047007200f600df0065002065e5672c'],
  ['utf-7', 'Hi Mom ☺! Größe', '4869204d6f6d202b4a6a6f212047722b4150594133772d65'],
  ['utf-8', 'Größe 日本 🚀 עברית', '4772c3b6c39f6520e697a5e69cac20f09f9a8020d7a2d791d7a8d799d7aa'],
  ['us-ascii', 'plain words', '706c61696e20776f726473'],
  ['macintosh', 'Café “déjà vu”', '4361668e20d2648e6a88207675d3'],
  ['ibm850', 'Größe ø', '477294e165209b'],
  ['ibm866', 'Привет из ДОС', '8fe0a8a2a5e220a8a720848e91'],
  ['tis-620', 'ภาษาไทย', 'c0d2c9d2e4b7c2'],
];

/** One mail for each charset, alternately in base64, quoted-printable and 8bit. */
export const CHARSETS: readonly Fixture[] = TEXTS.map(([charset, text, hex], i) => {
  const bytes = Buffer.from(hex, 'hex');
  // Two zero bytes and line ends of two bytes pass no mail server as they are.
  const encoding = charset.startsWith('utf-16')
    ? 'base64'
    : (['base64', 'quoted-printable', '8bit'] as const)[i % 3];
  return fixture(`charset-${charset.replaceAll('_', '-')}`, {
    header: [
      `Subject: =?${charset}?B?${bytes.toString('base64')}?=`,
      'MIME-Version: 1.0',
      `Content-Type: text/plain; charset=${charset}`,
      `Content-Transfer-Encoding: ${encoding}`,
    ],
    body: encoded(bytes, encoding ?? '8bit'),
    expected: { subject: text, text },
  });
});

function encoded(bytes: Buffer, encoding: string): Buffer | string {
  if (encoding === 'base64') return `${bytes.toString('base64')}\r\n`;
  if (encoding === '8bit') return bytes;
  return [...bytes]
    .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replaceAll(/.{72}/g, '$&=\r\n');
}
