export {
  CONTENT_TYPES,
  type DocumentFile,
  type DocumentText,
  MAX_PAGES,
  MAX_TEXT,
  TEXT_STATUSES,
  type TextStatus,
} from './document.ts';
export { DocumentReaders } from './document-readers.ts';
export { readDocument } from './read-document.ts';
