import assert from 'node:assert/strict';
import { COMMANDS } from '../generated/commands.ts';
import { type OperationFlags, runOperation } from './run-operation.ts';

export interface SearchFlags extends OperationFlags {
  readonly inbox?: readonly string[];
  readonly relevance?: boolean;
}

/** Calls the search of messages. @param words of the query, as the shell has split them. */
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

/** What the shell took the quotation marks from is a phrase, unless it is the whole query. */
function queryOf(words: readonly string[]): string {
  if (words.length === 1) return words.join('');
  return words.map((word) => (/\s/.test(word) && !word.includes('"') ? `"${word}"` : word)).join(' ');
}
