import { CUT_CHARACTERS } from './cut.ts';

const NAMED = /^(?:"(?:[^"\\]|\\.)*"|[^"<>()[\]:;@\\,]*) <([^<>\s]+@([a-z\d.-]+))>$/i;
const BARE = /^([^<>\s"(),:;[\]\\]+@([a-z\d.-]+))$/i;

export interface Sender {
  readonly address: string;
  readonly host: string;
}

/** The result is undefined without exactly one address with an ASCII domain. */
export function senderOf(from: string): Sender | undefined {
  // Text of this length may be truncated.
  if (from.length >= CUT_CHARACTERS) return undefined;
  const [, address, host] = NAMED.exec(from) ?? BARE.exec(from) ?? [];
  return address === undefined || host === undefined ? undefined : { address, host: host.toLowerCase() };
}
