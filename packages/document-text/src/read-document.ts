import {
  type DocumentFile,
  type DocumentText,
  NO_TEXT,
  OFFICE_TYPES,
  OPEN_DOCUMENT_TYPES,
  Unreadable,
} from './document.ts';
import { mainPart } from './office-parts.ts';
import { readOpenDocument } from './open-document.ts';
import { refuseOpenObjects } from './pdf-objects.ts';
import type { Read, Reader } from './reader.ts';
import { readSheets } from './sheets.ts';
import { readSlides } from './slides.ts';
import { TextWriter } from './text-writer.ts';
import { readWord } from './word.ts';
import { ZipArchive } from './zip-archive.ts';

/** Loading the parsers of text and email takes a third of a second. */
export const loadTextReaders = () => import('./text-readers.ts');

/** The content decides the format. Never throws: the status tells why a file cannot be read. */
export async function readDocument(file: DocumentFile): Promise<DocumentText> {
  const out = new TextWriter();
  let reader: Reader | undefined;
  try {
    reader = await readerOf(file);
    const pages = await reader.read(out);
    const text = out.read();
    const { format, contentType } = reader;
    const found = { format, pages, contentType, hiddenText: out.hasHidden };
    return out.hasWords
      ? { ...found, status: 'ready', text, truncated: out.isCut }
      : { ...NO_TEXT, ...found, status: 'no_text' };
  } catch (error) {
    const status = error instanceof Unreadable ? error.status : 'failed';
    return { ...NO_TEXT, status, contentType: reader?.contentType ?? file.contentType };
  }
}

const begins = (bytes: Buffer, signature: string): boolean =>
  bytes.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'));

async function readerOf(file: DocumentFile): Promise<Reader> {
  const { bytes } = file;
  if (bytes.subarray(0, 1024).includes('%PDF-')) return pdf(bytes);
  if (begins(bytes, 'PK\x03\x04')) return inArchive(new ZipArchive(bytes));
  if (begins(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    // Encrypted Office files and the formats before 2007 are compound files.
    throw new Unreadable(
      bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported',
    );
  }
  const { readerOfText } = await loadTextReaders();
  return readerOfText(file);
}

function pdf(bytes: Buffer): Reader {
  return {
    contentType: 'application/pdf',
    format: 'plain',
    async read(out) {
      refuseOpenObjects(bytes);
      return (await import('./portable-document.ts')).readPortableDocument(bytes, out);
    },
  };
}

function inArchive(archive: ZipArchive): Reader {
  const markdown = (contentType: string, readParts: Read): Reader => ({
    contentType,
    format: 'markdown',
    read(out) {
      const pages = readParts(out);
      out.isCut ||= archive.relationsLeft <= 0;
      return pages;
    },
  });
  const { path = '', kind } = mainPart(archive) ?? {};
  switch (kind) {
    case 'wordprocessingml':
      return markdown(OFFICE_TYPES[kind], (out) => readWord(archive, path, out));
    case 'spreadsheetml':
      return markdown(OFFICE_TYPES[kind], (out) => readSheets(archive, path, out));
    case 'presentationml':
      return markdown(OFFICE_TYPES[kind], (out) => readSlides(archive, path, out));
  }
  const type = archive.has('content.xml') ? openDocumentType(archive) : '';
  if (OPEN_DOCUMENT_TYPES.has(type)) return markdown(type, (out) => readOpenDocument(archive, out));
  throw new Unreadable('unsupported');
}

/** A package should name its type in an entry of its own, and always names it in its manifest (OpenDocument 1.2 part 3, 3.2). */
function openDocumentType(archive: ZipArchive): string {
  const root = /<[^<>]{0,500}\sfull-path="\/"[^<>]{0,500}>/.exec(
    archive.text('META-INF/manifest.xml')?.slice(0, 4096).replaceAll('manifest:', '') ?? '',
  )?.[0];
  return (archive.text('mimetype') ?? /\smedia-type="([^"]*)"/.exec(root ?? '')?.[1] ?? '').trim();
}
