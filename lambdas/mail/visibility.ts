/**
 * Which lists show a message. All messages of a thread have the same visibility, so that flagged mail never joins, bumps or
 * relabels a clean thread. Each visibility has lists of its own, so that hidden mail does not slow down a page.
 */
export const VISIBILITIES = ['clean', 'spam', 'unauthenticated', 'both', 'held'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export function visibilityOfLabels(labels: readonly string[]): Visibility {
  if (labels.includes('held')) return 'held';
  const spam = labels.includes('spam');
  const unauthenticated = labels.includes('unauthenticated');
  if (spam) return unauthenticated ? 'both' : 'spam';
  return unauthenticated ? 'unauthenticated' : 'clean';
}

/** Whether reading it takes the `label_spam_read` permission: spam, and mail that is held. */
export function isRestricted(visibility: Visibility): boolean {
  return isSpam(visibility) || visibility === 'held';
}

function isSpam(visibility: Visibility): boolean {
  return visibility === 'spam' || visibility === 'both';
}

/** The visibilities that a list shows. */
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

/** The labels that a visibility implies: those of a thread, except `virus`. */
export function labelsOfVisibility(visibility: Visibility): string[] {
  return [
    'received',
    ...(isSpam(visibility) ? ['spam'] : []),
    ...(visibility === 'unauthenticated' || visibility === 'both' ? ['unauthenticated'] : []),
    ...(visibility === 'held' ? ['held'] : []),
  ];
}
