import type { Kind } from './message.ts';

export interface WantedKinds {
  readonly kinds?: readonly Kind[] | undefined;
  readonly notKinds?: readonly Kind[] | undefined;
}

export function isOfKinds(found: readonly Kind[], { kinds, notKinds }: WantedKinds): boolean {
  const isIn = (list: readonly Kind[]) => found.some((kind) => list.includes(kind));
  return (kinds === undefined || isIn(kinds)) && !(notKinds !== undefined && isIn(notKinds));
}
