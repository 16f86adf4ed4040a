/** `atext` is that of RFC 5322 section 3.2.3 and RFC 6532, without invisible characters. */
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~\-]|(?![\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Z}])[^\0-\x7f])+`;
const DOT_ATOM = String.raw`${ATOM}(?:\.${ATOM})*`;
const QUOTED = String.raw`"(?:[^\\"\p{Cc}]|\\[^\p{Cc}])*"`;
const LITERAL = String.raw`\[[^\[\]\\\s\p{Cc}]*\]`;
const ADDR_SPEC = new RegExp(`^(?:${DOT_ATOM}|${QUOTED})@(?:${DOT_ATOM}|${LITERAL})$`, 'u');
/** RFC 2047 section 5 forbids encoded words here; a program that decodes one finds another address. */
const ENCODED_WORD = /=\?.*\?=/;
/** RFC 5322 section 2.1.1 limits a line. */
const MAX_CHARACTERS = 998;

/** Programs read obsolete forms and comments of RFC 5322 section 3.4.1 differently, so these are rejected. */
export function isAddrSpec(text: string): boolean {
  return text.length <= MAX_CHARACTERS && ADDR_SPEC.test(text) && !ENCODED_WORD.test(text);
}

/**
 * A DMARC check may find no policy for a raw Unicode domain such as `bank\u3002com`, while a program that maps it (UTS
 * 46) shows the imitated domain.
 */
export function hasAsciiDomain(address: string): boolean {
  return /^[\0-\x7f]*$/.test(address.slice(address.lastIndexOf('@') + 1));
}
