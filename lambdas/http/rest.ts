import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { identify } from '../auth/identify.ts';
import type { Context, PublicContext, Services } from '../core/context.ts';
import { ApiError, MethodNotAllowed, notFound } from '../core/errors.ts';
import type { Operation } from '../operations/define.ts';
import { execute, executeDownload } from '../operations/execute.ts';
import { operations } from '../operations/registry.ts';
import { secretOf, sourceOfEvent } from './credentials.ts';
import { inputOf } from './input.ts';
import { deprecationHeaders, downloadReply, jsonReply, type Reply, rateHeaders, textReply } from './reply.ts';

/** The API reference is read without a key. */
const OPENAPI_ROUTE = 'GET /v1/openapi.json';
/** So is the page for assistants. */
const LLMS_ROUTE = 'GET /v1/llms.txt';

/** Made once for each process: anybody may ask for it, and making it takes some milliseconds of processor. */
let reference: Readonly<Record<string, unknown>> | undefined;

/** The gateway has matched the route already: its key is the operation's. */
const BY_ROUTE: ReadonlyMap<string, Operation> = new Map(
  operations.map((operation) => [`${operation.method} /v1${operation.path}`, operation]),
);

/**
 * Answers a request to the REST API.
 * @throws ApiError
 */
export async function answerRest(
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<Reply> {
  if (event.routeKey === OPENAPI_ROUTE) {
    reference ??= (await import('./openapi/document.ts')).openApiDocument();
    return jsonReply(200, reference);
  }
  if (event.routeKey === LLMS_ROUTE) {
    const { llmsText } = await import('./llms-text.ts');
    return textReply(llmsText(baseUrlOf(event), services.policy));
  }
  const operation = BY_ROUTE.get(event.routeKey);
  if (operation === undefined) return answerUnknown(services, event, setHeaders);
  const open: PublicContext = {
    ...services,
    sourceIp: sourceOfEvent(services, event),
    startedAt: services.now(),
    requestId: event.requestContext.requestId,
  };
  setHeaders(deprecationHeaders(operation.deprecated));
  if (operation.access === 'public') return run(operation, open, event);
  const { caller, rate } = await identify(services, secretOf(event.headers), open.sourceIp);
  // Before anything can fail, so that errors have rate-limit headers too.
  setHeaders(rateHeaders(rate));
  return run(operation, { ...open, caller }, event);
}

/** Methods by path: a request to one of these paths that has no route of its own has another method. */
const METHODS: ReadonlyMap<string, readonly string[]> = methodsByPath([
  OPENAPI_ROUTE,
  LLMS_ROUTE,
  ...BY_ROUTE.keys(),
]);

function methodsByPath(routes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, string[]>();
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    methods.set(path, [...(methods.get(path) ?? []), method]);
  }
  return methods;
}

/** @param path decoded, as the gateway matches it. */
function methodsOf(path: string): readonly string[] | undefined {
  const sent = path.split('/');
  for (const [pattern, methods] of METHODS) {
    const segments = pattern.split('/');
    if (segments.length !== sent.length) continue;
    if (segments.every((segment, i) => (segment.startsWith('{') ? sent[i] !== '' : segment === sent[i]))) {
      return methods;
    }
  }
  return undefined;
}

/**
 * Answers not_found for every key, with 405 where the path has other methods; a valid key is counted and gets its rate limit headers, as for other routes.
 * @throws ApiError not_found, MethodNotAllowed, rate_limited
 */
async function answerUnknown(
  services: Services,
  event: APIGatewayProxyEventV2,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<never> {
  try {
    const { rate } = await identify(services, secretOf(event.headers), sourceOfEvent(services, event));
    setHeaders(rateHeaders(rate));
  } catch (error) {
    if (!(error instanceof ApiError && error.name === 'unauthenticated')) throw error;
  }
  const methods = methodsOf(event.rawPath);
  throw methods === undefined ? notFound('route') : new MethodNotAllowed(methods);
}

async function run(
  operation: Operation,
  context: Context | PublicContext,
  event: APIGatewayProxyEventV2,
): Promise<Reply> {
  const input = inputOf(operation, event);
  if ('caller' in context && servesBytes(operation) && input['format'] !== 'link') {
    return downloadReply(await executeDownload(operation, context, input), event.headers['if-none-match']);
  }
  const { status, body } = await execute(operation, context, input);
  return jsonReply(status, body);
}

function servesBytes(operation: Operation): boolean {
  return operation.access !== 'public' && operation.download !== undefined;
}

/** The address at which the caller found the API. The gateway names itself; only the local runtime has no TLS. */
function baseUrlOf({ headers, requestContext: { domainName } }: APIGatewayProxyEventV2): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${scheme}://${domainName.replaceAll(NOT_OF_A_HOST, '')}/v1`;
}

/** On a laptop the name is what the caller's Host header says. */
const NOT_OF_A_HOST = /[^\w.:[\]-]/g;
