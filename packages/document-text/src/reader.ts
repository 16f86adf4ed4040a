import type { TextWriter } from './text-writer.ts';

/** Returns the number of pages, sheets or slides; null for other files. */
export type Read = (out: TextWriter) => number | null | Promise<number | null>;

export interface Reader {
  readonly contentType: string;
  readonly format: 'plain' | 'markdown';
  readonly read: Read;
}

export function plain(contentType: string, read: (out: TextWriter) => void): Reader {
  return {
    contentType,
    format: 'plain',
    read: (out) => {
      read(out);
      return null;
    },
  };
}
