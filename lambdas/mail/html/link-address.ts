const PLAIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]|$)/i;
const LEFT_OUT = /[\t\n\r]/g;
const BEFORE = /^[\0- ]+/;
const SHOWN = /^(?:https?|ftp|mailto):$/;

/**
 * The address that a link opens, its host as programs read it (behind a user name, percent-encoded,
 * Unicode); undefined without a page or mail.
 * @param base the page's own
 */
export function linkAddress(href: string, base: string | undefined): string | undefined {
  if (PLAIN.test(href) || /^mailto:/i.test(href)) return href;
  const address = href.replaceAll(LEFT_OUT, '').replace(BEFORE, '');
  if (address === '' || address.startsWith('#')) return undefined;
  // Without a base, only an address with a host leads anywhere.
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
