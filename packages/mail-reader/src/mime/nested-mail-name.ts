import { decodeWords } from '../header/encoded-words.ts';
import { readHeaderText } from '../header/header-fields.ts';
import { type TransferDecoder, transferDecoder } from '../transfer/transfer-decoder.ts';
import { HeadReader } from './head-reader.ts';

const LOOK_BYTES = 16 * 1024;
const SUBJECT_CHARACTERS = 200;
const FORBIDDEN = /[\\/:*?"<>|\s]+/g;

/** Mail programs name an attached email by its subject. */
export class NestedMailName {
  readonly held: Buffer[] = [];
  readonly #decoder: TransferDecoder;
  readonly #head = new HeadReader();
  #bytes = 0;

  constructor(encoding: string | false) {
    this.#decoder = transferDecoder(encoding);
  }

  add(bytes: Buffer): boolean {
    this.held.push(bytes);
    this.#head.write(this.#decoder.write(bytes.subarray(0, LOOK_BYTES - this.#bytes)));
    this.#bytes += bytes.length;
    return this.#bytes >= LOOK_BYTES || this.#head.hasEnded;
  }

  read(): string {
    this.#head.write(this.#decoder.end());
    const line = this.#head.end(true).lines.find(({ key }) => key === 'subject')?.line ?? '';
    const wire = line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n[ \t]*/g, ' ')
      .trim();
    const subject = decodeWords(readHeaderText(wire)).replaceAll(FORBIDDEN, ' ').trim();
    return subject === '' ? '' : `${subject.slice(0, SUBJECT_CHARACTERS).trim()}.eml`;
  }
}
