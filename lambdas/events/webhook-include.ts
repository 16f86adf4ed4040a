/** A body that is too large omits these from the end of the list. */
export const INCLUDES = ['message', 'verification', 'attachments', 'text'] as const;
export type Include = (typeof INCLUDES)[number];

export function includesOf(wanted: readonly Include[] | null | undefined): readonly Include[] | undefined {
  const includes = INCLUDES.filter((include) => wanted?.includes(include));
  return includes.length === 0 ? undefined : includes;
}
