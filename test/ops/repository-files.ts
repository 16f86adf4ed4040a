import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders that hold nothing of ours, or only what a tool writes. */
const SKIPPED = new Set(['.git', '.cache', '.agent-inbox', 'node_modules', 'dist', 'cdk.out', 'coverage']);
const WRITTEN_BY_US = /\.(?:m?[jt]sx?|py|md|ya?ml)$/;

interface RepositoryFile {
  /** From the root of the repository, with `/` between folders. */
  readonly path: string;
  readonly text: string;
}

function pathsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pathsIn(path);
    return WRITTEN_BY_US.test(entry.name) ? [path.split(sep).join('/')] : [];
  });
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function repositoryFiles(): RepositoryFile[] {
  return pathsIn('').map((path) => ({ path, text: readText(path) }));
}

export function markdownFiles(): string[] {
  return pathsIn('').filter((path) => path.endsWith('.md'));
}

/** The text without fenced code blocks, whose `#` and `[...](...)` mean something else. */
export function withoutCode(text: string): string {
  return text.replace(/^(```|~~~).*?^\1/gms, '');
}
