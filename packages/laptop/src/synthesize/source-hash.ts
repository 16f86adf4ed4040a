import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'bin/app.ts',
  'lib',
  'lambdas',
  'packages/document-text/src',
  'packages/mail-reader/src',
  'packages/segment-index/src',
  'console',
  'packages/client/src',
  'functions',
  'package-lock.json',
  'cdk.json',
];

export function sourceHash(projectRoot: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) addPath(hash, projectRoot, source);
  return hash.digest('hex');
}

export function assemblyHash(sources: string, context: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(context).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(sources).update(JSON.stringify(sorted)).digest('hex');
}

function addPath(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, root, `${path}/${name}`);
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path.length}:${path}:${content.length}:`).update(content);
}
