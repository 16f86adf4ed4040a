import { decodeEntities } from '../html-entities.ts';
import { comparable } from './comparable-text.ts';
import { type FoundLink, urlOf } from './find-links.ts';
import { NOT_FOLLOWED, OTHER_ACTION, PURPOSES } from './link-words.ts';

/** Actions that a page offers to mail programs (schema.org, as Gmail reads them), which show a button for each. */

const MAX_BLOCKS = 5;
const MAX_CHARACTERS = 20_000;
const MAX_NODES = 200;
const BLOCK_START = /<script\b[^>]{0,200}\bapplication\/ld\+json\b[^>]{0,200}>/gi;
const ITEM = /itemtype\s*=\s*["']https?:\/\/schema\.org\/(ConfirmAction|ViewAction|SaveAction)["']/gi;
const ITEM_URL =
  /itemprop\s*=\s*["'](?:url|target)["'][^>]{0,100}?(?:href|content)\s*=\s*["']([^"']{1,2048})["']|(?:href|content)\s*=\s*["']([^"']{1,2048})["'][^>]{0,100}?itemprop\s*=\s*["'](?:url|target)["']/i;
const ITEM_NAME =
  /itemprop\s*=\s*["']name["'][^>]{0,100}?content\s*=\s*["']([^"']{1,200})["']|content\s*=\s*["']([^"']{1,200})["'][^>]{0,100}?itemprop\s*=\s*["']name["']/i;

/** The actions of a page that are links to follow. Never throws. */
export function linksOfActions(html: string): FoundLink[] {
  if (!/schema\.org/i.test(html)) return [];
  return [...jsonActions(html), ...itemActions(html)].flatMap((action) => linkOf(action) ?? []);
}

interface Action {
  readonly type: string;
  readonly name: string;
  readonly url: string;
}

function linkOf({ type, name, url }: Action): FoundLink | undefined {
  const parsed = urlOf(url);
  const words = comparable(name).folded;
  if (parsed === undefined || NOT_FOLLOWED.test(words) || OTHER_ACTION.test(words)) return undefined;
  const purpose = PURPOSES.find(([, said]) => said.test(words))?.[0];
  if (purpose !== undefined) return { url: url.trim(), host: parsed.hostname, purpose, points: 75 };
  const isConfirmation = type === 'ConfirmAction' && words === '';
  return isConfirmation
    ? { url: url.trim(), host: parsed.hostname, purpose: 'verify', points: 55 }
    : undefined;
}

function jsonActions(html: string): Action[] {
  const found: Action[] = [];
  let blocks = 0;
  for (const match of html.matchAll(BLOCK_START)) {
    blocks += 1;
    if (blocks > MAX_BLOCKS) break;
    const from = match.index + match[0].length;
    const text = html.slice(from, from + MAX_CHARACTERS);
    const end = text.search(/<\/script/i);
    if (end >= 0) collect(parsed(text.slice(0, end)), found);
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(root: unknown, found: Action[]): void {
  const open: unknown[] = [root];
  for (let visited = 0; open.length > 0 && visited < MAX_NODES; visited++) {
    const node = open.shift();
    if (typeof node !== 'object' || node === null) continue;
    const action = actionOf(node);
    if (action !== undefined) found.push(action);
    open.push(...Object.values(node).slice(0, MAX_NODES));
  }
}

function actionOf(node: object): Action | undefined {
  const type = textOf(node, '@type').replace(/^https?:\/\/schema\.org\//, '');
  if (!/^(?:Confirm|View|Save)Action$/.test(type)) return undefined;
  const handler =
    'handler' in node && typeof node.handler === 'object' && node.handler !== null ? node.handler : node;
  const url = textOf(handler, 'url') || textOf(node, 'target') || textOf(node, 'url');
  return { type, name: textOf(node, 'name'), url };
}

function textOf(node: object, name: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(node, name)?.value;
  return typeof value === 'string' ? value : '';
}

function itemActions(html: string): Action[] {
  const found: Action[] = [];
  for (const match of html.matchAll(ITEM)) {
    if (found.length >= MAX_BLOCKS) break;
    const [, type = ''] = match;
    const item = html.slice(match.index, match.index + 4000);
    const url = ITEM_URL.exec(item);
    const name = ITEM_NAME.exec(item);
    found.push({
      type,
      name: decodeEntities(name?.[1] ?? name?.[2] ?? ''),
      url: decodeEntities(url?.[1] ?? url?.[2] ?? ''),
    });
  }
  return found;
}
