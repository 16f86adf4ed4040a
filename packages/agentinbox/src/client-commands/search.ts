import assert from 'node:assert/strict';
import { COMMANDS } from '../generated/commands.ts';
import { type OperationFlags, runOperation } from './run-operation.ts';

export interface SearchFlags extends OperationFlags {
  readonly inbox?: readonly string[];
  readonly relevance?: boolean;
}

export async function search(words: readonly string[], flags: SearchFlags): Promise<void> {
  const operation = COMMANDS.find(({ name }) => name === 'messages.search');
  assert(operation !== undefined, 'There is no search of messages');
  const { inbox, relevance, ...others } = flags;
  await runOperation(operation, [], {
    ...others,
    q: queryOf(words),
    ...(inbox === undefined ? {} : { inboxIds: inbox }),
    ...(relevance === true ? { sort: 'relevance' } : {}),
  });
}

/** An argument with spaces was quoted, so it becomes a phrase, unless it is the only one. */
function queryOf(words: readonly string[]): string {
  if (words.length === 1) return words.join('');
  return words.map((word) => (/\s/.test(word) && !word.includes('"') ? `"${word}"` : word)).join(' ');
}
