import { MAX_TEXT, readDocument, TEXT_STATUSES } from '@agent-inbox/document-text';
import {
  openDocumentFile,
  pdfFile,
  sheetFile,
  slideFile,
  wordFile,
} from '../../packages/document-text/test/document-files.ts';
import { mutatedMail } from '../../packages/mail-reader/test/fuzz/mutated-mail.ts';

const WORD =
  '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>One &amp; two</w:t></w:r><w:del><w:r><w:delText>x</w:delText></w:r></w:del></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';
const SHEET =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="s"><v>0</v></c><c r="C1" s="1"><v>45000.5</v></c></row>';
const SLIDE =
  '<p:sld><p:sp><a:p><a:r><a:t>Title</a:t></a:r></a:p></p:sp><a:tbl><a:tr><a:tc/></a:tr></a:tbl></p:sld>';
const OPEN =
  '<office:text><text:h text:outline-level="1">One</text:h><text:p>two<text:s text:c="3"/></text:p><text:tracked-changes/></office:text>';

/** Each kind of document, made of a text that is mutated: an archive whose bytes are mutated is only broken. */
const KINDS: readonly (readonly [source: string, make: (text: string) => Buffer | string])[] = [
  [WORD, wordFile],
  [SHEET, (text) => sheetFile([['S', 'visible', text]])],
  [SLIDE, (text) => slideFile([text], text)],
  [OPEN, (text) => openDocumentFile('text', text)],
  [OPEN.replaceAll('office:text', 'office:spreadsheet'), (text) => openDocumentFile('spreadsheet', text)],
  ["{\\rtf1\\ansi{\\fonttbl{\\f0 A;}}\\b One\\par \\u8364?{\\*\\x y}\\bin3 abc\\'e9}", (text) => text],
  ['<!doctype html><html><body><p>One<table><tr><td>two</table><script>x</script>', (text) => text],
  [
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:One\nDTSTART;TZID=Europe/Berlin:20260305T150000\nEND:VEVENT\nEND:VCALENDAR',
    (text) => text,
  ],
  [
    'From: a@x.test\nSubject: One\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\ntwo\n--b--\n',
    (text) => text,
  ],
  [pdfFile(['One', 'two']).toString('latin1'), (text) => Buffer.from(text, 'latin1')],
];

export function mutatedDocument(seed: number): Buffer {
  const [source = '', make = (text: string) => text] = KINDS[seed % KINDS.length] ?? [];
  return Buffer.from(make(mutatedMail([Buffer.from(source, 'latin1')], seed).toString('latin1')));
}

/** What reading this file did that reading a file never does; nothing when all is well. */
export async function brokenDocumentPromises(bytes: Buffer): Promise<string[]> {
  const file = { bytes, contentType: 'application/octet-stream', filename: '' };
  const [read, again] = [await readDocument(file), await readDocument(file)];
  const { status, text } = read;
  const holds: readonly (readonly [promise: string, kept: boolean])[] = [
    ['it has a status', TEXT_STATUSES.includes(status)],
    ['its text is bounded', Array.from(text).length <= MAX_TEXT],
    ['only a file that is ready has a text', (status === 'ready') === (text.trim() !== '')],
    [
      'its text is well-formed, without invisible characters',
      !/[\0\u200b\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u.test(text),
    ],
    ['the same bytes have the same text', JSON.stringify(read) === JSON.stringify(again)],
  ];
  return holds.filter(([, kept]) => !kept).map(([promise]) => promise);
}
