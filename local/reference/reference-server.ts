import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Running } from '../contract.ts';
import { listenOnLoopback } from '../engines/listen.ts';
import { isLoopbackName, isOfForeignPage } from '../loopback-name.ts';
import {
  BUNDLE_PATH,
  PAGE_PATH,
  type ReferenceTarget,
  referencePage,
  referencePolicy,
  START_PATH,
  START_SCRIPT,
} from './reference-page.ts';

/** Scalar's build for browsers: one script that holds everything. */
const BUNDLE = new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference'));

export interface ReferenceServer extends Running {
  readonly url: string;
}

/** Serves the interactive API reference to browsers of this machine. @param port 0 takes any free one. */
export async function startReferenceServer(target: ReferenceTarget, port: number): Promise<ReferenceServer> {
  const server = createServer((request, response) => answer(request, response, target));
  const taken = await listenOnLoopback(server, port);
  return {
    url: `http://127.0.0.1:${taken}${PAGE_PATH}`,
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

const COMMON_HEADERS: OutgoingHttpHeaders = {
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function answer(request: IncomingMessage, response: ServerResponse, target: ReferenceTarget): void {
  const path = (request.url ?? '/').replace(/\?.*$/s, '');
  const send = (status: number, type: string, body: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
    response
      .writeHead(status, { ...COMMON_HEADERS, 'content-type': `${type}; charset=utf-8`, ...headers })
      .end(body);

  if (!isLoopbackName(request.headers.host)) {
    send(421, 'text/plain', 'Open the reference as 127.0.0.1 or localhost\n');
  } else if (isOfForeignPage(request.headers)) {
    send(403, 'text/plain', 'Pages of other origins are refused\n');
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(405, 'text/plain', 'The reference is only read\n', { allow: 'GET, HEAD' });
  } else if (path === PAGE_PATH || path === `${PAGE_PATH}/` || path === '/') {
    send(200, 'text/html', referencePage(target), {
      'content-security-policy': referencePolicy(target),
      'cache-control': 'no-store',
    });
  } else if (path === START_PATH) {
    send(200, 'text/javascript', START_SCRIPT);
  } else if (path === BUNDLE_PATH) {
    send(200, 'text/javascript', readFileSync(BUNDLE));
  } else {
    send(404, 'text/plain', `The reference is at ${PAGE_PATH}\n`);
  }
}
