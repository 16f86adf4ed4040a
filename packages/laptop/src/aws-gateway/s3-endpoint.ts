import type { BackendEngines } from '../engines/engines.ts';
import { refusal } from '../failures/aws-error.ts';
import { type Authority, authorize, permits } from './authorize.ts';
import { deleteObjects } from './delete-objects.ts';
import { readDeletedObjects } from './deleted-objects.ts';
import { forward } from './forward.ts';
import type { IncomingCall } from './incoming-call.ts';
import { readBody } from './read-body.ts';
import { bucketArn, s3Needs } from './s3-needs.ts';
import { objectOf } from './s3-path.ts';

/** The query of a GET may set these reply headers (S3 API reference, GetObject); the engine ignores them. */
const OVERRIDES = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

export async function s3Endpoint(
  call: IncomingCall,
  authority: Authority,
  engines: Pick<BackendEngines, 'fauxqs' | 'fauxqsAgent' | 'objects'>,
): Promise<void> {
  const { request, response, method, url, path, principal, protocol } = call;
  const query = url.searchParams;
  const isDeleteObjects = method === 'POST' && query.has('delete');
  const accept = () => {
    if (request.headers.expect !== undefined) response.writeContinue();
  };
  if (isDeleteObjects) accept();
  const body = isDeleteObjects ? await readBody(request) : undefined;
  if (body !== undefined) await call.checkBody(body);
  const deleted = body === undefined ? undefined : readDeletedObjects(body);
  const needs = s3Needs({
    method,
    path,
    query,
    copySource: single(request.headers['x-amz-copy-source']),
    taggingHeader: single(request.headers['x-amz-tagging']),
    deletedKeys: deleted?.keys,
  });
  authorize(authority, principal, needs, protocol);

  const { bucket, key } = objectOf(path);
  if (deleted !== undefined) {
    return await deleteObjects({ response, objects: engines.objects, bucket, ...deleted });
  }
  const isObjectRead = key !== '' && (method === 'GET' || method === 'HEAD');
  accept();
  if (isObjectRead && !engines.objects.has(bucket, key)) {
    // S3 replies to a missing object as to a forbidden one if the caller lacks ListBucket.
    const list = { action: 's3:ListBucket', resource: bucketArn(bucket) };
    if (!permits(authority, principal, list)) throw refusal('accessDenied', protocol, 'Access Denied');
  }
  const replyHeaders = isObjectRead ? overridesOf(query) : {};
  if (Object.keys(replyHeaders).length === 0) {
    engines.objects.serve(request, response);
    return;
  }
  const { fauxqs: engine, fauxqsAgent: agent } = engines;
  await forward({ request, response, engine, path: request.url ?? '/', agent, replyHeaders });
}

function overridesOf(query: URLSearchParams): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of OVERRIDES) {
    const value = query.get(`response-${name}`);
    if (value !== null) headers[name] = value;
  }
  return headers;
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
