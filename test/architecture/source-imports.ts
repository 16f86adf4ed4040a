import { posix } from 'node:path';

interface SourceImport {
  readonly specifier: string;
  /** The text between `import` or `export` and `from`; empty for a dynamic or side-effect import. */
  readonly clause: string;
  /** `import type` and `export type`: erased before anything runs. */
  readonly typeOnly: boolean;
}

const STATIC = /^[ \t]*(?:import|export)\s+(type\s+)?([\w*{}\s,$]*?)\s*from\s*(['"])([^'"]+)\3/gm;
const SIDE_EFFECT = /^[ \t]*import\s*(['"])([^'"]+)\1/gm;
// Neither a method call (`x.import(...)`) nor a longer name that ends in "import".
const DYNAMIC = /(?<![\w.$])import\(\s*(['"`])([^'"`]+)\1/g;
const RESOLVED = /\bimport\.meta\.resolve\(\s*(['"`])([^'"`]+)\1/g;

export function importsOf(text: string): SourceImport[] {
  const found: SourceImport[] = [];
  for (const match of text.matchAll(STATIC)) {
    const [, type, clause = '', , specifier = ''] = match;
    found.push({ specifier, clause: clause.trim(), typeOnly: type !== undefined });
  }
  for (const pattern of [SIDE_EFFECT, DYNAMIC, RESOLVED]) {
    for (const match of text.matchAll(pattern)) {
      found.push({ specifier: match[2] ?? '', clause: '', typeOnly: false });
    }
  }
  return found;
}

export function targetOf(file: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier;
}
