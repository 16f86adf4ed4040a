import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** What a template is made of, beside its settings. */
const SOURCES = ['lib', 'lambdas'];
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
  const files = SOURCES.flatMap((directory) => filesBelow(join(project, directory)));
  for (const file of [...files, ...SINGLE_FILES.map((name) => join(project, name))]) {
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
