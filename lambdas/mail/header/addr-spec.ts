/** `atext` of RFC 5322 section 3.2.3 with the characters that RFC 6532 adds, except invisible ones. */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~\-]|(?![\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Z}])[^\0-\x7f])+`;
const DOT_ATOM = String.raw`${ATOM}(?:\.${ATOM})*`;
const QUOTED = String.raw`"(?:[^\\"\p{Cc}]|\\[^\p{Cc}])*"`;
const LITERAL = String.raw`\[[^\[\]\\\s\p{Cc}]*\]`;
const ADDR_SPEC = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})@(?:${DOT_ATOM}|${LITERAL})$`, 'u');
/** An encoded word is not allowed in an address (RFC 2047 section 5), and a program that decodes it finds another one. */
const ENCODED_WORD = /=\?.*\?=/;
/** The longest line (RFC 5322 section 2.1.1). Bounds what a pattern has to look at. */
const MAX_CHARACTERS = 998;

/**
 * Whether a text is an address as RFC 5322 section 3.4.1 writes it today: without the obsolete forms and comments, which
 * programs read in different ways.
 */
export function isAddrSpec(text: string): boolean {
  return text.length <= MAX_CHARACTERS && ADDR_SPEC.test(text) && !ENCODED_WORD.test(text);
}

/**
 * Whether the domain of an address is written as DNS has it. Of another (raw Unicode, RFC 6532) a check may look up nothing and
 * find no policy, while a program that maps it (UTS 46) finds the domain that it imitates: `bank\u3002com`, a full-width `bank.com`.
 */
export function hasAsciiDomain(address: string): boolean {
  return /^[\0-\x7f]*$/.test(address.slice(address.lastIndexOf('@') + 1));
}
