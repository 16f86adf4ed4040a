import type { Agent, IncomingHttpHeaders } from 'node:http';
import type { AwsCall, ServiceEndpoint } from '../contract.ts';
import { type Authority, authorize } from './authorize.ts';
import { AwsError } from './aws-error.ts';
import { dynamodbNeeds } from './dynamodb-needs.ts';
import { forward } from './forward.ts';
import type { IncomingCall } from './incoming-call.ts';
import { parseJson, readBody } from './read-body.ts';
import { snsNeeds } from './sns-needs.ts';
import { checkSqsLimits } from './sqs-limits.ts';
import { sqsNeeds } from './sqs-needs.ts';

/** Calls whose body says what they touch: it is read whole, then checked, then handed on. */
type BufferedEndpoint = (
  call: IncomingCall,
  authority: Authority,
  engine: string,
  agent: Agent,
) => Promise<void>;

export const dynamodbEndpoint: BufferedEndpoint = async (call, authority, engine, agent) => {
  const body = await readBody(call.request);
  const needs = dynamodbNeeds(targetOf(call.request.headers), parseJson(body), authority);
  authorize(authority, call.principal, needs, call.protocol);
  await forward({ request: call.request, response: call.response, engine, path: '/', agent, body });
};

export const sqsEndpoint: BufferedEndpoint = async (call, authority, engine, agent) => {
  const body = await readBody(call.request);
  const parameters = parseJson(body);
  const needs = sqsNeeds(targetOf(call.request.headers), parameters, authority.home);
  authorize(authority, call.principal, needs, call.protocol);
  checkSqsLimits(parameters);
  await forward({ request: call.request, response: call.response, engine, path: '/', agent, body });
};

export const snsEndpoint: BufferedEndpoint = async (call, authority, engine, agent) => {
  const body = await readBody(call.request);
  authorize(authority, call.principal, snsNeeds(new URLSearchParams(body.toString('utf8'))), call.protocol);
  await forward({ request: call.request, response: call.response, engine, path: '/', agent, body });
};

/** Answers a call to a service that the runtime implements itself. */
export async function ownEndpoint(
  call: IncomingCall,
  authority: Authority,
  service: ServiceEndpoint,
): Promise<void> {
  const { request, response, principal, method, url } = call;
  const awsCall: AwsCall = {
    principal,
    method,
    url,
    headers: flatten(request.headers),
    body: await readBody(request),
  };
  authorize(authority, principal, service.needs(awsCall), call.protocol);
  const reply = await service.handle(awsCall);
  const body = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body;
  response.writeHead(reply.status, { ...reply.headers, 'content-length': body.byteLength });
  response.end(body);
}

function targetOf(headers: IncomingHttpHeaders): string {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return target;
  throw new AwsError(400, 'UnknownOperationException', 'The request has no X-Amz-Target header');
}

function flatten(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
