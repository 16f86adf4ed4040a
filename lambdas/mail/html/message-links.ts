import type { MessageLink } from '../message.ts';
import type { PageLink } from './html-to-text.ts';

/** Links of a message that are kept, and the longest address of one. */
const MAX_LINKS = 200;
const MAX_ADDRESS = 4096;
/** Characters of an address that a text shows. */
const SHOWN_ADDRESS = 100;
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const WEB = /^(?:https?|ftp):/i;
/** An address in which what follows the host cannot make it invalid. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?=[/?#]|$)/i;
/** What may follow an address in a sentence. */
const BEHIND = /[)\].,;:!?'»]+$/;

/** The links of a page, and addresses in its text or in a plain text, in order, each once. */
export function messageLinks(text: string, inPage: readonly PageLink[]): MessageLink[] {
  const found = new Map<string, MessageLink>();
  const hosts = new Map<string, string | undefined>();
  const hostOf = (url: string): string | undefined => {
    const origin = ORIGIN.exec(url)?.[0] ?? url;
    if (!hosts.has(origin)) hosts.set(origin, URL.parse(origin)?.host);
    return hosts.get(origin);
  };
  const add = (url: string, shown: string): void => {
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

/** A text with long addresses cut, where the whole of them is in the links. */
export function withShortAddresses(text: string, links: readonly MessageLink[]): string {
  const long = new Set(links.flatMap(({ url }) => (url.length > SHOWN_ADDRESS ? [url] : [])));
  if (long.size === 0) return text;
  return text.replaceAll(ADDRESS, (written) => {
    const url = addressIn(written);
    const cut = long.has(url) ? url : long.has(written) ? written : undefined;
    return cut === undefined ? written : `${cut.slice(0, SHOWN_ADDRESS - 1)}…${written.slice(cut.length)}`;
  });
}

function addressIn(written: string): string {
  const behind = BEHIND.exec(written.slice(-20))?.[0] ?? '';
  return written.slice(0, written.length - behind.length);
}
