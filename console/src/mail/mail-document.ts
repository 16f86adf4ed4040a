import { isImageOrigin } from '@agent-inbox/mail-reader/image-origin';

export interface MailLink {
  readonly text: string;
  readonly url: string;
  /** The value is the scheme for an address that is not on the web. */
  readonly host: string;
}

interface MailDocument {
  readonly html: string;
  readonly links: readonly MailLink[];
  readonly imageOrigins: readonly string[];
  readonly contentIds: readonly string[];
}

interface MailDocumentOptions {
  readonly images: ReadonlyMap<string, string>;
  /** The person was shown these origins and agreed to load images from them. */
  readonly allowedOrigins: readonly string[];
}

const MAX_LINKS = 500;
const MAX_ORIGINS = 30;
const URL_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]*))\s*\)/gi;
const CID = /^cid:/i;

/**
 * These elements run code, load, connect or navigate. The sandbox and the policy forbid all of it except a preconnect,
 * which no policy covers. SVG and MathML have parsing rules that can hide elements from the first parse.
 */
const REMOVED =
  'script, noscript, link, meta, base, iframe, frame, frameset, object, embed, applet, portal, template, audio, video, source[src], track, svg, math, noembed, noframes';
/** A document that still changes after this many parses is not shown. */
const MAX_READINGS = 5;
const NOT_SHOWN = '<p>This HTML cannot be shown safely. Its content is in the "Text" tab.</p>';

/** The policy is the first element of the document, so nothing in the email can precede it. */
export function mailDocument(html: string, { images, allowedOrigins }: MailDocumentOptions): MailDocument {
  const links: MailLink[] = [];
  const origins = new Set<string>();
  const contentIds = new Set<string>();
  const note = (address: string): string => {
    const url = address.trim();
    if (CID.test(url)) {
      const id = contentIdOf(url);
      contentIds.add(id);
      return images.get(id) ?? '';
    }
    const origin = webOrigin(url);
    if (origin === undefined) return url;
    if (isImageOrigin(origin)) origins.add(origin);
    return allowedOrigins.includes(origin) ? url : '';
  };
  const begin = head(allowedOrigins);
  let shown = html;
  // Serialized HTML can parse differently, so it is shown only when another parse finds nothing to clean.
  for (let reading = 1; ; reading++) {
    const cleaned = reading > MAX_READINGS ? NOT_SHOWN : clean(begin, shown, links, note);
    const isSettled = cleaned === shown || cleaned === NOT_SHOWN;
    shown = cleaned;
    if (isSettled) break;
  }
  return {
    html: `${begin}${shown}`,
    links,
    imageOrigins: [...origins].slice(0, MAX_ORIGINS),
    contentIds: [...contentIds],
  };
}

function clean(begin: string, html: string, links: MailLink[], note: (url: string) => string): string {
  const parsed = new DOMParser().parseFromString(`${begin}${html}`, 'text/html');
  // The first elements are our own `head`; only the email's elements are cleaned and serialized.
  for (const ours of [...parsed.head.children].slice(0, HEAD_ELEMENTS)) ours.remove();
  for (const element of parsed.querySelectorAll(REMOVED)) element.remove();
  for (const element of parsed.querySelectorAll('xmp, plaintext, listing')) {
    const text = parsed.createElement('pre');
    text.textContent = element.textContent;
    element.replaceWith(text);
  }
  takeLinks(parsed, links);
  for (const element of parsed.querySelectorAll('[src]')) setUrl(element, 'src', note);
  for (const element of parsed.querySelectorAll('[background]')) setUrl(element, 'background', note);
  for (const element of parsed.querySelectorAll('[poster]')) element.removeAttribute('poster');
  for (const element of parsed.querySelectorAll('[srcset]')) element.removeAttribute('srcset');
  for (const element of parsed.querySelectorAll('[style]')) {
    element.setAttribute('style', withUrls(element.getAttribute('style') ?? '', note));
  }
  for (const element of parsed.querySelectorAll('style')) {
    // Escaping `<` keeps a parser from reading a tag in the style sheet.
    element.textContent = withUrls(element.textContent ?? '', note).replaceAll('<', '\\3c ');
  }
  for (const element of parsed.querySelectorAll('pre, textarea')) {
    // A parser drops the first newline of these elements, so each parse would differ from the previous one.
    const { firstChild } = element;
    if (firstChild instanceof Text) firstChild.data = firstChild.data.replace(/^\n+/, '');
  }
  return parsed.documentElement.outerHTML;
}

const HEAD_ELEMENTS = 5;

function head(allowedOrigins: readonly string[]): string {
  const policy = [
    "default-src 'none'",
    `img-src ${['data:', ...allowedOrigins].join(' ')}`,
    "style-src 'unsafe-inline'",
  ].join('; ');
  return [
    '<!doctype html>',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="referrer" content="no-referrer">',
    '<meta charset="utf-8">',
    '<style>body{margin:12px;font-family:system-ui,sans-serif;overflow-wrap:break-word}img{max-width:100%}a[title]{color:#1a4fc4;text-decoration:underline}</style>',
  ].join('');
}

/** A click in the frame must lead nowhere; the list next to it has the targets. */
function takeLinks(parsed: Document, links: MailLink[]): void {
  for (const element of parsed.querySelectorAll('[href], [action], [formaction], [ping]')) {
    const link = linkOf(element);
    const { url } = link;
    const isLink = element.matches('a, area');
    if (isLink && url !== '' && !url.startsWith('#') && links.length < MAX_LINKS) links.push(link);
    if (isLink && url !== '') element.setAttribute('title', url);
    for (const name of ['href', 'xlink:href', 'action', 'formaction', 'ping', 'target']) {
      element.removeAttribute(name);
    }
  }
  for (const element of parsed.querySelectorAll('*')) {
    if (element.hasAttribute('xlink:href')) element.removeAttribute('xlink:href');
  }
}

export function linkOf(element: Element): MailLink {
  const url = element.getAttribute('href')?.trim() ?? '';
  return { text: linkText(element), url, host: hostOf(url) };
}

function linkText(element: Element): string {
  const text = element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return text === '' ? (element.querySelector('img[alt]')?.getAttribute('alt') ?? '(image)') : text;
}

function setUrl(element: Element, name: string, note: (url: string) => string): void {
  const shown = note(element.getAttribute(name) ?? '');
  if (shown === '') element.removeAttribute(name);
  else element.setAttribute(name, shown);
}

function withUrls(css: string, note: (url: string) => string): string {
  return css.replaceAll(URL_IN_CSS, (match, double?: string, single?: string, bare?: string) => {
    const url = double ?? single ?? bare ?? '';
    const shown = note(url);
    return shown === url.trim() ? match : `url("${shown === '' ? 'data:,' : shown.replaceAll('"', '%22')}")`;
  });
}

export function contentIdOf(text: string): string {
  const id = text
    .trim()
    .replace(CID, '')
    .replace(/^<(.*)>$/, '$1');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function webOrigin(address: string): string | undefined {
  const url = parseUrl(address.startsWith('//') ? `https:${address}` : address);
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function hostOf(address: string): string {
  const url = parseUrl(address);
  if (url === undefined) return 'not an address';
  return /^https?:$/.test(url.protocol) ? url.host : url.protocol;
}

function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
