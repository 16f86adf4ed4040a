import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Folders of the repository that hold no documents of ours, or only what a tool writes. */
const SKIPPED = new Set(['.git', '.cache', 'node_modules', 'dist', 'cdk.out', 'coverage']);

/** Paths of all Markdown files of the repository, from its root, with `/` between folders. */
export function markdownFiles(folder = ''): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : markdownFiles(path);
    return entry.name.endsWith('.md') ? [path.split(sep).join('/')] : [];
  });
}

/** The text of a file of the repository, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The text without fenced code blocks, whose `#` and `[...](...)` mean something else. */
export function withoutCode(text: string): string {
  return text.replace(/^(```|~~~).*?^\1/gms, '');
}
