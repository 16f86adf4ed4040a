import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { readDocument } from '../src/read-document.ts';

const read = async (bytes: Buffer, contentType = 'text/plain', charset = '') =>
  (await readDocument({ bytes, contentType, charset, filename: 'a' })).text;

const RUSSIAN = 'Счёт оплачен, спасибо за заказ. Итого к оплате: пять тысяч рублей.';

test.each([
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['iso-8859-2', 'Zażółć gęślą jaźń'],
  ['gb18030', '发票已开具，请查收。'],
  ['gb2312', '发票已开具，请查收。'],
  ['Shift_JIS', '請求書を添付します'],
  ['euc-jp', '請求書を添付します'],
  ['iso-2022-jp', '請求書を添付します'],
  ['euc-kr', '청구서를 첨부합니다'],
  ['big5', '發票已開立，請查收。'],
  ['windows-1253', 'Το τιμολόγιο επισυνάπτεται'],
  ['windows-1255', 'החשבונית מצורפת'],
  ['windows-874', 'แนบใบแจ้งหนี้มาแล้ว'],
  ['windows-1254', 'Faturanız ektedir, teşekkürler'],
  ['ibm866', RUSSIAN],
  ['macintosh', 'Grüße “an” alle'],
  ['utf-16le', RUSSIAN],
  ['utf-16be', RUSSIAN],
])('text in %s is decoded by the charset of its part', async (charset, text) => {
  const bytes = charset === 'iso-2022-jp' ? JIS : iconv.encode(text, charset);

  expect(await read(bytes, 'text/plain', charset)).toBe(text);
  expect(await read(bytes, 'text/plain', charset.toUpperCase())).toBe(text);
});

/** RFC 1557 and RFC 1843, whose examples these are. */
test.each([
  ['iso-2022-kr', '\x1b$)C\x0eGQ1[\x0f ok\n\x0eGQ\x0f', '한글 ok\n한'],
  ['hz-gb-2312', 'a ~{<:Ky2;PB~} b~~c ~\nd', 'a 己所不新 b~c d'],
])('text in %s, which has 7 bits, is decoded by the charset of its part', async (charset, bytes, text) => {
  expect(await read(Buffer.from(bytes, 'latin1'), 'text/plain', charset)).toBe(text);
});

/** 請求書を添付します in ISO-2022-JP (RFC 1468). */
const JIS = Buffer.from('\x1b$B@A5a=q$rE:IU$7$^$9\x1b(B', 'latin1');

test.each([
  ['meta charset', '<!doctype html><meta charset="windows-1251"><p>', 'windows-1251', RUSSIAN],
  [
    'meta http-equiv',
    '<html><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"></head><p>',
    'shift_jis',
    '請求書を添付します',
  ],
  [
    'meta with the content first',
    "<html><meta content='text/html;charset=euc-kr' http-equiv=content-type><p>",
    'euc-kr',
    '청구서를 첨부합니다',
  ],
  ['a meta that is wrong of UTF-8', '<html><meta charset="iso-8859-1"><p>', 'utf-8', 'Grüße 發票'],
  [
    'a meta of UTF-16, which is read as ASCII (HTML, 13.2.3.2)',
    '<html><meta charset="utf-16"><p>',
    'utf-8',
    'Grüße',
  ],
] as const)('HTML without a charset of its part is decoded by %s', async (_name, head, charset, text) => {
  const bytes = Buffer.concat([Buffer.from(head), iconv.encode(text, charset)]);

  expect(await read(bytes, 'text/html')).toBe(text);
});

test.each([
  ['windows-1251', '<Счет><Имя>Иванов</Имя></Счет>'],
  ['ISO-8859-2', '<a>Zażółć</a>'],
  ['euc-jp', '<a>請求書</a>'],
])('XML is decoded by its encoding %s', async (charset, body) => {
  const xml = `<?xml version="1.0" encoding="${charset}"?>${body}`;

  expect(await read(iconv.encode(xml, charset), 'text/xml')).toBe(xml);
});

