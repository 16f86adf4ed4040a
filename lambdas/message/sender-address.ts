import { CUT_CHARACTERS } from './cut.ts';

/** As `renderMailbox` writes it. */
const NAMED = /^(?:"(?:[^"\\]|\\.)*"|[^"<>()[\]:;@\\,]*) <([^<>\s]+@([a-z\d.-]+))>$/i;
const BARE = /^([^<>\s"(),:;[\]\\]+@([a-z\d.-]+))$/i;

export interface Sender {
  readonly address: string;
  /** In lower case. */
  readonly host: string;
}

/** The sender by `from` of a summary; undefined unless it has exactly one address, with an ASCII domain. */
export function senderOf(from: string): Sender | undefined {
  // What follows is unknown.
  if (from.length >= CUT_CHARACTERS) return undefined;
  const [, address, host] = NAMED.exec(from) ?? BARE.exec(from) ?? [];
  return address === undefined || host === undefined ? undefined : { address, host: host.toLowerCase() };
}
