/** What is read of an attachment. Its sender chose all of it: beyond these bounds lies a hostile file. */
export const MAX_PAGES = 200;
/** Code points of the text that is kept. */
export const MAX_TEXT = 1_000_000;

export const TEXT_STATUSES = ['ready', 'unsupported', 'too_large', 'encrypted', 'no_text', 'failed'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** A file, and what the mail says of it: the content decides, and this only between forms of plain text. */
export interface DocumentFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly filename: string;
}

export interface DocumentText {
  readonly status: TextStatus;
  readonly format: 'plain' | 'markdown';
  readonly text: string;
  /** Of a file that has pages, sheets or slides; of one that is cut, all of them. */
  readonly pages: number | null;
  /** Whether there is more than is kept. */
  readonly truncated: boolean;
  /** As the content is. */
  readonly contentType: string;
}

/** Why there is no text of a file. */
export class Unreadable extends Error {
  readonly status: Exclude<TextStatus, 'ready'>;

  constructor(status: Exclude<TextStatus, 'ready'>) {
    super(status);
    this.status = status;
  }
}
