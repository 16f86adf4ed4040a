import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isLoopbackName, isOfForeignPage } from '../addresses/loopback-name.ts';
import type { Running } from '../contract.ts';
import { closeServer, listenOnLoopback } from '../engines/listen.ts';
import { REFERENCE_STYLE } from './page-style.ts';
import {
  BUNDLE_PATH,
  LOOKS_PATH,
  PAGE_PATH,
  type ReferenceTarget,
  referencePage,
  referencePolicy,
  START_PATH,
  START_SCRIPT,
  STYLE_PATH,
} from './reference-page.ts';

const require = createRequire(import.meta.url);

function swaggerUi(name: string): URL {
  const packed = new URL(name, import.meta.url);
  const installed = () => pathToFileURL(require.resolve(`swagger-ui-dist/${name}`));
  return existsSync(packed) ? packed : installed();
}
const SCRIPT = swaggerUi('swagger-ui-bundle.js');
const STYLE = swaggerUi('swagger-ui.css');

interface ReferenceServer extends Running {
  readonly url: string;
}

/** The path contains the secret, because the page contains a key. Port 0 means any free port. */
export async function startReferenceServer(
  target: ReferenceTarget,
  port: number,
  secret: string,
): Promise<ReferenceServer> {
  const page = `${PAGE_PATH}/${secret}`;
  const server = createServer((request, response) => answer(request, response, page, target));
  const taken = await listenOnLoopback(server, port);
  return {
    url: `http://127.0.0.1:${taken}${page}`,
    stop: () => closeServer(server),
  };
}

const COMMON_HEADERS: OutgoingHttpHeaders = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  target: ReferenceTarget,
): void {
  const path = (request.url ?? '/').replace(/\?.*$/s, '');
  const send = (status: number, type: string, body: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
    response
      .writeHead(status, { ...COMMON_HEADERS, 'content-type': `${type}; charset=utf-8`, ...headers })
      .end(body);

  if (!isLoopbackName(request.headers.host)) {
    send(421, 'text/plain', 'Open the reference at 127.0.0.1 or localhost\n');
  } else if (isOfForeignPage(request.headers)) {
    send(403, 'text/plain', 'Pages from other origins are refused\n');
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(405, 'text/plain', 'The reference is read-only\n', { allow: 'GET, HEAD' });
  } else if (path === page) {
    send(200, 'text/html', referencePage(target), {
      'content-security-policy': referencePolicy(target),
      'cache-control': 'no-store',
    });
  } else if (path === START_PATH) {
    send(200, 'text/javascript', START_SCRIPT);
  } else if (path === BUNDLE_PATH) {
    send(200, 'text/javascript', readFileSync(SCRIPT));
  } else if (path === STYLE_PATH) {
    send(200, 'text/css', readFileSync(STYLE));
  } else if (path === LOOKS_PATH) {
    send(200, 'text/css', REFERENCE_STYLE);
  } else {
    send(404, 'text/plain', 'The reference is at the docs_url in endpoints.json\n');
  }
}
