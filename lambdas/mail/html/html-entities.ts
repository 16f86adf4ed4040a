import { decodeHTML } from 'entities';

/** Text of HTML with its character references read. */
export function decodeEntities(html: string): string {
  return html.includes('&') ? decodeHTML(html) : html;
}
