import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** What a template is made of, beside its settings; a package has bundles in place of the sources and the lock file. */
const BUNDLED = ['document-text', 'mail-reader', 'segment-index'];
const SOURCES = ['lib', 'lambdas', ...BUNDLED.map((name) => `packages/${name}/src`), 'functions'];
const SINGLE_FILES = ['package-lock.json', 'cdk.json'];
const HASH_LENGTH = 32;

let ofSources: string | undefined;

/**
 * The same for the same sources and settings, another for others: what has to happen at each deployment depends on it. A
 * time would do so too, but then every synthesis would give another template.
 */
export function deploymentHash(settings: object): string {
  ofSources ??= hashOfSources(PROJECT);
  return createHash('sha256')
    .update(ofSources)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

/** Content hash of the files below a project's directory that decide its template. */
export function hashOfSources(project: string): string {
  const hash = createHash('sha256');
  const existing = (names: readonly string[]) => names.map((name) => join(project, name)).filter(existsSync);
  for (const file of [...existing(SOURCES).flatMap(filesBelow), ...existing(SINGLE_FILES)]) {
    const content = readFileSync(file);
    // With the lengths, no two trees give the same sequence of bytes.
    const path = relative(project, file);
    hash.update(`${path.length}:${path}:${content.length}:`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
