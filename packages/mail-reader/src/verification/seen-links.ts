import type { PageLink } from '../html/html-to-text.ts';
import { restBehind } from '../html/link-address.ts';
import type { ReadText } from './read-text.ts';

const MAX_LINKS = 100;
const MAX_URL = 2048;
const TEXT_CHARACTERS = 200;

export interface SeenLink {
  readonly url: string;
  readonly start: number;
  readonly end: number;
  /** `behindLink` is the end of the previous link. */
  readonly addressStart: number;
  readonly addressEnd: number;
  readonly behindLink: number;
}

export function linksInPage({ shown }: ReadText, links: readonly PageLink[]): SeenLink[] {
  const found: SeenLink[] = [];
  let behindLink = 0;
  for (const { href, text } of links.slice(0, MAX_LINKS)) {
    const at = shown.indexOf(href, behindLink);
    if (at < 0) continue;
    const label = text.trim();
    const isAddress = label === '' || label === href;
    const labelAt = isAddress ? at : shown.lastIndexOf(label.slice(0, TEXT_CHARACTERS), at);
    const start = Math.max(behindLink, labelAt < 0 ? at - label.length - 2 : labelAt);
    const end = isAddress ? at : Math.max(start, Math.min(at - 1, start + label.length));
    const addressEnd = at + href.length;
    found.push({ url: href, start, end, addressStart: at, addressEnd, behindLink });
    behindLink = addressEnd;
  }
  return found;
}

const ADDRESS = /https?:\/\/[!-~]{1,4096}/gi;
const LABEL_END = /[\s:([<–-]{1,9}$/;
const LABEL_CHARACTERS = 60;

/** Examples are `Verify your email (https://…)` and `Cancel: https://…`. */
function isLabel(line: string) {
  const end = line.trimEnd();
  if (/[[(<]$/.test(end)) return true;
  return /[:–-]$/.test(end) && end.length <= LABEL_CHARACTERS && !/[.!?]\s/.test(end);
}

export function linksInText({ shown }: ReadText): SeenLink[] {
  const found: SeenLink[] = [];
  let behindLink = 0;
  for (const match of shown.matchAll(ADDRESS)) {
    if (found.length >= MAX_LINKS) break;
    const [address] = match;
    const [written = ''] = address.split(/[<>"]|\]\(/, 1);
    const unbracketed = written.includes('(') ? written : written.replace(/[)\]].*$/, '');
    const { rest, length } = restBehind(shown, match.index, match.index + address.length);
    const url = rest === '' ? unbracketed.replace(/[.,;:!?'*_)\]}]+$/, '') : address + rest;
    const lineStart = Math.max(
      shown.lastIndexOf('\n', match.index - 1) + 1,
      match.index - TEXT_CHARACTERS,
      behindLink,
    );
    const line = shown.slice(lineStart, match.index);
    const label = isLabel(line) ? line.replace(LABEL_END, '') : '';
    found.push({
      url,
      start: label === '' ? match.index : lineStart,
      end: label === '' ? match.index : lineStart + label.length,
      addressStart: match.index,
      addressEnd: match.index + (rest === '' ? url.length : address.length + length),
      behindLink,
    });
    behindLink = match.index + address.length + length;
  }
  return found;
}

const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** Returns undefined for hidden hosts, and if browsers would open another URL. */
export function urlOf(written: string): URL | undefined {
  const url = cleaned(written);
  if (url.length > MAX_URL || !/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(url)) return undefined;
  const parsed = URL.parse(url);
  if (parsed === null || parsed.hostname === '') return undefined;
  if (parsed.username !== '' || parsed.password !== '') return undefined;
  return IP_ADDRESS.test(parsed.hostname) ? undefined : parsed;
}

/** Browsers remove the same characters. */
export function cleaned(url: string): string {
  return url.replaceAll(/[\t\r\n]/g, '').trim();
}
