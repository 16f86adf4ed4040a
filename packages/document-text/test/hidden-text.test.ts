import { expect, test } from 'vitest';
import { openDocuments } from './hidden/open-documents.ts';
import { pdfs } from './hidden/pdf.ts';
import { richTexts } from './hidden/rich-text.ts';
import { slides } from './hidden/slides.ts';
import { spreadsheets } from './hidden/spreadsheets.ts';
import { texts } from './hidden/texts.ts';
import { words } from './hidden/word.ts';
import { readFile } from './read-as.ts';

/** All that hides text in attachments; each format has a file in `hidden/`. */
const cases = [...openDocuments, ...pdfs, ...richTexts, ...slides, ...spreadsheets, ...texts, ...words];

test.each(cases)('hidden text of attachments: $name', async ({
  file,
  filename,
  text = 'SEEN',
  hides = true,
}) => {
  const read = await readFile(file, filename);

  expect({ text: read.text, hidden: read.hiddenText }).toEqual({ text, hidden: hides });
});
