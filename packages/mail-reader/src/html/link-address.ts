const REST = new Map(
  ['<>', '()', '[]'].map(([open = '', close = '']) => [
    open,
    new RegExp(
      `^(?:\\r?\\n(?:[ \\t]?>){0,9}[ \\t]{0,8}[^\\s<>"\\${open}\\${close}]{1,2000}){1,4}(?=\\${close})`,
    ),
  ]),
);
/** Other words in round brackets may follow an address. */
const ADDRESS_SIGNS = /[=&%/?#_~]|(?=\D*\d).{16}/;

/**
 * RFC 3986 appendix C allows white space in an address in `<>` or `<URL:>`; programs wrap addresses in other brackets
 * and in quoted lines too. Returns the length of the rest, and the rest without white space.
 */
export function restBehind(text: string, start: number, end: number): { length: number; rest: string } {
  const isNamed = text.slice(Math.max(0, start - 5), start).toLowerCase() === '<url:';
  const open = isNamed ? '<' : (text[start - 1] ?? '');
  const found = /[\r\n]/.test(text.charAt(end)) ? REST.get(open)?.exec(text.slice(end, end + 8100))?.[0] : '';
  const rest = (found ?? '').replaceAll(/[\s>]+/g, '');
  return open === '<' || ADDRESS_SIGNS.test(rest)
    ? { length: found?.length ?? 0, rest }
    : { length: 0, rest: '' };
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
