/**
 * Flagged email must never join, bump or relabel a clean thread, so a thread has one visibility. Each has its own
 * lists, so that hidden email slows down no page.
 */
export const VISIBILITIES = ['clean', 'spam', 'unauthenticated', 'both', 'held'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

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

/** The permission `label_spam_read` is required. */
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

export function labelsOfVisibility(visibility: Visibility): string[] {
  return [
    'received',
    ...(isSpam(visibility) ? ['spam'] : []),
    ...(visibility === 'unauthenticated' || visibility === 'both' ? ['unauthenticated'] : []),
    ...(visibility === 'held' ? ['held'] : []),
  ];
}
