import { decodeHTML } from 'entities';
import { type LinkEvidence, sumOfLink } from './evidence.ts';
import { type FoundLink, purposeOf } from './find-links.ts';
import { ReadText } from './read-text.ts';
import { urlOf } from './seen-links.ts';

/** Gmail and other programs show a button for each of these actions (schema.org). */

const MAX_BLOCKS = 5;
const MAX_CHARACTERS = 20_000;
const MAX_NODES = 200;
const BLOCK_START = /<script\b[^>]{0,200}\bapplication\/ld\+json\b[^>]{0,200}>/gi;
const ITEM = /itemtype\s*=\s*["']https?:\/\/schema\.org\/(ConfirmAction|ViewAction|SaveAction)["']/gi;
const URL_NAME = 'itemprop\\s*=\\s*["\'](?:url|target)["\']';
const URL_VALUE = '(?:href|content)\\s*=\\s*["\']([^"\']{1,2048})["\']';
const ITEM_URL = new RegExp(`${URL_NAME}[^>]{0,100}?${URL_VALUE}|${URL_VALUE}[^>]{0,100}?${URL_NAME}`, 'i');
const TITLE_NAME = 'itemprop\\s*=\\s*["\']name["\']';
const TITLE_VALUE = 'content\\s*=\\s*["\']([^"\']{1,200})["\']';
const ITEM_NAME = new RegExp(
  `${TITLE_NAME}[^>]{0,100}?${TITLE_VALUE}|${TITLE_VALUE}[^>]{0,100}?${TITLE_NAME}`,
  'i',
);

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
  const text = new ReadText(name);
  const span = { text, from: 0, to: text.folded.length };
  const isConfirmation = type === 'ConfirmAction' && name.trim() === '';
  const purpose = isConfirmation ? 'verify' : purposeOf(span);
  if (parsed === undefined || purpose === undefined) return undefined;
  const evidence: LinkEvidence[] = [isConfirmation ? 'actionWithoutName' : 'actionSaysPurpose'];
  if (text.has(0, span.to, 'things', 'acts')) evidence.push('aboutOtherThings');
  if (text.has(0, span.to, 'skip')) evidence.push('notToBeFollowed');
  return { url: url.trim(), host: parsed.hostname, purpose, points: sumOfLink(evidence), evidence };
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

function collect(root: unknown, found: Action[]) {
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

function textOf(node: object, name: string) {
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
      name: decodeHTML(name?.[1] ?? name?.[2] ?? ''),
      url: decodeHTML(url?.[1] ?? url?.[2] ?? ''),
    });
  }
  return found;
}
