import { cpSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapsDirectory } from './pdf-maps.ts';

/**
 * Copies the CMaps that the PDF reader needs into a directory and prints their names, one per line. Usage: node
 * copy-pdf-maps.ts <directory>
 */
const [directory = ''] = process.argv.slice(2);
const maps = fileURLToPath(mapsDirectory());
cpSync(maps, directory, { recursive: true });
for (const name of readdirSync(maps)) {
  process.stdout.write(`${relative(resolve(import.meta.dirname, '../../..'), join(maps, name))}\n`);
}
