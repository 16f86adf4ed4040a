import { decodeHTML } from 'entities';

const UNREAD = ['script', 'style', 'title', 'template'];
const BREAK =
  /^\/?(?:address|article|blockquote|br|center|d[dlt]|div|form|h[1-6r]|li|ol|p|pre|section|table|t[rdh]|ul)\b/i;
const LONG_NUMBER = /&#x?[\da-f]{8,};?/gi;

/** The time is linear for any input. */
export function plainText(html: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < html.length; ) {
    const bracket = html.indexOf('<', at);
    const to = bracket < 0 ? html.length : bracket;
    pieces.push(html.slice(at, to));
    if (bracket < 0) break;
    const name = /^\/?[a-z!?][a-z\d]*/i.exec(html.slice(to + 1, to + 20))?.[0] ?? '';
    const end = name === '' ? to : endOfTag(html, to, name.toLowerCase());
    pieces.push(name === '' ? '<' : BREAK.test(name) ? '\n' : '');
    at = end + 1;
  }
  const text = decodeHTML(pieces.join('').replaceAll(LONG_NUMBER, '\ufffd'));
  return text
    .replaceAll(/[^\S\n]+|[\u0001-\u0008\u000e\u000f]/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function endOfTag(html: string, from: number, name: string) {
  if (html.startsWith('<!--', from)) return endingAt(html.indexOf('-->', from + 4), 2, html);
  const end = html.indexOf('>', from);
  if (end < 0 || !UNREAD.includes(name)) return endingAt(end, 0, html);
  const closing = new RegExp(`</${name}\\b`, 'gi');
  closing.lastIndex = end;
  const found = closing.exec(html);
  return endingAt(found === null ? -1 : html.indexOf('>', found.index), 0, html);
}

function endingAt(found: number, more: number, html: string) {
  return found < 0 ? html.length : found + more;
}
