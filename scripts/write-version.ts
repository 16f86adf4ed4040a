import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const VERSION_COPIES: readonly (readonly [path: string, before: string, behind: string])[] = [
  ['lambdas/version.ts', "VERSION = '", "'"],
  ['server.json', '"version": "', '"'],
  ['packages/client/package.json', '"version": "', '"'],
  ['packages/python-client/pyproject.toml', '\nversion = "', '"'],
  ['packages/python-client/src/agent_inbox_client/version.py', 'VERSION = "', '"'],
];

export function withVersion(
  text: string,
  [path, before, behind]: (typeof VERSION_COPIES)[number],
  version: string,
): string {
  const start = text.indexOf(before);
  if (start < 0) throw new Error(`${path} has no version`);
  const from = start + before.length;
  return text.slice(0, from) + version + text.slice(text.indexOf(behind, from));
}

export function writeVersion(root: string): void {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const copy of VERSION_COPIES) {
    const path = join(root, copy[0]);
    writeFileSync(path, withVersion(readFileSync(path, 'utf8'), copy, version));
  }
}
