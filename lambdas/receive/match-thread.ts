import type { ParsedMail } from '@agent-inbox/mail-reader';
import { furtherCandidates, threadCandidates } from '@agent-inbox/mail-reader/fields';
import { threadKeyOf } from '../ids.ts';

interface ThreadMatch {
  readonly threadKey: string;
  readonly isNew: boolean;
  readonly claims: readonly string[];
}

type Headers = Readonly<Pick<ParsedMail, 'rfcMessageId' | 'inReplyTo'>> & {
  readonly references: readonly string[];
};

/** A new thread claims missing ancestors, so that they join it when they arrive. */
const MAX_CLAIMED_ANCESTORS = 10;

/** The nearest ancestor comes first, the message's own id last. */
export function threadMessageIds(headers: Headers): string[] {
  return [...new Set([...threadCandidates(headers), ...ownId(headers)])];
}

/** The nearest known ancestor decides, then an earlier reply. Existing threads are never merged. */
export function matchThread(
  headers: Headers,
  messageKey: string,
  threads: ReadonlyMap<string, string>,
): ThreadMatch {
  const ids = threadMessageIds(headers);
  const own = ownId(headers);
  const unclaimed = ids.filter((id) => !threads.has(id));
  const all = [...ids, ...furtherCandidates(headers)];
  const threadKey = all.map((id) => threads.get(id)).find((key) => key !== undefined);
  if (threadKey === undefined) {
    const missing = unclaimed.filter((id) => !own.includes(id));
    return newThread(messageKey, [...own, ...nearestAndOldest(missing)]);
  }
  const claims = unclaimed.filter((id) => own.includes(id) || id === headers.inReplyTo);
  return { threadKey, isNew: false, claims };
}

export function newThread(messageKey: string, claims: readonly string[]): ThreadMatch {
  return { threadKey: threadKeyOf(messageKey), isNew: true, claims };
}

function ownId({ rfcMessageId }: Headers): string[] {
  return rfcMessageId === null ? [] : [rfcMessageId];
}

/** Replies without another common ancestor share the oldest, the first message of the conversation. */
function nearestAndOldest(ids: readonly string[]): readonly string[] {
  const oldest = ids.at(-1);
  return ids.length <= MAX_CLAIMED_ANCESTORS || oldest === undefined
    ? ids
    : [...ids.slice(0, MAX_CLAIMED_ANCESTORS - 1), oldest];
}
