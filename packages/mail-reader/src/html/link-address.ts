const REST = /^(?:\r?\n[ \t]{0,8}[^\s<>"]{1,2000}){1,4}(?=>)/;

/** RFC 3986 appendix C allows white space in an address in `<>` or `<URL:>`. */
export function restBehind(text: string, start: number, end: number): string {
  const isOpen =
    text[start - 1] === '<' || text.slice(Math.max(0, start - 5), start).toLowerCase() === '<url:';
  return isOpen && /[\r\n]/.test(text.charAt(end)) ? (REST.exec(text.slice(end, end + 8100))?.[0] ?? '') : '';
}

const PLAIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]|$)/i;
const LEFT_OUT = /[\t\n\r]/g;
const BEFORE = /^[\0- ]+/;
const SHOWN = /^(?:https?|ftp|mailto):$/;

/**
 * Returns the address with the host that programs see (after a user name, percent-encoded, Unicode); undefined unless
 * it is a page or an email address.
 */
export function linkAddress(href: string, base: string | undefined): string | undefined {
  if (PLAIN.test(href) || /^mailto:/i.test(href)) return href;
  const address = href.replaceAll(LEFT_OUT, '').replace(BEFORE, '');
  if (address === '' || address.startsWith('#')) return undefined;
  const url =
    base === undefined && /^[/\\]{2}/.test(address)
      ? URL.parse(`https:${address}`)
      : URL.parse(address, base);
  if (url === null) return /^https?:/i.test(address) ? address : undefined;
  if (!SHOWN.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  return url.href;
}
