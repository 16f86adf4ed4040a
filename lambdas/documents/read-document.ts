import { type DocumentFile, type DocumentText, Unreadable } from './document.ts';
import { readOpenDocument } from './open-document.ts';
import type { Read, Reader } from './reader.ts';
import { readSheets } from './sheets.ts';
import { readSlides } from './slides.ts';
import { TextWriter } from './text-writer.ts';
import { readWord } from './word.ts';
import { ZipArchive } from './zip-archive.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Loads what reads text and mail: a third of a second's work of a process. */
export const loadTextReaders = () => import('./text-readers.ts');

/** The text of a file, judged by its content. Never throws: what cannot be read has a status that says why. */
export async function readDocument(file: DocumentFile): Promise<DocumentText> {
  const out = new TextWriter();
  let reader: Reader | undefined;
  try {
    reader = await readerOf(file);
    const pages = await reader.read(out);
    const text = out.read();
    const { format, contentType } = reader;
    const hasText = text.replaceAll(/--- Page \d+ ---/g, '').trim() !== '';
    return hasText
      ? { status: 'ready', format, text, pages, truncated: out.isCut, contentType }
      : { ...EMPTY, status: 'no_text', format, pages, contentType };
  } catch (error) {
    const status = error instanceof Unreadable ? error.status : 'failed';
    return { ...EMPTY, status, contentType: reader?.contentType ?? file.contentType };
  }
}

const EMPTY = { format: 'plain', text: '', pages: null, truncated: false } as const;

const begins = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

/** @throws Unreadable */
async function readerOf(file: DocumentFile): Promise<Reader> {
  const { bytes } = file;
  if (bytes.subarray(0, 1024).includes('%PDF-')) return pdf(bytes);
  if (begins(bytes, 'PK\x03\x04')) return inArchive(new ZipArchive(bytes));
  if (begins(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    // A protected Office file is in a compound file; so are the formats of before 2007.
    throw new Unreadable(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported',
    );
  }
  // Charsets and parsers of mail, which other files do not need.
  const { readerOfText } = await loadTextReaders();
  return readerOfText(file);
}

function pdf(bytes: Buffer): Reader {
  return {
    contentType: 'application/pdf',
    format: 'plain',
    // A large library, which other files do not need.
    read: async (out) => (await import('./portable-document.ts')).readPortableDocument(bytes, out),
  };
}

function inArchive(archive: ZipArchive): Reader {
  const names = new Set(archive.names);
  const markdown = (contentType: string, read: Read): Reader => ({ contentType, format: 'markdown', read });
  if (names.has('word/document.xml'))
    return markdown(`${OFFICE}.wordprocessingml.document`, (out) => {
      readWord(archive, out);
      return null;
    });
  if (names.has('xl/workbook.xml'))
    return markdown(`${OFFICE}.spreadsheetml.sheet`, (out) => readSheets(archive, out));
  if (names.has('ppt/presentation.xml'))
    return markdown(`${OFFICE}.presentationml.presentation`, (out) => readSlides(archive, out));
  const type = names.has('content.xml') ? (archive.text('mimetype') ?? '').trim() : '';
  if (type.startsWith(OPEN_DOCUMENT)) return markdown(type, (out) => readOpenDocument(archive, out));
  throw new Unreadable('unsupported');
}
