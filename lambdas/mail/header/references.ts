/** A bound on reads, not on conversations. */
const CANDIDATES = 20;

/** The parent, then its ancestors from the nearest on, and the oldest, which names the conversation. */
export function threadCandidates(mail: {
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
}): string[] {
  const nearestFirst = [
    ...(mail.inReplyTo === null ? [] : [mail.inReplyTo]),
    ...mail.references.toReversed(),
  ];
  const distinct = [...new Set(nearestFirst)];
  const oldest = distinct.at(-1);
  return distinct.length <= CANDIDATES || oldest === undefined
    ? distinct
    : [...distinct.slice(0, CANDIDATES - 1), oldest];
}
