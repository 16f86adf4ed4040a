import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { identify } from '../auth/identify.ts';
import type { Context, PublicContext, Services } from '../core/context.ts';
import { ApiError, invalid, MethodNotAllowed, notFound } from '../core/errors.ts';
import type { Operation } from '../operations/define.ts';
import { execute, executeDownload } from '../operations/execute.ts';
import { operations } from '../operations/registry.ts';
import { withAccessLine } from './access-line.ts';
import { secretOf, sourceOfEvent } from './credentials.ts';
import { inputOf } from './input.ts';
import {
  deprecationHeaders,
  downloadReply,
  jsonReply,
  type Reply,
  rateHeaders,
  replayHeaders,
  textReply,
} from './reply.ts';
import { type OtherMethods, Router } from './router.ts';

/** The document is cached per process: anyone may request it, and building it takes several milliseconds of CPU. */
let reference: Readonly<Record<string, unknown>> | undefined;

type Document = 'openapi.json' | 'llms.txt';

const ROUTER = new Router<Operation | Document>([
  ['GET /v1/openapi.json', 'openapi.json'],
  ['GET /v1/llms.txt', 'llms.txt'],
  ...operations.map((operation) => [`${operation.method} /v1${operation.path}`, operation] as const),
]);

type SetHeaders = (headers: Record<string, string>) => void;

export async function answerRest(
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: SetHeaders,
): Promise<Reply> {
  const found = ROUTER.find(event.requestContext.http.method, event.rawPath);
  if (found === undefined || 'methods' in found) return refuseUnknown(services, event, setHeaders, found);
  const { target, pathParameters } = found;
  if (typeof target === 'string') return answerDocument(target, services, event);
  return withAccessLine(target.name, event, () =>
    answerOperation(target, services, { ...event, pathParameters }, setHeaders),
  );
}

async function answerDocument(
  document: Document,
  { policy }: Services,
  event: APIGatewayProxyEventV2,
): Promise<Reply> {
  if (document === 'llms.txt') {
    const { llmsText } = await import('./llms-text.ts');
    return textReply(llmsText(baseUrlOf(event), policy));
  }
  reference ??= (await import('./openapi/document.ts')).openApiDocument();
  return jsonReply(200, reference);
}

async function answerOperation(
  operation: Operation,
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: SetHeaders,
): Promise<Reply> {
  const open: PublicContext = {
    ...services,
    sourceIp: sourceOfEvent(services, event),
    startedAt: services.now(),
    requestId: event.requestContext.requestId,
  };
  setHeaders(deprecationHeaders(operation.deprecated));
  if (operation.access === 'public') {
    refuseSimpleRequest(event.headers);
    return run(operation, open, event, setHeaders);
  }
  const { caller, rate } = await identify(services, secretOf(event.headers), open.sourceIp);
  // Headers are set before anything can fail, so that errors include them.
  setHeaders(rateHeaders(rate));
  return run(operation, { ...open, caller }, event, setHeaders);
}

/** Requests without a key need protection from CSRF: a browser sends a form without a preflight, but not JSON. */
function refuseSimpleRequest({ origin, 'content-type': type = '' }: APIGatewayProxyEventV2['headers']): void {
  if (origin !== undefined && !/^application\/json\s*(?:;|$)/i.test(type)) {
    throw invalid('body', 'must be sent as application/json if the request comes from a web page');
  }
}

/** A valid key is counted as on any route, so that the reply has rate limit headers. */
async function refuseUnknown(
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: SetHeaders,
  other: OtherMethods | undefined,
): Promise<never> {
  try {
    const { rate } = await identify(services, secretOf(event.headers), sourceOfEvent(services, event));
    setHeaders(rateHeaders(rate));
  } catch (error) {
    if (!(error instanceof ApiError && error.name === 'unauthenticated')) throw error;
  }
  const hint = isSending(event) ? ' This service receives email and sends none.' : '';
  if (other !== undefined) throw new MethodNotAllowed(other.methods, hint);
  throw notFound('route', hint || adviceFor(event.rawPath));
}

async function run(
  operation: Operation,
  context: Context | PublicContext,
  event: APIGatewayProxyEventV2,
  setHeaders: SetHeaders,
): Promise<Reply> {
  const input = inputOf(operation, event);
  if ('caller' in context && servesBytes(operation) && input['format'] !== 'link') {
    return downloadReply(await executeDownload(operation, context, input), event.headers['if-none-match']);
  }
  const { status, body, differing } = await execute(operation, context, input);
  if (differing !== undefined) setHeaders(replayHeaders(differing));
  return jsonReply(status, body);
}

function servesBytes(operation: Operation): boolean {
  return operation.access !== 'public' && operation.download !== undefined;
}

function adviceFor(path: string): string {
  if (path.startsWith('/v1/v1')) return ' It has /v1 twice: the base URL already ends in /v1.';
  if (!VERSIONED.test(path)) return ' Does the base URL end in /v1?';
  return path.endsWith('/') ? ' Remove the slash at its end.' : ' GET /v1/openapi.json lists all paths.';
}

const VERSIONED = /^\/v1(?:\/|$)/;

const SENDING = /\/(?:send|reply|reply-all|forward|drafts|emails|messages)$/;

function isSending({ rawPath, requestContext: { http } }: APIGatewayProxyEventV2): boolean {
  return SENDING.test(rawPath) && /^P[OU]/.test(http.method);
}

function baseUrlOf({ headers, requestContext: { domainName } }: APIGatewayProxyEventV2): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${scheme}://${domainName.replaceAll(NOT_OF_A_HOST, '')}/v1`;
}

/** In local mode the name comes from the caller's Host header. */
const NOT_OF_A_HOST = /[^\w.:[\]-]/g;
