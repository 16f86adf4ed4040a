import { describe, expect, test } from 'vitest';
import { type DocumentText, MAX_TEXT } from '../src/document.ts';
import { readDocument } from '../src/read-document.ts';
import { openDocumentFile, pdfFile, sheetFile, slideFile, wordFile, zipOf } from './document-files.ts';

function read(
  content: string | Buffer,
  contentType = 'application/octet-stream',
  filename = 'x',
): Promise<DocumentText> {
  return readDocument({ bytes: Buffer.from(content), contentType, filename });
}

const paragraph = (text: string, style = ''): string =>
  `<w:p><w:pPr>${style}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('a Word file has headings, lists, tables and footnotes; deleted, hidden and old text is left out', async () => {
  const table =
    '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Item</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>a|b</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:tc><w:p><w:r><w:t>1</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>';
  const body = [
    paragraph('Offer', '<w:pStyle w:val="Heading1"/>'),
    paragraph('one', '<w:numPr/>'),
    '<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
    '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>box</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>box again</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>',
    table,
  ].join('');
  const file = wordFile(body, {
    'word/footnotes.xml':
      '<w:footnotes><w:footnote w:id="2"><w:p><w:r><w:t>See there</w:t></w:r></w:p></w:footnote></w:footnotes>',
    'word/comments.xml':
      '<w:comments><w:comment><w:p><w:r><w:t>a comment</w:t></w:r></w:p></w:comment></w:comments>',
  });

  expect(await read(file)).toMatchObject({
    status: 'ready',
    format: 'markdown',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    text: '# Offer\n\n- one\nkept[^2]\n\nbox\n\n| Item | a\\|b |\n| --- | --- |\n| 1 |  |\n\n[^2]: See there',
  });
});

test('an Excel file has a table for each sheet that is not hidden, dates, and notes', async () => {
  const file = sheetFile(
    [
      [
        'Sales',
        'visible',
        '<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>When</t></is></c></row><row><c r="A2"><v>48.5</v></c><c r="C2" s="1"><v>46084.5</v></c></row>',
      ],
      ['Secret', 'hidden', '<row><c r="A1"><v>7</v></c></row>'],
    ],
    {
      'xl/sharedStrings.xml': '<sst><si><t>Sum</t><rPh><t>reading</t></rPh></si></sst>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>',
      'xl/worksheets/_rels/s0.xml.rels':
        '<Relationships><Relationship Id="c" Type="x/comments" Target="../comments1.xml"/></Relationships>',
      'xl/comments1.xml':
        '<comments><commentList><comment ref="A2"><text><r><t>net</t></r></text></comment></commentList></comments>',
    },
  );

  expect(await read(file)).toMatchObject({
    status: 'ready',
    pages: 1,
    text: '## Sales\n\n| Sum | When |\n| --- | --- |\n| 48.5 | 2026-03-03 12:00:00 |\n\n> Note on A2: net',
  });
});

test('a PowerPoint file has slides that are not hidden, and marked notes', async () => {
  const slide = (text: string, more = '') => `<p:sld${more}><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`;
  const notes = '<p:notes><a:p><a:r><a:t>say hello</a:t></a:r><a:fld><a:t>1</a:t></a:fld></a:p></p:notes>';

  expect(
    await read(slideFile([slide('Plan'), slide('Hidden', ' show="0"'), slide('End')], notes)),
  ).toMatchObject({
    pages: 3,
    text: '## Slide 1\n\nPlan\n\nNotes:\nsay hello\n## Slide 3\n\nEnd',
  });
});

describe('an OpenDocument file', () => {
  test('is read as a text', async () => {
    const text =
      '<office:text><text:tracked-changes><text:p>deleted</text:p></text:tracked-changes><text:h text:outline-level="2">Offer</text:h><text:p>a<text:s text:c="2"/>b<office:annotation><text:p>comment</text:p></office:annotation><text:note><text:note-body><text:p>note</text:p></text:note-body></text:note></text:p></office:text>';

    expect((await read(openDocumentFile('text', text))).text).toBe('## Offer\n\na  b [note]');
  });

  test('is read with numbers that no program writes', async () => {
    const text =
      '<office:text><text:h text:outline-level="-1">Offer</text:h><text:p>a<text:s text:c="-2"/>b</text:p></office:text>';

    expect((await read(openDocumentFile('text', text))).text).toBe('# Offer\n\na b');
  });

  test('is read as sheets', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const sheets = `<style:style style:name="h"><style:table-properties table:display="false"/></style:style><office:spreadsheet><table:table table:name="A"><table:table-row>${cell('x')}${cell('y')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row></table:table><table:table table:name="B" table:style-name="h"><table:table-row>${cell('secret')}</table:table-row></table:table></office:spreadsheet>`;

    expect((await read(openDocumentFile('spreadsheet', sheets))).text).toBe(
      '## A\n\n| x | y |\n| --- | --- |',
    );
  });

  test('is encrypted when its manifest says so', async () => {
    const file = zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'META-INF/manifest.xml': '<manifest:encryption-data/>',
      'content.xml': 'x',
    });

    expect((await read(file)).status).toBe('encrypted');
  });
});

describe('a PDF', () => {
  test('has the text of its pages, separated', async () => {
    expect(await read(pdfFile(['Invoice 1', 'Page two']))).toEqual({
      status: 'ready',
      format: 'plain',
      text: 'Invoice 1\n\n--- Page 2 ---\n\nPage two',
      pages: 2,
      truncated: false,
      hiddenText: false,
      contentType: 'application/pdf',
    });
  });

  test('of more than 200 pages is cut', async () => {
    const { pages, truncated, text } = await read(
      pdfFile(Array.from({ length: 205 }, (_, i) => `p${i + 1}`)),
    );

    expect({ pages, truncated }).toEqual({ pages: 205, truncated: true });
    expect(text.endsWith('p200')).toBe(true);
  });

  test('without text is no_text', async () => {
    expect((await read(pdfFile(['', '']))).status).toBe('no_text');
  });

  test('with a password of its owner only, which readers need not know, is read', async () => {
    // RC4 with 40 bits (ISO 32000-1, 7.6): the key comes of an empty password of the user, the entry O and the file id.
    const page = Buffer.from('ed5ce72da5a06c3271c006dabb6412138a987b2f019559321241e38e3e49f4', 'hex');
    const file = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${page.length}>>stream
${page.toString('latin1')}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
6 0 obj<</Filter/Standard/V 1/R 2/P -4
/O<c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab>
/U<13f3633f3c8fe41869648cfa5552ce67d52a786c2ca737f8f9c0e496403cd4ae>>>endobj
trailer<</Root 1 0 R/Encrypt 6 0 R/ID[<30313233343536373839616263646566>]>>`;

    expect(await read(Buffer.from(file, 'latin1'))).toMatchObject({ status: 'ready', text: 'Owned' });
  });
});

