import type { Agent, IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AwsCall, ServiceEndpoint } from '../contract.ts';
import { checkDynamodbRules } from '../dynamodb-rules/check-dynamodb-rules.ts';
import type { TableDefinitions } from '../dynamodb-rules/table-definitions.ts';
import type { BackendEngines } from '../engines/engines.ts';
import { AwsError } from '../failures/aws-error.ts';
import { type Authority, authorize } from './authorize.ts';
import type { CallFaults, TableCall } from './call-faults.ts';
import { dynamodbNeeds } from './dynamodb-needs.ts';
import type { IncomingCall } from './incoming-call.ts';
import { parseJson, readBody } from './read-body.ts';
import { relay } from './relay.ts';
import { snsNeeds } from './sns-needs.ts';
import { checkSqsLimits } from './sqs-limits.ts';
import { sqsNeeds } from './sqs-needs.ts';
import type { TransactionTokens } from './transaction-tokens.ts';

const OK = 200;

interface TableEngine {
  readonly engine: string;
  readonly agent: Agent;
  readonly tokens: TransactionTokens;
  readonly tables: TableDefinitions;
  readonly faults: CallFaults | undefined;
  readonly written: ((tableCall: TableCall) => void) | undefined;
}

export async function dynamodbEndpoint(
  call: IncomingCall,
  authority: Authority,
  { engine, agent, tokens, tables, faults, written }: TableEngine,
): Promise<void> {
  const { request, response } = call;
  const body = await readBody(request);
  await call.checkBody(body);
  const parsed = parseJson(body);
  const target = targetOf(request.headers);
  authorize(authority, call.principal, dynamodbNeeds(target, parsed, authority), call.protocol);
  const operation = target.slice(target.indexOf('.') + 1);
  checkDynamodbRules(operation, parsed, tables);
  const tableCall = { call, operation, body: parsed };
  const send = async (sentBody: Buffer): Promise<number> => {
    const detour = faults?.detour(tableCall);
    const status = await relay({ request, response, engine, agent, body: sentBody, ...detour });
    if (status === OK) {
      faults?.done(tableCall);
      written?.(tableCall);
    }
    return status;
  };
  if (!target.endsWith('.TransactWriteItems')) {
    await send(body);
    return;
  }
  const isSent = await tokens.once(parsed, body, async (sentBody) => (await send(sentBody)) === OK);
  if (!isSent) sendWhole(response, OK, { 'content-type': 'application/x-amz-json-1.0' }, '{}');
}

export async function sqsEndpoint(
  call: IncomingCall,
  authority: Authority,
  engines: Pick<BackendEngines, 'fauxqs' | 'fauxqsAgent' | 'queues'>,
): Promise<void> {
  const { request, response } = call;
  const body = await readBody(request);
  await call.checkBody(body);
  const parameters = parseJson(body);
  const target = targetOf(request.headers);
  authorize(authority, call.principal, sqsNeeds(target, parameters, authority.deployment), call.protocol);
  checkSqsLimits(parameters);
  const action = target.slice(target.indexOf('.') + 1);
  if (!engines.queues.does(action)) {
    await relay({ request, response, engine: engines.fauxqs, agent: engines.fauxqsAgent, body });
    return;
  }
  const trace = request.headers['x-amzn-trace-id'];
  const reply = await engines.queues.call(
    action,
    parameters,
    () => response.destroyed,
    typeof trace === 'string' ? trace : undefined,
  );
  sendWhole(response, reply.status, reply.headers, JSON.stringify(reply.body));
}

export async function snsEndpoint(
  call: IncomingCall,
  authority: Authority,
  { fauxqs, fauxqsAgent }: Pick<BackendEngines, 'fauxqs' | 'fauxqsAgent'>,
): Promise<void> {
  const { request, response } = call;
  const body = await readBody(request);
  await call.checkBody(body);
  authorize(authority, call.principal, snsNeeds(new URLSearchParams(body.toString('utf8'))), call.protocol);
  await relay({ request, response, engine: fauxqs, agent: fauxqsAgent, body });
}

export async function ownEndpoint(
  call: IncomingCall,
  authority: Authority,
  service: ServiceEndpoint,
): Promise<void> {
  const { request, response, principal, method, url } = call;
  const body = await readBody(request);
  await call.checkBody(body);
  const awsCall: AwsCall = { principal, method, url, headers: flatten(request.headers), body };
  authorize(authority, principal, service.needs(awsCall), call.protocol);
  const reply = await service.handle(awsCall);
  sendWhole(response, reply.status, reply.headers, reply.body);
}

function sendWhole(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
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
