/** Characters of a list's item: enough to choose by. */
export const FROM_CHARACTERS = 60;
export const SUBJECT_CHARACTERS = 80;
export const PREVIEW_CHARACTERS = 60;

/** The labels, where they say more than that the mail was received. */
export function unusualLabels({ labels }: { readonly labels: readonly string[] }): { labels?: string[] } {
  return labels.some((label) => label !== 'received') ? { labels: [...labels] } : {};
}
