import { crc32, deflateRawSync } from 'node:zlib';

/** What a hostile archive says of an entry, against what is true. */
interface Forged {
  readonly flags?: number;
  readonly method?: number;
  readonly packed?: number;
}

/** A ZIP archive of these entries. */
export function zipOf(entries: Readonly<Record<string, string | Buffer>>, forged: Forged = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(forged.flags ?? 0, 2);
    head.writeUInt16LE(forged.method ?? 8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(forged.packed ?? packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const central = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\0'),
      head,
      Buffer.alloc(14),
      Buffer.from(name),
    ]);
    central.writeUInt32LE(offset, 42);
    locals.push(local);
    directory.push(central);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length % 65_536, 8);
  end.writeUInt16LE(directory.length % 65_536, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** A Word file with this body. */
export function wordFile(body: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

/** An Excel file of sheets: name, state and rows. */
export function sheetFile(
  sheets: readonly (readonly [name: string, state: string, rows: string])[],
  more: Readonly<Record<string, string>> = {},
): Buffer {
  return zipOf({
    'xl/workbook.xml': `<workbook><sheets>${sheets.map(([name, state], i) => `<sheet name="${name}" state="${state}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, i): [string, string, string] => [`r${i}`, 'worksheet', `worksheets/s${i}.xml`]),
    ),
    ...Object.fromEntries(
      sheets.map(([, , rows], i) => [
        `xl/worksheets/s${i}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  });
}

/** A PowerPoint file of slides, the first of which has notes. */
export function slideFile(slides: readonly string[], notes = ''): Buffer {
  return zipOf({
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides.map((_, i) => `<p:sldId r:id="r${i}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      ...slides.map((_, i): [string, string, string] => [`r${i}`, 'slide', `slides/s${i}.xml`]),
    ),
    ...Object.fromEntries(slides.map((slide, i) => [`ppt/slides/s${i}.xml`, slide])),
    'ppt/slides/_rels/s0.xml.rels': relations(['n', 'notesSlide', '../notesSlides/n0.xml']),
    'ppt/notesSlides/n0.xml': notes,
  });
}

export function openDocumentFile(kind: 'text' | 'spreadsheet' | 'presentation', content: string): Buffer {
  return zipOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': `<office:document-content>${content}</office:document-content>`,
  });
}

/** A PDF of pages, each of which shows a line; without a table of positions, which readers make anew. */
export function pdfFile(lines: readonly string[], more = ''): Buffer {
  const kids = lines.map((_, i) => `${10 + i * 2} 0 R`).join(' ');
  const pages = lines.map((line, i) => {
    const content = `BT /F1 12 Tf 50 200 Td (${line}) Tj ET`;
    return `${10 + i * 2} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents ${11 + i * 2} 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
${11 + i * 2} 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj`;
  });
  return Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${lines.length}>>endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${pages.join('\n')}
trailer<</Root 1 0 R>>`,
    'latin1',
  );
}
