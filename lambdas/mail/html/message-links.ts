import type { MessageLink } from '../message.ts';
import type { PageLink } from './html-to-text.ts';

const MAX_LINKS = 200;
const MAX_ADDRESS = 4096;
const SHOWN_ADDRESS = 100;
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const WEB = /^(?:https?|ftp):/i;
/** Nothing behind the host makes it invalid. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?=[/?#]|$)/i;
const BEHIND = /[)\].,;:!?'»]+$/;

/** Of the page, then addresses in the text; each once. */
export function messageLinks(text: string, inPage: readonly PageLink[]): MessageLink[] {
  const found = new Map<string, MessageLink>();
  const hosts = new Map<string, string | undefined>();
  const hostOf = (url: string) => {
    const origin = ORIGIN.exec(url)?.[0] ?? url;
    if (!hosts.has(origin)) hosts.set(origin, URL.parse(origin)?.host);
    return hosts.get(origin);
  };
  const add = (url: string, shown: string) => {
    if (found.size >= MAX_LINKS || found.has(url) || url.length > MAX_ADDRESS || !WEB.test(url)) return;
    const host = hostOf(url);
    if (host !== undefined) found.set(url, { text: shown, url, host });
  };
  for (const { href, text: shown } of inPage) add(href, shown.slice(0, MAX_ADDRESS));
  for (const [written] of text.matchAll(ADDRESS)) {
    if (found.size >= MAX_LINKS) break;
    add(addressIn(written), '');
  }
  return [...found.values()];
}

/** Long addresses are in the links. */
export function withShortAddresses(text: string, links: readonly MessageLink[]): string {
  const long = new Set(links.flatMap(({ url }) => (url.length > SHOWN_ADDRESS ? [url] : [])));
  if (long.size === 0) return text;
  return text.replaceAll(ADDRESS, (written) => {
    const url = addressIn(written);
    const cut = long.has(url) ? url : long.has(written) ? written : undefined;
    return cut === undefined ? written : `${cut.slice(0, SHOWN_ADDRESS - 1)}…${written.slice(cut.length)}`;
  });
}

function addressIn(written: string) {
  const behind = BEHIND.exec(written.slice(-20))?.[0] ?? '';
  return written.slice(0, written.length - behind.length);
}