test('the charset of the part comes before that of the document, unless no codec knows it', async () => {
  const page = (named: string) =>
    Buffer.concat([Buffer.from(`<html><meta charset="${named}"><p>`), iconv.encode(RUSSIAN, 'koi8-r')]);

  expect(await read(page('windows-1251'), 'text/html', 'koi8-r')).toBe(RUSSIAN);
  expect(await read(page('koi8-r'), 'text/html', 'nonsense')).toBe(RUSSIAN);
  expect(await read(page('koi8-r'), 'text/html', 'us-ascii')).toBe(RUSSIAN);
});

test.each([
  ['Latin', 'Name;Units\nW;1\n'],
  ['Russian', `${RUSSIAN}\n`],
  ['Chinese', '发票已开具，请查收。\n'],
  ['Arabic', 'الفاتورة مرفقة مع الشكر\n'],
])('UTF-16 without a mark is known by its bytes: %s', async (_name, text) => {
  for (const charset of ['utf-16le', 'utf-16be']) {
    expect(await read(iconv.encode(text, charset, { addBOM: false }))).toBe(text.trim());
  }
});

test.each([
  ['gb18030', '姓名,金额,备注\n张三,100,已付款\n李四,200,未付款，请尽快处理\n'],
  ['gb18030', '尊敬的客户：您的订单已经发货，请注意查收。'],
  ['windows-1251', 'Дата;Сумма;Описание\n01.11.2026;100;Оплата по счёту за канцелярские товары\n'],
  ['windows-1251', 'Здравствуйте! Договор во вложении.'],
  ['windows-1251', 'Накладная №45 от 12.10.2026: бумага, 5 пачек'],
  ['windows-1251', 'СЧЁТ НА ОПЛАТУ № 45'],
  ['windows-1251', 'Рахунок сплачено, дякуємо за замовлення.'],
  ['koi8-r', 'Договор во вложении, прошу подписать.'],
  ['ibm866', 'Отчёт за октябрь: всего операций 12'],
  ['shift_jis', '日付,金額\n東京のお客様,1\n'],
  ['euc-jp', 'お世話になっております。請求書をお送りします。'],
  ['euc-kr', '안녕하세요. 청구서를 첨부하여 보내드립니다.'],
  ['big5', '您好，發票已經開立，請您查收附件。'],
  ['windows-1253', 'Σας στέλνουμε το τιμολόγιο του μήνα'],
  ['windows-1255', 'שלום, החשבונית מצורפת להודעה'],
  ['windows-1256', 'السلام عليكم، الفاتورة مرفقة'],
  ['windows-874', 'เรียนลูกค้า ใบแจ้งหนี้อยู่ในไฟล์แนบ'],
  ['windows-1250', 'Zażółć gęślą jaźń'],
  ['iso-8859-2', 'Proszę o zapłatę'],
  ['windows-1250', 'Vážený zákazníku, děkujeme za platbu. Příloha: faktura, 12 €'],
  ['iso-8859-2', 'Dobrý den, v příloze posíláme fakturu za říjen.'],
  ['windows-1250', 'Račun šaljemo u prilogu, plaćanje žiralno'],
  ['iso-8859-2', 'Az előfizetés díja ötezer forint, köszönjük'],
  ['windows-1250', 'Vă mulţumim pentru plată şi vă aşteptăm'],
  ['windows-1254', 'Ödeme alındı, teşekkürler. Şubat ayı için aşağıdaki'],
  ['windows-1257', 'Sąskaita apmokėta, ačiū už užsakymą'],
  ['windows-1257', 'Rēķins ir samaksāts, paldies par pasūtījumu'],
  ['windows-1252', 'perché così più; ¿Mañana? nº 5 não há opções'],
  ['windows-1252', 'être à l’œuvre, là où ça va'],
  ['windows-1252', 'Það er þýðing'],
  ['windows-1252', 'blåbærgrød på øen, m³ und m²'],
  ['windows-1252', 'tööõpetus, für schöne Körbe'],
  ['windows-1252', 'Grüße, schöne Größe; ça va très bien, señor: 5°C, 20 €, «été»'],
  ['windows-1252', 'ÄÖÜ ÉÈÀ: ÜBERGRÖSSE, Ærø, Þórður'],
  ['windows-1252', '“quoted” – and £5, §3, ½, ±2'],
])('text without any label in %s is decoded by its script: %s', async (charset, text) => {
  expect((await read(iconv.encode(text, charset), 'text/plain')).trim()).toBe(text.trim());
});
