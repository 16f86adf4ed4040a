import { zipOf } from '../../../scripts/zip.ts';

export { zipOf };

const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
export const paragraph = (content: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

export function wordFile(body: string, more: Readonly<Record<string, string>> = {}): Buffer {
  return zipOf({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

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
