import type { MessageLink } from '../facts.ts';
import type { PageLink } from './html-to-text.ts';
import { restBehind } from './link-address.ts';

const MAX_LINKS = 200;
const MAX_ADDRESS = 4096;
const SHOWN_ADDRESS = 100;
const HIGH_SURROGATE = 0xd800 >> 10;
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
const WEB = /^(?:https?|ftp):/i;
/** Text after such a host cannot make the URL invalid. */
const ORIGIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?=[/?#]|$)/i;
const BEHIND = /[)\].,;:!?'»]+$/;

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
  for (const { 0: written, index } of text.matchAll(ADDRESS)) {
    if (found.size >= MAX_LINKS) break;
    const { rest } = restBehind(text, index, index + written.length);
    add(rest === '' ? addressIn(written) : written + rest, '');
  }
  return [...found.values()];
}

/** Long addresses are cut where they differ from the other links, because the list of links has them in full. */
export function withShortAddresses(text: string, links: readonly MessageLink[]): string {
  const kept = keptCharacters(links.map(({ url }) => url));
  if (kept.size === 0) return text;
  return text.replaceAll(ADDRESS, (written) => {
    const address = addressIn(written);
    const url = kept.has(address) ? address : written;
    const length = kept.get(url);
    return length === undefined ? written : `${url.slice(0, length)}…${written.slice(url.length)}`;
  });
}

function keptCharacters(urls: readonly string[]): Map<string, number> {
  const kept = new Map<string, number>();
  const sorted = urls.toSorted((one, other) => (one < other ? -1 : 1));
  for (const [i, url] of sorted.entries()) {
    if (url.length <= SHOWN_ADDRESS) continue;
    const same = Math.max(sameCharacters(url, sorted[i - 1]), sameCharacters(url, sorted[i + 1]));
    const length = Math.max(SHOWN_ADDRESS - 1, same + 1);
    const splitsPair = url.charCodeAt(length - 1) >> 10 === HIGH_SURROGATE;
    if (length + 1 < url.length) kept.set(url, length + Number(splitsPair));
  }
  return kept;
}

function sameCharacters(one: string, other = ''): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

function addressIn(written: string) {
  const behind = BEHIND.exec(written.slice(-20))?.[0] ?? '';
  return written.slice(0, written.length - behind.length);
}
