import type { Kind } from '../message.ts';

/** A choice of mail; undefined for any. */
export interface WantedKinds {
  readonly kinds?: readonly Kind[] | undefined;
  readonly notKinds?: readonly Kind[] | undefined;
}

/** Mail of a kind that is not known is of none of them. */
export function isOfKinds(kind: Kind | null | undefined, { kinds, notKinds }: WantedKinds): boolean {
  const isIn = (list: readonly Kind[]): boolean => kind != null && list.includes(kind);
  return (kinds === undefined || isIn(kinds)) && !(notKinds !== undefined && isIn(notKinds));
}
