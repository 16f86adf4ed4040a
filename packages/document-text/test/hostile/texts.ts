import { gzipSync } from 'node:zlib';
import { seeded } from '../../../../test/faults/seeded.ts';
import { openDocumentFile, pdfFile, sheetFile, slideFile, wordFile } from '../document-files.ts';
import { type HostileFile, times } from './hostile-file.ts';
import { word } from './office-parts.ts';

const HEAD = 'From: a@x.test\nSubject: x\n';
const PART = '--a\nContent-Type: multipart/mixed; boundary=a\n\n';

const richTexts: readonly (readonly [string, string, HostileFile[2]])[] = [
  ['nesting', `{\\rtf1${'{'.repeat(200_000)}x`, 'ready'],
  ['braces that close nothing', `{\\rtf1${'}'.repeat(200_000)}x`, 'no_text'],
  ['binary data beyond the end', `{\\rtf1\\bin999999999 x}`, 'no_text'],
  ['binary data of a negative length', `{\\rtf1\\bin-5 x}`, 'ready'],
  ['huge parameters', '{\\rtf1\\u99999999999999\\uc99999999 x}', 'ready'],
  ['backslashes', `{\\rtf1${'\\'.repeat(500_000)}`, 'ready'],
  ['bytes of an unknown code page', "{\\rtf1\\ansicpg99999\\'ff\\'fe x}", 'ready'],
  ['an object', '{\\rtf1{\\object{\\*\\objdata 0105000002000000}}x}', 'ready'],
  ['a field that fetches', '{\\rtf1{\\field{\\*\\fldinst INCLUDEPICTURE "http://x.test/"}}x}', 'ready'],
  ['control words', `{\\rtf1${'\\par'.repeat(300_000)}}`, 'no_text'],
];

const texts: readonly HostileFile[] = [
  ['HTML with nesting', `<html>${'<div>'.repeat(200_000)}`, 'no_text'],
  ['HTML with a script', '<html><script>while(1){}</script>x', 'ready'],
  ['HTML with attributes without end', `<html><p ${'a '.repeat(500_000)}`, 'no_text'],
  ['HTML with a comment without end', `<html>x<!-- ${'-'.repeat(1_000_000)}`, 'ready'],
  ['HTML with entities', `<html>${'&amp;lt;'.repeat(200_000)}`, 'ready'],
  ['HTML with tables in tables', `<html>${'<table><tr><td>'.repeat(20_000)}x`, 'ready'],
  ['HTML with a frame of a file', '<html><iframe src="file:///etc/passwd"></iframe>x', 'ready'],
  ['a calendar file with nesting', 'BEGIN:VEVENT\n'.repeat(100_000), 'ready'],
  ['a calendar file with one line', `BEGIN:VCALENDAR${';X=1'.repeat(200_000)}`, 'no_text'],
  [
    'a calendar file of a series without end',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nDTSTART:20260101T000000Z\nRRULE:FREQ=SECONDLY;BYSECOND=0,1,2\nEND:VEVENT\nEND:VCALENDAR',
    'ready',
  ],
  [
    'a calendar file of 50,000 guests',
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nDTSTART:20260101T000000Z\n${'ATTENDEE:mailto:a@x.test\n'.repeat(50_000)}END:VEVENT\nEND:VCALENDAR`,
    'ready',
  ],
  [
    'a calendar file of folded lines',
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x${'\n y'.repeat(300_000)}\nEND:VEVENT\nEND:VCALENDAR`,
    'ready',
  ],
  [
    'a mail with nested parts',
    `${HEAD}Content-Type: multipart/mixed; boundary=a\n\n${PART.repeat(2_000)}`,
    'ready',
  ],
  [
    'a mail with 10,000 parts',
    `${HEAD}Content-Type: multipart/mixed; boundary=a\n\n${'--a\n\nx\n'.repeat(10_000)}`,
    'ready',
  ],
  ['a mail with 100,000 header fields', `${HEAD}${times(100_000, (i) => `X-${i}: y\n`)}\nx`, 'ready'],
  ['a mail with a header without end', `${HEAD}X: ${'y'.repeat(2_000_000)}`, 'ready'],
  [
    'a mail in a mail in a mail',
    `${`${HEAD}Content-Type: message/rfc822\n\n`.repeat(500)}${HEAD}\nx`,
    'ready',
  ],
  ['zero-width characters', '\u200b\u200d'.repeat(500_000), 'no_text'],
  ['tag characters', '\u{e0041}'.repeat(200_000), 'no_text'],
  ['letters under a million accents', `a${'\u0301'.repeat(1_000_000)}`, 'ready'],
  ['half characters', Buffer.from('\ud800'.repeat(100_000), 'utf16le'), 'unsupported'],
  ['a text of line ends', '\r\n'.repeat(1_000_000), 'no_text'],
  ['a text of one line of 10 MB', 'x'.repeat(10_000_000), 'ready'],
  ['a text of a million blanks', `x${' '.repeat(1_000_000)}x`, 'ready'],
  ['zero bytes', Buffer.alloc(100_000), 'unsupported'],
  ['nothing', '', 'no_text'],
  [
    'a program',
    Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500, 7)]),
    'unsupported',
  ],
  ['a packed archive of tar', gzipSync(Buffer.alloc(10_000_000)), 'unsupported'],
  [
    'a picture that is a web page too',
    Buffer.from('GIF89a/*\0\0\0\0\0\0<html><script>x</script>', 'latin1'),
    'unsupported',
  ],
];

function bytesOf(length: number): Buffer {
  const random = seeded(34);
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}

/** Good files that are cut in their middle, and random bytes behind the beginning of good files. */
function broken(): HostileFile[] {
  const good: readonly (readonly [string, Buffer, HostileFile[2], HostileFile[2]])[] = [
    ['PDF', pdfFile(['one', 'two']), 'failed', 'failed'],
    ['Word file', wordFile(word('x')), 'failed', 'failed'],
    ['Excel file', sheetFile([['S', 'visible', '<row><c><v>1</v></c></row>']]), 'failed', 'failed'],
    ['PowerPoint file', slideFile(['<p:sld/>']), 'failed', 'failed'],
    [
      'OpenDocument file',
      openDocumentFile('text', '<office:text><text:p>x</text:p></office:text>'),
      'failed',
      'failed',
    ],
  ];
  return good.flatMap(([name, bytes, cut, changed]) => [
    [`a ${name} without its second half`, bytes.subarray(0, bytes.length / 2), cut],
    [`a ${name} without its end`, bytes.subarray(0, -10), cut],
    [`a ${name} of random bytes`, Buffer.concat([bytes.subarray(0, 8), bytesOf(100_000)]), changed],
  ]);
}

export const plain = (): readonly HostileFile[] => [
  ...richTexts.map(([name, text, status]): HostileFile => [`RTF with ${name}`, text, status]),
  ...texts,
  ...[10, 1_000, 1_000_000].map(
    (length): HostileFile => [`${length} random bytes`, bytesOf(length), 'unsupported'],
  ),
  ...broken(),
];
