import { connect } from 'node:tls';
import { counted } from 'agentinbox';
import { WebSocket } from 'ws';
import * as z from 'zod';
import type { Check } from '../check.ts';
import { type EndpointUrls, tlsHosts } from '../endpoint-urls.ts';
import { type Finding, failure, ok, warning } from '../finding.ts';

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
const MAX_BODY_BYTES = 64 * 1024;

const envelopeSchema = z.object({ name: z.string(), message: z.string() });

interface EndpointAnswer {
  readonly status: number;
  readonly body: string;
}

/** A 401 for a caller without a key proves that gateway, function and their permissions work. */
export const endpoints: Check<{ readonly urls: EndpointUrls }> = {
  id: 'endpoints',
  title: 'Endpoint',
  actions: [],
  async run({ urls }, signal) {
    return Promise.all([
      lookAt('REST API', urls.rest, (url) => ask(`${url}/whoami`, { signal })),
      lookAt('MCP', urls.mcp, (url) => ask(url, { ...MCP_CALL, signal })),
      lookAt('event stream', urls.stream, async (url) => ({
        status: await upgradeStatus(url, signal),
        body: '',
      })),
    ]);
  },
};

const MCP_CALL = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
};

async function lookAt(
  name: string,
  url: string | undefined,
  askIt: (url: string) => Promise<EndpointAnswer>,
): Promise<Finding> {
  if (url === undefined)
    return failure('The service returned no address', 'Deploy again: docs/deploy.md.', name);
  try {
    return judge(name, url, await askIt(url));
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'AbortError') throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    return failure(
      `${url} does not respond: ${reason}`,
      'Check DNS, the certificate and the network; see docs/doctor.md#endpoints.',
      name,
    );
  }
}

function judge(name: string, url: string, { status, body }: EndpointAnswer): Finding {
  if (status === UNAUTHORIZED) {
    // The response to a WebSocket upgrade has no body.
    if (body === '' || isEnvelope(body)) return ok(`${url} answers`, name);
    return failure(
      `${url} returns 401, but not in the way this service does; something else is in front of it`,
      'Check where the name points: docs/deploy.md#custom-domains.',
      name,
    );
  }
  if (status === TOO_MANY_REQUESTS || status === 503) {
    return warning(
      `${url} returns ${status} because it is throttled`,
      'See docs/runbook.md#functions-are-throttled.',
      name,
    );
  }
  const advice =
    status >= 500
      ? 'See docs/runbook.md#api-mcp-or-websocket-returns-5xx.'
      : 'Check where the name points: docs/doctor.md#endpoints.';
  return failure(`${url} returns ${status} to a caller without a key, not 401`, advice, name);
}

function isEnvelope(body: string): boolean {
  try {
    return envelopeSchema.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

async function ask(url: string, init: RequestInit): Promise<EndpointAnswer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  return { status: response.status, body: await shortBody(response) };
}

/** The server may belong to somebody else and send an endless body. */
async function shortBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

const DAY_MS = 86_400_000;
/** ACM renews 60 days before the end, so below 30 days its renewal has failed for a month. */
const MIN_DAYS = 30;
const ADVICE = 'See docs/runbook.md#a-certificate-expires-soon.';

interface CertificateContext {
  readonly urls: EndpointUrls;
  readonly now: Date;
  readonly ca?: string;
}

export const certificates: Check<CertificateContext> = {
  id: 'certificates',
  title: 'Certificate',
  actions: [],
  run({ urls, now, ca }, signal) {
    return Promise.all(
      tlsHosts(urls).map(async ({ host, port }): Promise<Finding> => {
        const end = await endOfCertificate({ host, port, ca }, signal).catch((error: unknown) => {
          if (signal.aborted || !(error instanceof Error)) throw error;
          return error;
        });
        if (end instanceof Error) return failure(`TLS fails: ${end.message}`, ADVICE, host);
        const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
        const detail = `is valid until ${end.toISOString().slice(0, 10)}, ${counted(days, 'day')}`;
        return days < MIN_DAYS ? warning(detail, ADVICE, host) : ok(detail, host);
      }),
    );
  },
};

function endOfCertificate(
  { host, port, ca }: { readonly host: string; readonly port: number; readonly ca: string | undefined },
  signal: AbortSignal,
): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const socket = connect({ host, port, servername: host, ...(ca === undefined ? {} : { ca }) });
  const abort = () => socket.destroy(new DOMException('The check was aborted', 'AbortError'));
  signal.addEventListener('abort', abort, { once: true });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The connection was closed during the handshake')));
  socket.on('secureConnect', () => resolve(new Date(socket.getPeerCertificate().valid_to)));
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    socket.destroy();
  });
}

const SWITCHING_PROTOCOLS = 101;

export function upgradeStatus(url: string, signal: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = new WebSocket(url);
  const abort = () => socket.terminate();
  signal.addEventListener('abort', abort, { once: true });
  socket.on('open', () => resolve(SWITCHING_PROTOCOLS));
  socket.on('unexpected-response', (_request, response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  socket.on('error', reject);
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    // `ws` emits an error when a connection that never opened is terminated; it is ignored.
    socket.on('error', () => undefined);
    socket.terminate();
  });
}
