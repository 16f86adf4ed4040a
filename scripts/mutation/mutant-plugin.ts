import type { Plugin } from 'vite';
import type { Mutant } from './find-mutants.ts';

/** Names the mutant that a run of the tests is of, as JSON. */
export const MUTANT_VARIABLE = 'AGENT_INBOX_MUTANT';

/** Lets the tests load a mutant in place of the source; the file itself stays as it is. */
export function mutantPlugin(): Plugin[] {
  const text = process.env[MUTANT_VARIABLE];
  if (text === undefined) return [];
  const { file, start, end, replacement }: Mutant = JSON.parse(text);
  return [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        if (!id.endsWith(`/${file}`)) return null;
        return { code: code.slice(0, start) + replacement + code.slice(end), map: null };
      },
    },
  ];
}
