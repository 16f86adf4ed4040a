/** Ancestors that are looked for: a bound on reads, not on conversations. */
const CANDIDATES = 20;

/**
 * The Message-IDs by which a mail may find its thread: the direct parent, then its other ancestors from the
 * nearest to the oldest. When there are too many, the oldest is kept: it names the conversation.
 */
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
