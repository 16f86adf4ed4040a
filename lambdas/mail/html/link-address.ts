/** Addresses that say their host in the way in which programs read it. */
const PLAIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:[/?#]|$)/i;
/** What browsers leave out of an address. */
const LEFT_OUT = /[\t\n\r]/g;
const BEFORE = /^[\0- ]+/;
const SHOWN = /^(?:https?|ftp|mailto):$/;

/**
 * The address that a link opens, for text; undefined for one that opens no page and no mail. Where the link writes its host in
 * another way than programs read it (behind a user name, percent-encoded, in Unicode), it is shown as they do.
 * @param base address of the page by its own words
 */
export function linkAddress(href: string, base: string | undefined): string | undefined {
  if (PLAIN.test(href) || /^mailto:/i.test(href)) return href;
  const address = href.replaceAll(LEFT_OUT, '').replace(BEFORE, '');
  if (address === '' || address.startsWith('#')) return undefined;
  // A mail is at no address: without a base, only what names a host leads anywhere.
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
