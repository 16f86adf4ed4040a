import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';

/** The files contain keys. */
const OWNER_ONLY = 0o600;

/** The file is replaced atomically, so readers get the old or the new content. */
export class PrivateJson<T> {
  readonly file: string;
  readonly #schema: z.ZodType<T>;

  constructor(file: string, schema: z.ZodType<T>) {
    this.file = file;
    this.#schema = schema;
  }

  write(content: T): void {
    const fresh = `${this.file}.new`;
    rmSync(fresh, { force: true });
    // The file is synced before the rename: everything that the local KMS encrypted would be lost with its keys.
    writeFileSync(fresh, `${JSON.stringify(content, null, 2)}\n`, { mode: OWNER_ONLY, flush: true });
    renameSync(fresh, this.file);
  }

  read(): T | undefined {
    let text: string;
    try {
      text = readFileSync(this.file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return this.#schema.parse(JSON.parse(text));
    } catch (cause) {
      // The message of a SyntaxError quotes what it found, which may be a key.
      if (cause instanceof SyntaxError) throw new Error(`${this.file} is not JSON: correct or remove it`);
      throw new Error(`${this.file} has unexpected content: correct or remove it`, { cause });
    }
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}
