/**
 * What hides a message from lists. Threads hold messages of one kind only, so that flagged mail never joins,
 * bumps or relabels a clean thread, and lists are kept by kind, so that hidden mail costs a page nothing.
 */
export const KINDS = ['clean', 'spam', 'unauthenticated', 'both'] as const;
export type Kind = (typeof KINDS)[number];

export function kindOfLabels(labels: readonly string[]): Kind {
  const spam = labels.includes('spam');
  const unauthenticated = labels.includes('unauthenticated');
  if (spam) return unauthenticated ? 'both' : 'spam';
  return unauthenticated ? 'unauthenticated' : 'clean';
}

/** Whether reading it takes the `label_spam_read` permission. */
export function isSpamKind(kind: Kind): boolean {
  return kind === 'spam' || kind === 'both';
}

/** The kinds that a list shows. */
export function shownKinds(options: { includeSpam: boolean; includeUnauthenticated: boolean }): Kind[] {
  const { includeSpam, includeUnauthenticated } = options;
  return [
    'clean',
    ...(includeSpam ? (['spam'] as const) : []),
    ...(includeUnauthenticated ? (['unauthenticated'] as const) : []),
    ...(includeSpam && includeUnauthenticated ? (['both'] as const) : []),
  ];
}

/** The labels that a kind stands for: those of a thread, but for `virus`. */
export function labelsOfKind(kind: Kind): string[] {
  return [
    'received',
    ...(isSpamKind(kind) ? ['spam'] : []),
    ...(kind === 'unauthenticated' || kind === 'both' ? ['unauthenticated'] : []),
  ];
}
