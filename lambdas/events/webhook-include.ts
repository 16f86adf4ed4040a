/** What a webhook may send beside the ids of a message. What does not fit into its body is left out from the end. */
export const INCLUDES = ['message', 'verification', 'attachments', 'text'] as const;
export type Include = (typeof INCLUDES)[number];

/** Each once, in the order above; undefined for none. */
export function includesOf(wanted: readonly Include[] | null | undefined): readonly Include[] | undefined {
  const includes = INCLUDES.filter((include) => wanted?.includes(include));
  return includes.length === 0 ? undefined : includes;
}
