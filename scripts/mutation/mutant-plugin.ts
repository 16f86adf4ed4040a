import type { Plugin } from 'vite';
import type { Mutant } from './find-mutants.ts';

export const MUTANT_VARIABLE = 'AGENT_INBOX_MUTANT';

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
