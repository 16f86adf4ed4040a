import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLoopbackName, isOfForeignPage } from '../addresses/loopback-name.ts';
import type { Running } from '../contract.ts';
import { closeServer, listenOnLoopback } from '../engines/listen.ts';
import { PAGE_STYLE } from '../reference/page-style.ts';
import type { Outbox, OutboxMail } from './outbox.ts';

interface OutboxServer extends Running {
  readonly url: string;
}

/** Emails are private, so the path contains the secret. Port 0 means any free port. */
export async function startOutboxServer(outbox: Outbox, port: number, secret: string): Promise<OutboxServer> {
  const path = `/outbox/${secret}`;
  const server = createServer((request, response) => answer(request, response, path, outbox));
  const taken = await listenOnLoopback(server, port);
  return {
    url: `http://127.0.0.1:${taken}${path}`,
    stop: () => closeServer(server),
  };
}

/** The page shows codes, so no other page may embed it and it loads nothing; its style is allowed by its hash. */
const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

function answer(request: IncomingMessage, response: ServerResponse, path: string, outbox: Outbox): void {
  if (!isLoopbackName(request.headers.host)) {
    response.writeHead(421, { 'content-type': 'text/plain' }).end('Use 127.0.0.1 or localhost as the host\n');
    return;
  }
  if (isOfForeignPage(request.headers)) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Pages from other origins are refused\n');
    return;
  }
  if (request.method !== 'GET' || (request.url ?? '/').replace(/\?.*$/s, '') !== path) {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('Only GET of the outbox_url in endpoints.json is supported\n');
    return;
  }
  const asPage = request.headers.accept?.includes('text/html') === true;
  const type = asPage ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(200, { ...HEADERS, 'content-type': type });
  response.end(asPage ? page(outbox.list()) : JSON.stringify(outbox.list()));
}

function page(mails: readonly OutboxMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, sent_at }) =>
      `<article class="card"><h2>${escaped(subject)}</h2><p class="soft">to ${escaped(to)} · ${sentAt(sent_at)}</p><pre>${escaped(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox · Agent Inbox</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header class="bar"><strong>Agent Inbox</strong><h1>Outbox</h1></header>
<main class="page">
<p class="soft">What the service would have emailed to people, newest first. Nothing leaves this computer.</p>
${articles.join('\n') || '<p class="card">Nothing has been sent yet.</p>'}
</main>
</body>
</html>
`;
}

function sentAt(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
