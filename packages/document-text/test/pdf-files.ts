import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** Entries of the catalog, the page, its resources. */
  readonly catalog?: string;
  readonly page?: string;
  readonly resources?: string;
  /** The font F1, and further objects from number 6 on. */
  readonly font?: string;
  readonly objects?: readonly string[];
  readonly isCompressed?: boolean;
}

export const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/** A PDF of one page with this content. */
export function pdfPage(content: string, parts: PdfParts = {}): Buffer {
  const {
    catalog = '',
    page = '',
    resources = '',
    font = HELVETICA,
    objects = [],
    isCompressed = false,
  } = parts;
  const bytes = isCompressed ? deflateSync(content) : Buffer.from(content, 'latin1');
  const filter = isCompressed ? '/Filter/FlateDecode' : '';
  const more = objects.map((text, i) => `${6 + i} 0 obj${text}endobj\n`).join('');
  return Buffer.concat([
    Buffer.from(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>endobj
5 0 obj${font}endobj
${more}4 0 obj<<${filter}/Length ${bytes.length}>>stream
`),
    bytes,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ]);
}

/** A line of text; more of it by `show`. */
export const line = (text: string, y = 700): string => `BT /F1 12 Tf 1 0 0 1 50 ${y} Tm (${text}) Tj ET\n`;

export const stream = (dictionary: string, content: string): string =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream `;

/** A composite font (ISO 32000-1, 9.7). */
export const composite = (encoding: string, name: string, ordering: string, more = ''): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/${encoding}/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/DW 1000>>]${more}>>`;
