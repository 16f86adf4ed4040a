/**
 * Which lists show a message. A thread has one visibility, so that flagged mail never joins, bumps or
 * relabels a clean thread; each has its lists, so that hidden mail slows down no page.
 */
export const VISIBILITIES = ['clean', 'spam', 'unauthenticated', 'both', 'held'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What segments of the search have in its place. */
export function markOf(visibility: Visibility): number {
  return VISIBILITIES.indexOf(visibility);
}

export function visibilityOfLabels(labels: readonly string[]): Visibility {
  if (labels.includes('held')) return 'held';
  const spam = labels.includes('spam');
  const unauthenticated = labels.includes('unauthenticated');
  if (spam) return unauthenticated ? 'both' : 'spam';
  return unauthenticated ? 'unauthenticated' : 'clean';
}

/** Spam and held mail need `label_spam_read`. */
export function isRestricted(visibility: Visibility): boolean {
  return isSpam(visibility) || visibility === 'held';
}

function isSpam(visibility: Visibility) {
  return visibility === 'spam' || visibility === 'both';
}

export function shownVisibilities(options: {
  includeSpam: boolean;
  includeUnauthenticated: boolean;
  includeHeld?: boolean | undefined;
}): Visibility[] {
  const { includeSpam, includeUnauthenticated, includeHeld = false } = options;
  return [
    'clean',
    ...(includeSpam ? (['spam'] as const) : []),
    ...(includeUnauthenticated ? (['unauthenticated'] as const) : []),
    ...(includeSpam && includeUnauthenticated ? (['both'] as const) : []),
    ...(includeHeld ? (['held'] as const) : []),
  ];
}

/** Those of a thread, except `virus`. */
export function labelsOfVisibility(visibility: Visibility): string[] {
  return [
    'received',
    ...(isSpam(visibility) ? ['spam'] : []),
    ...(visibility === 'unauthenticated' || visibility === 'both' ? ['unauthenticated'] : []),
    ...(visibility === 'held' ? ['held'] : []),
  ];
}
