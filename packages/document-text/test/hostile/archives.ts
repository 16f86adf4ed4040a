import { openDocumentFile, slideFile, wordFile, zipOf } from '../document-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { markup } from './markup.ts';
import { CELL, document, ONE_SHEET, relation, sheet, word } from './office-parts.ts';

/** Bombs and broken frames: what is wrong is the archive. */
function frames(): HostileFile[] {
  const blanks = Buffer.alloc(120_000_000, ' ');
  const text = blanks.toString('latin1');
  const good = zipOf({ 'word/document.xml': document('x') });
  const central = good.indexOf('PK\x01\x02');
  const changed = (at: number, value: number): Buffer => {
    const bytes = Buffer.from(good);
    bytes.writeUInt32LE(value, at);
    return bytes;
  };
  return [
    ['a bomb by ratio in a Word file', zipOf({ 'word/document.xml': blanks }), 'too_large'],
    ['a bomb in the styles of a sheet', sheet(CELL, { 'xl/styles.xml': text }), 'too_large'],
    ['a bomb in the shared strings', sheet(CELL, { 'xl/sharedStrings.xml': text }), 'too_large'],
    [
      'a bomb in a sheet',
      zipOf({
        'xl/workbook.xml': ONE_SHEET,
        'xl/_rels/workbook.xml.rels': relation('a.xml'),
        'xl/a.xml': blanks,
      }),
      'too_large',
    ],
    ['a bomb in the notes of a slide', slideFile(['<p:sld/>'], text), 'too_large'],
    [
      'a bomb in the footnotes of a Word file',
      wordFile(word('x'), { 'word/footnotes.xml': text }),
      'too_large',
    ],
    ['a bomb in an OpenDocument file', openDocumentFile('text', text), 'too_large'],
    [
      'a bomb in a picture that is not read',
      zipOf({ 'word/document.xml': document('x'), 'word/media/a.png': blanks }),
      'ready',
    ],
    [
      '2,001 entries',
      zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`e${i}`, '']))),
      'too_large',
    ],
    ['an archive in an archive', zipOf({ 'a.zip': zipOf({ 'b.zip': 'x' }) }), 'unsupported'],
    ['a Word file in an archive', zipOf({ 'a.docx': good }), 'unsupported'],
    [
      'a size that is four gigabytes',
      zipOf({ 'word/document.xml': document('x') }, { packed: 4_000_000_000 }),
      'ready',
    ],
    [
      'a size that is smaller than it is',
      zipOf({ 'word/document.xml': document('x') }, { packed: 3 }),
      'failed',
    ],
    ['an unknown method', zipOf({ 'word/document.xml': document('x') }, { method: 99 }), 'failed'],
    ['encrypted entries', zipOf({ 'word/document.xml': document('x') }, { flags: 1 }), 'encrypted'],
    ['an entry that begins behind the end', changed(central + 42, 4_000_000_000), 'failed'],
    ['an entry that begins in the directory', changed(central + 42, central), 'failed'],
    ['a directory that begins behind the end', changed(good.length - 6, 4_000_000_000), 'failed'],
    [
      '65,535 entries that are not there',
      Buffer.concat([good.subarray(0, -12), Buffer.from([255, 255, 255, 255]), good.subarray(-8)]),
      'too_large',
    ],
    ['an end of the directory only', Buffer.from('PK\x03\x04PK\x05\x06', 'latin1'), 'failed'],
    ['no directory', good.subarray(0, central), 'failed'],
    [
      'an entry named as a path outside',
      zipOf({ '../../../../etc/passwd': 'x', 'word/document.xml': document('x') }),
      'ready',
    ],
    [
      'an entry named __proto__',
      zipOf({ ['__proto__']: 'x', constructor: 'y', 'word/document.xml': document('x') }),
      'ready',
    ],
    ['a program before the archive', Buffer.concat([Buffer.from('MZ\x90\0'), good]), 'unsupported'],
    [
      'a compound file with a package',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
    [
      'a compound file with a macro',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('_VBA_PROJECT', 'utf16le')]),
      'unsupported',
    ],
  ];
}
export const archives = (): readonly HostileFile[] => [
  ...frames().map(([name, ...rest]) => [`an archive: ${name}`, ...rest] as unknown as HostileFile),
  ...markup(),
];
