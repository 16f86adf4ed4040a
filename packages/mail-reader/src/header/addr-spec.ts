/** `atext` of RFC 5322 section 3.2.3 and RFC 6532, except invisible characters. */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~\-]|(?![\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Z}])[^\0-\x7f])+`;
const DOT_ATOM = String.raw`${ATOM}(?:\.${ATOM})*`;
const QUOTED = String.raw`"(?:[^\\"\p{Cc}]|\\[^\p{Cc}])*"`;
const LITERAL = String.raw`\[[^\[\]\\\s\p{Cc}]*\]`;
const ADDR_SPEC = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})@(?:${DOT_ATOM}|${LITERAL})$`, 'u');
/** Encoded words are forbidden here (RFC 2047 section 5); a program that decodes one finds another address. */
const ENCODED_WORD = /=\?.*\?=/;
/** RFC 5322 section 2.1.1 limits a line. */
const MAX_CHARACTERS = 998;

/** Accepts addresses of RFC 5322 section 3.4.1 without obsolete forms and comments, which programs read differently. */
export function isAddrSpec(text: string): boolean {
  return text.length <= MAX_CHARACTERS && ADDR_SPEC.test(text) && !ENCODED_WORD.test(text);
}

/**
 * A DMARC check may find no policy for a raw Unicode domain such as `bank\u3002com`, while a program that maps
 * it (UTS 46) shows the domain that it imitates.
 */
export function hasAsciiDomain(address: string): boolean {
  return /^[\0-\x7f]*$/.test(address.slice(address.lastIndexOf('@') + 1));
}
