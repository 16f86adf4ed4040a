import { decodeWords } from './encoded-words.ts';
import { readHeaderText } from './header-fields.ts';
import { joinBytes } from './join-bytes.ts';
import { transferDecoder } from './transfer-decoder.ts';

/** Bytes of an attached mail in which its subject is looked for. */
const LOOK_BYTES = 16 * 1024;
const SUBJECT_CHARACTERS = 200;
const SUBJECT = /^subject[ \t]*:(.*(?:\r?\n[ \t].*)*)/im;
/** What file systems do not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\s]+/g;

/** Names an attached mail by its subject, as mail programs do that save it. Keeps the bytes that come until it is known. */
export class NestedMailName {
  readonly held: Buffer[] = [];
  readonly #encoding: string | false;
  #bytes = 0;

  constructor(encoding: string | false) {
    this.#encoding = encoding;
  }

  /** @returns whether the header of the mail has come. */
  add(bytes: Buffer): boolean {
    this.held.push(bytes);
    this.#bytes += bytes.length;
    return this.#bytes >= LOOK_BYTES || /\n\r?\n/.test(this.#decoded());
  }

  /** "" for a mail without a subject. */
  read(): string {
    const [header = ''] = this.#decoded().split(/\n\r?\n/, 1);
    const wire = (SUBJECT.exec(header)?.[1] ?? '').replaceAll(/\r?\n[ \t]*/g, ' ').trim();
    const subject = decodeWords(readHeaderText(wire)).replaceAll(FORBIDDEN, ' ').trim();
    return subject === '' ? '' : `${subject.slice(0, SUBJECT_CHARACTERS).trim()}.eml`;
  }

  #decoded(): string {
    const decoder = transferDecoder(this.#encoding);
    const start = joinBytes(this.held).subarray(0, LOOK_BYTES);
    return Buffer.concat([decoder.write(start), decoder.end()]).toString('latin1');
  }
}
