import type { DocumentText } from '../src/document.ts';
import { readDocument } from '../src/read-document.ts';

/** What is read of a file, and the source of that: a specification, or what the program itself writes. */
export type ReadCase = readonly [name: string, file: Buffer | string, text: string];

export function readFile(content: Buffer | string, filename = 'x'): Promise<DocumentText> {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return readDocument({ bytes, contentType: 'application/octet-stream', filename });
}
