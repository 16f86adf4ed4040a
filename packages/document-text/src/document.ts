/** The sender controls the whole attachment, so these limits bound the work for a hostile file. */
export const MAX_PAGES = 200;
/** The limit is in code points. */
export const MAX_TEXT = 1_000_000;

/** These types have text (OpenDocument 1.2 part 3, appendix C); any other type that a file claims is untrusted text. */
const OPEN_DOCUMENT_KINDS =
  'text text-template text-master text-master-template text-web spreadsheet spreadsheet-template presentation presentation-template graphics graphics-template';
export const OPEN_DOCUMENT_TYPES: ReadonlySet<string> = new Set(
  OPEN_DOCUMENT_KINDS.split(' ').map((kind) => `application/vnd.oasis.opendocument.${kind}`),
);
const OFFICE = 'application/vnd.openxmlformats-officedocument';
export const OFFICE_TYPES = {
  wordprocessingml: `${OFFICE}.wordprocessingml.document`,
  spreadsheetml: `${OFFICE}.spreadsheetml.sheet`,
  presentationml: `${OFFICE}.presentationml.presentation`,
} as const;
export const CONTENT_TYPES: ReadonlySet<string> = new Set([
  ...OPEN_DOCUMENT_TYPES,
  ...Object.values(OFFICE_TYPES),
  ...['application/pdf', 'application/rtf', 'message/rfc822'],
  ...['text/plain', 'text/html', 'text/csv', 'text/calendar'],
]);

export const TEXT_STATUSES = ['ready', 'unsupported', 'too_large', 'encrypted', 'no_text', 'failed'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** The content decides the format; the labels of the email only distinguish forms of plain text. */
export interface DocumentFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly filename: string;
  readonly charset?: string;
}

export interface DocumentText {
  readonly status: TextStatus;
  readonly format: 'plain' | 'markdown';
  readonly text: string;
  readonly pages: number | null;
  readonly truncated: boolean;
  /** The file has text that a person who opens it does not see. */
  readonly hiddenText: boolean;
  /** The content decides the type, not the label. */
  readonly contentType: string;
}

export const NO_TEXT = {
  format: 'plain',
  text: '',
  pages: null,
  truncated: false,
  hiddenText: false,
} as const;

export class Unreadable extends Error {
  readonly status: Exclude<TextStatus, 'ready'>;

  constructor(status: Exclude<TextStatus, 'ready'>) {
    super(status);
    this.status = status;
  }
}
