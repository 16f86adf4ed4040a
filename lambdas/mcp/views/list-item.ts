import type { Kind } from '../../mail/message.ts';

/** Characters of a list's item: enough to choose by. */
export const FROM_CHARACTERS = 60;
export const SUBJECT_CHARACTERS = 80;
export const PREVIEW_CHARACTERS = 60;

/** The kind, where a person did not just write the mail. */
export function unusualKind({ kind }: { readonly kind: Kind | null }): { kind?: Kind } {
  return kind === null || kind === 'personal' ? {} : { kind };
}

/** Said only where it is. */
export function shownUnread({ unread }: { readonly unread: boolean }): { unread?: true } {
  return unread ? { unread } : {};
}

/** The labels, where they say more than that the mail was received. */
export function unusualLabels({ labels }: { readonly labels: readonly string[] }): { labels?: string[] } {
  return labels.some((label) => label !== 'received') ? { labels: [...labels] } : {};
}
