import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** These decide a template apart from its settings; a package has bundles in place of the sources and the lock file. */
const BUNDLED = ['document-text', 'mail-reader', 'segment-index'];
const SOURCES = ['lib', 'lambdas', ...BUNDLED.map((name) => `packages/${name}/src`), 'functions'];
const SINGLE_FILES = ['package-lock.json', 'cdk.json'];
const HASH_LENGTH = 32;

let ofSources: string | undefined;

/**
 * The hash changes with the sources and settings, which triggers work of each deployment. A timestamp would also change
 * the template at every synthesis.
 */
export function deploymentHash(settings: object): string {
  ofSources ??= hashOfSources(PROJECT);
  return createHash('sha256')
    .update(ofSources)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, HASH_LENGTH);
}

export function hashOfSources(project: string): string {
  const hash = createHash('sha256');
  const existing = (names: readonly string[]) => names.map((name) => join(project, name)).filter(existsSync);
  for (const file of [...existing(SOURCES).flatMap(filesBelow), ...existing(SINGLE_FILES)]) {
    const content = readFileSync(file);
    // The lengths prevent two trees from giving the same byte sequence.
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
