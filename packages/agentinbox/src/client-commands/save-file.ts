import { mkdirSync, writeFileSync } from 'node:fs';
import { fileFailure } from '../failures/file-failure.ts';

export function saveFile(file: string, bytes: ArrayBuffer | Buffer, force: boolean | undefined): void {
  try {
    writeFileSync(file, Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes), {
      flag: force === true ? 'w' : 'wx',
    });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw fileFailure(error, 'write', exists ? '; use --force to overwrite it' : '') ?? error;
  }
}

export function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw fileFailure(error, 'create the directory') ?? error;
  }
}
