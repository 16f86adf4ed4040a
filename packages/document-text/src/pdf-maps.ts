import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** copy-pdf-maps.ts copies the maps beside the bundle of the function. */
const BUNDLED = new URL('./files/', import.meta.url);

/**
 * The directory has the predefined CMaps (ISO 32000-1, 9.7.5.2) and Adobe's maps to Unicode for Chinese, Japanese and
 * Korean fonts without a Unicode table.
 */
export function mapsDirectory(): URL {
  return existsSync(BUNDLED) ? BUNDLED : new URL('./cmaps/', import.meta.resolve('pdf.js-extract'));
}

export class PdfMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]{1,40}\.bcmap$/.test(filename)) throw new Error('No such map');
    return new Uint8Array(readFileSync(fileURLToPath(new URL(filename, mapsDirectory()))));
  }
}
