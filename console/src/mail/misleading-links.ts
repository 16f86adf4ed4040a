import { linkOf, type MailLink } from './mail-document.ts';
import { domainsIn, isSameOwner } from './sender-check.ts';

const WEB = /^https?:/i;

export function isMisleading({ text, url, host }: MailLink): boolean {
  return WEB.test(url) && domainsIn(text).some((named) => !isSameOwner(named, host.toLowerCase()));
}

export function misleadingLinks(html: string): readonly MailLink[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const links = Array.from(parsed.querySelectorAll('a[href], area[href]'), linkOf);
  return links.filter(isMisleading);
}
