import { readFileSync } from 'node:fs';

/** A sentence of docs/interface.md that can be true or false. */
interface Requirement {
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

/** Everything that looks like a requirement id of ours, whether it exists or not, given the known prefixes. */
export function citationsIn(text: string, prefixes: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\b((?:D-)?[A-Z]{3})-\d{2}\b/g)]
    .filter(([, prefix = '']) => prefixes.has(prefix) || prefix.startsWith('D-'))
    .map(([id]) => id);
}

const ID = /\b(?:D-)?[A-Z]{3}-\d{2}\b/g;

/** Reads the lines `- id, id: requirement`, and rows of tables with ids in the last cell. */
export function requirementsOf(markdown: string): Requirement[] {
  const found: Requirement[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const [, ids = ''] =
      /^- ((?:(?:D-)?[A-Z]{3}-\d{2}(?:, |(?=:)))+): ./.exec(line) ?? /^\|.*\|([^|]+)\|$/.exec(line) ?? [];
    for (const [id] of ids.matchAll(ID)) found.push({ id, section, text: line });
  }
  return found;
}

/** All that the service promises. Each is cited by a test on the running system. */
export const requirements: readonly Requirement[] = requirementsOf(
  readFileSync(new URL('../docs/interface.md', import.meta.url), 'utf8'),
);
