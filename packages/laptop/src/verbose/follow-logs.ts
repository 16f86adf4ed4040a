import { closeSync, mkdirSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { Running } from '../contract.ts';

const LOOK_MS = 200;
const CHUNK_BYTES = 64 * 1024;

/**
 * The functions write to their files directly, so new lines are found by polling, five times a second and once at the
 * end.
 */
export function followLogs(directory: string, onLine: (line: string) => void): Running {
  mkdirSync(directory, { recursive: true });
  const files = new Map<string, LogFile>();
  const look = () => {
    for (const name of readdirSync(directory)) {
      const file = files.get(name) ?? new LogFile(join(directory, name));
      files.set(name, file);
      for (const line of file.newLines()) onLine(line);
    }
  };
  for (const name of readdirSync(directory)) {
    const file = new LogFile(join(directory, name));
    file.newLines();
    files.set(name, file);
  }
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      look();
      for (const file of files.values()) file.close();
    },
  };
}

class LogFile {
  readonly #descriptor: number;
  readonly #chunk = Buffer.alloc(CHUNK_BYTES);
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r');
  }

  newLines(): readonly string[] {
    for (let bytes = 1; bytes > 0; ) {
      bytes = readSync(this.#descriptor, this.#chunk);
      this.#rest += this.#decoder.write(this.#chunk.subarray(0, bytes));
    }
    const lines = this.#rest.split('\n');
    this.#rest = lines.pop() ?? '';
    return lines;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
