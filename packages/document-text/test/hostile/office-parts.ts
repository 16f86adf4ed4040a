import { sheetFile } from '../document-files.ts';

export const word = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
export const document = (text: string): string => `<w:document><w:body>${word(text)}</w:body></w:document>`;
export const CELL = '<row><c><v>1</v></c></row>';
export const sheet = (rows: string, more: Readonly<Record<string, string>> = {}): Buffer =>
  sheetFile([['S', 'visible', rows]], more);
export const relation = (target: string, mode = ''): string =>
  `<Relationships><Relationship Id="r" Type="x/worksheet" Target="${target}"${mode}/></Relationships>`;
export const ONE_SHEET = '<workbook><sheets><sheet name="a" r:id="r"/></sheets></workbook>';
