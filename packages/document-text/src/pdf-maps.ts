import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** copy-pdf-maps.ts puts them beside the bundle of the function. */
const BUNDLED = new URL('./files/', import.meta.url);

/**
 * Where the predefined CMaps lie (ISO 32000-1, 9.7.5.2), and the maps of Adobe's collections to Unicode: for Chinese, Japanese and
 * Korean fonts whose file says nothing of Unicode.
 */
export function mapsDirectory(): URL {
  return existsSync(BUNDLED) ? BUNDLED : new URL('./cmaps/', import.meta.resolve('pdf.js-extract'));
}

/** Gives the library maps by their names, and nothing else. */
export class PdfMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]{1,40}\.bcmap$/.test(filename)) throw new Error('No such map');
    return new Uint8Array(readFileSync(fileURLToPath(new URL(filename, mapsDirectory()))));
  }
}