describe('text', () => {
  test.each([
    [
      'RTF',
      "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}Hello \\b W\\'f6rld\\b0\\constructor\\par \\u8364? {\\*\\generator x}{\\v hidden}end}",
      '',
      'Hello Wörld\n\n€ end',
      'application/rtf',
    ],
    ['CSV', 'a;b\n1;"x;\ny"\n', 'text/csv', '| a | b |\n| --- | --- |\n| 1 | x; y |', 'text/csv'],
    ['HTML', '<!doctype html><p>Hi <b style="display:none">hidden</b>there</p>', '', 'Hi there', 'text/html'],
    [
      'a calendar file',
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Lunch\nEND:VEVENT\nEND:VCALENDAR',
      '',
      'Event: Lunch',
      'text/calendar',
    ],
    [
      'an attached mail',
      'From: a@x.test\nTo: b@y.test\nSubject: Hi\n\nHello',
      '',
      'From: a@x.test\nTo: b@y.test\nSubject: Hi\n\nHello',
      'message/rfc822',
    ],
    ['plain text', 'Grüße', 'text/plain', 'Grüße', 'text/plain'],
    [
      'fields of a report (RFC 3464)',
      'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@x.test',
      'message/delivery-status',
      'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; a@x.test',
      'text/plain',
    ],
    [
      'invisible characters',
      'a\u200b\u202eb\u{e0041}c \u200d می‌خواهم',
      'text/plain',
      'abc  می‌خواهم',
      'text/plain',
    ],
  ])('of %s is read', async (_name, content, contentType, text, type) => {
    expect(await read(content, contentType)).toMatchObject({ status: 'ready', text, contentType: type });
  });

  test('in another charset is decoded', async () => {
    const file = { bytes: Buffer.from('Gr\xfc\xdfe', 'latin1'), contentType: 'text/plain', filename: 'x' };

    expect((await readDocument({ ...file, charset: 'iso-8859-1' })).text).toBe('Grüße');
  });

  test('over a million code points is cut there', async () => {
    const { text, truncated } = await read('😀'.repeat(MAX_TEXT + 5), 'text/plain');

    expect(Array.from(text)).toHaveLength(MAX_TEXT);
    expect(truncated).toBe(true);
  });

  test('of an image, and of an Office file of before 2007, is unsupported', async () => {
    expect(
      (await read(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01', 'latin1'), 'text/plain')).status,
    ).toBe('unsupported');
    expect((await read(Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', 'latin1'))).status).toBe(
      'unsupported',
    );
  });
});
