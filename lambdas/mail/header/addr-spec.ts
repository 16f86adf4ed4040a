/** `atext` of RFC 5322 section 3.2.3 and RFC 6532, without invisible characters. */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~\-]|(?![\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Z}])[^\0-\x7f])+`;
const DOT_ATOM = String.raw`${ATOM}(?:\.${ATOM})*`;
const QUOTED = String.raw`"(?:[^\\"\p{Cc}]|\\[^\p{Cc}])*"`;
const LITERAL = String.raw`\[[^\[\]\\\s\p{Cc}]*\]`;
const ADDR_SPEC = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})@(?:${DOT_ATOM}|${LITERAL})$`, 'u');
/** Not allowed (RFC 2047 section 5); a program that decodes it finds another address. */
const ENCODED_WORD = /=\?.*\?=/;
/** RFC 5322 section 2.1.1. */
const MAX_CHARACTERS = 998;

/**
 * An address by RFC 5322 section 3.4.1, without obsolete forms and comments, which programs read
 * differently.
 */
export function isAddrSpec(text: string): boolean {
  return text.length <= MAX_CHARACTERS && ADDR_SPEC.test(text) && !ENCODED_WORD.test(text);
}

/**
 * A check may find no policy for a raw Unicode domain, while a program that maps it (UTS 46) finds the one
 * that it imitates: `bank\u3002com`.
 */
export function hasAsciiDomain(address: string): boolean {
  return /^[\0-\x7f]*$/.test(address.slice(address.lastIndexOf('@') + 1));
}
