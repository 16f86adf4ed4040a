import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';

/** Keys stand in these files. */
const OWNER_ONLY = 0o600;

/** A JSON file for its owner's eyes: readers see the old content or the new one, never half of it. */
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
    // On the disk before it has its name: with the keys of the local KMS all that they encrypted would be lost.
    writeFileSync(fresh, `${JSON.stringify(content, null, 2)}\n`, { mode: OWNER_ONLY, flush: true });
    renameSync(fresh, this.file);
  }

  /** @returns `undefined` when there is no such file. @throws Error for one with other content. */
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
      throw new Error(`${this.file} does not hold what the runtime writes there; remove it`, { cause });
    }
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}
