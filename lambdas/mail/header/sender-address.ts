/** A summary's `from` may be cut at this length in a row: then it is not known what it would say behind. */
const CUT_CHARACTERS = 300;
/** One mailbox, as `renderMailbox` writes it: the name has quotes where it has anything of an address. */
const NAMED = /^(?:"(?:[^"\\]|\\.)*"|[^"<>()[\]:;@\\,]*) <([^<>\s]+@([a-z\d.-]+))>$/i;
const BARE = /^([^<>\s"(),:;[\]\\]+@([a-z\d.-]+))$/i;

export interface Sender {
  readonly address: string;
  /** In lower case. */
  readonly host: string;
}

/**
 * The one sender of a mail, from `from` of its summary.
 * @returns undefined where it is not certain who that is: no address, several, or one that is not written as DNS has it
 */
export function senderOf(from: string): Sender | undefined {
  if (from.length >= CUT_CHARACTERS) return undefined;
  const [, address, host] = NAMED.exec(from) ?? BARE.exec(from) ?? [];
  return address === undefined || host === undefined ? undefined : { address, host: host.toLowerCase() };
}
