import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { identify } from '../auth/identify.ts';
import type { Context, PublicContext, Services } from '../core/context.ts';
import { ApiError, notFound } from '../core/errors.ts';
import type { Operation } from '../operations/define.ts';
import { execute, executeDownload } from '../operations/execute.ts';
import { operations } from '../operations/registry.ts';
import { secretOf } from './credentials.ts';
import { sourceOfEvent } from './event-source-address.ts';
import { inputOf } from './input.ts';
import { downloadReply, jsonReply, type Reply, rateHeaders } from './reply.ts';

/** The API reference is read without a key. */
const OPENAPI_ROUTE = 'GET /v1/openapi.json';

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
  const operation = BY_ROUTE.get(event.routeKey);
  if (operation === undefined) return answerUnknown(services, event, setHeaders);
  const open: PublicContext = { ...services, sourceIp: sourceOfEvent(services, event) };
  if (operation.access === 'public') return run(operation, open, event);
  const { caller, rate } = await identify(services, secretOf(event.headers), open.sourceIp);
  // Before anything can fail, so that errors tell of the window as well.
  setHeaders(rateHeaders(rate));
  return run(operation, { ...open, caller }, event);
}

/**
 * Answers not_found for every key; a valid key is counted and gets its rate limit headers, as for other routes.
 * @throws ApiError not_found, rate_limited
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
  throw notFound();
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
