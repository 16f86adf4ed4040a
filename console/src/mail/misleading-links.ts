import { linkOf, type MailLink } from './mail-document.ts';
import { domainsIn, isSameOwner } from './sender-check.ts';

const WEB = /^https?:/i;

/** Whether the text of a link names another host than the link leads to. */
export function isMisleading({ text, url, host }: MailLink): boolean {
  return WEB.test(url) && domainsIn(text).some((named) => !isSameOwner(named, host.toLowerCase()));
}

/** The links of the HTML of a mail that are misleading, as a person would see them in it. */
export function misleadingLinks(html: string): readonly MailLink[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const links = Array.from(parsed.querySelectorAll('a[href], area[href]'), linkOf);
  return links.filter(isMisleading);
}
