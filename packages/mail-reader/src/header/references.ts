/** The first Message-ID names the conversation, the last the parent. */
export function firstAndLast(ids: readonly string[], most: number): string[] {
  return ids.length <= most ? [...ids] : [...ids.slice(0, 1), ...ids.slice(1 - most)];
}

/** This limits reads, not conversations. */
const CANDIDATES = 20;

type Ancestry = { readonly inReplyTo: string | null; readonly references: readonly string[] };

/** The oldest ancestor names the conversation. */
export function threadCandidates(mail: Ancestry): string[] {
  const distinct = nearestFirst(mail);
  return distinct.length <= CANDIDATES
    ? distinct
    : [...distinct.slice(0, CANDIDATES - 1), ...distinct.slice(-1)];
}

export function furtherCandidates(mail: Ancestry): string[] {
  return nearestFirst(mail).slice(CANDIDATES - 1, -1);
}

function nearestFirst({ inReplyTo, references }: Ancestry) {
  const parent = inReplyTo === null ? [] : [inReplyTo];
  return [...new Set([...parent, ...references.toReversed()])];
}
