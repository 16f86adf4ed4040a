import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Running, ServiceEndpoint } from '../contract.ts';
import type { TableDefinitions } from '../dynamodb-rules/table-definitions.ts';
import type { BackendEngines } from '../engines/engines.ts';
import { closeServer, listenOnLoopback } from '../engines/listen.ts';
import { AwsError, type Protocol, protocolOf, sendError } from '../failures/aws-error.ts';
import type { Authority } from './authorize.ts';
import { answerPage, type BucketCors } from './bucket-cors.ts';
import { dynamodbEndpoint, ownEndpoint, snsEndpoint, sqsEndpoint } from './buffered-endpoints.ts';
import type { CallFaults, TableCall } from './call-faults.ts';
import { type IncomingCall, identify } from './incoming-call.ts';
import type { PrincipalRegistry } from './principals.ts';
import { s3Endpoint } from './s3-endpoint.ts';
import { TransactionTokens } from './transaction-tokens.ts';

interface GatewayBackend extends Authority {
  readonly principals: PrincipalRegistry;
  readonly engines: BackendEngines;
  readonly services: readonly ServiceEndpoint[];
  readonly cors: BucketCors;
  readonly tables: TableDefinitions;
  /** Presigned URLs and transaction tokens expire by this clock, in milliseconds since the epoch. */
  readonly now?: () => number;
  readonly faults?: CallFaults | undefined;
  readonly written?: (tableCall: TableCall) => void;
}

export interface AwsGateway extends Running {
  readonly origin: string;
  readonly answer: (request: IncomingMessage, response: ServerResponse, under: string) => void;
  /** Every call gets 503 until the first `open`, because the template must be resolved with the origin first. */
  open(backend: GatewayBackend): void;
}

/** S3 does not limit the time of a PUT, but Node's default would end it after five minutes. */
const NO_REQUEST_TIMEOUT = 0;
/** SDKs keep an idle connection for less time, so they never send on a closing one. */
const IDLE_MS = 75_000;

export async function startAwsGateway(options: { readonly port?: number } = {}): Promise<AwsGateway> {
  let agent = new Agent();
  let backend: GatewayBackend | undefined;
  const now = () => (backend?.now ?? Date.now)();
  const state = { now, tokens: new TransactionTokens(now) };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response, backend, { ...state, agent });
  };
  const answerUnder: AwsGateway['answer'] = (request, response, under) => {
    void answer(request, response, backend, { ...state, agent }, under);
  };
  const server = createServer({ requestTimeout: NO_REQUEST_TIMEOUT, keepAliveTimeout: IDLE_MS }, onRequest);
  // A caller that sends `Expect: 100-continue` gets a refusal before it has sent 35 MB.
  server.on('checkContinue', onRequest);
  const port = await listenOnLoopback(server, options.port ?? 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: answerUnder,
    open(opened) {
      backend = opened;
      agent.destroy();
      agent = opened.engines.dynamodbAgent();
    },
    async stop() {
      const closed = closeServer(server);
      agent.destroy();
      await closed;
    },
  };
}

interface GatewayState {
  readonly agent: Agent;
  readonly now: () => number;
  readonly tokens: TransactionTokens;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  backend: GatewayBackend | undefined,
  { agent, now, tokens }: GatewayState,
  under?: string,
): Promise<void> {
  // The protocol is known before authentication, so that errors have a format that the SDK understands.
  let protocol: Protocol = protocolOf(undefined, request.headers);
  try {
    if (backend === undefined)
      throw new AwsError(503, 'ServiceUnavailable', 'The local runtime is still starting');
    if (answerPage(request, response, backend.cors)) return;
    const call = await identify(request, response, backend.principals, now(), under);
    protocol = call.protocol;
    if (call.service !== 's3' && request.headers.expect !== undefined) response.writeContinue();
    const forwardCall = () => dispatch(call, backend, { agent, tokens });
    await (backend.faults === undefined ? forwardCall() : backend.faults.around(call, forwardCall));
  } catch (error) {
    answerError(request, response, protocol, error);
  }
}

async function dispatch(
  call: IncomingCall,
  backend: GatewayBackend,
  { agent, tokens }: Pick<GatewayState, 'agent' | 'tokens'>,
): Promise<void> {
  const { engines } = backend;
  const isOfStreams = String(call.request.headers['x-amz-target']).startsWith('DynamoDBStreams_');
  const named = isOfStreams ? 'streams.dynamodb' : call.service;
  switch (named) {
    case 's3':
      return await s3Endpoint(call, backend, engines);
    case 'dynamodb':
      return await dynamodbEndpoint(call, backend, {
        engine: engines.dynamodb,
        agent,
        tokens,
        tables: backend.tables,
        faults: backend.faults,
        written: backend.written,
      });
    case 'sqs':
      return await sqsEndpoint(call, backend, engines);
    case 'sns':
      return await snsEndpoint(call, backend, engines);
    default: {
      const service = backend.services.find(({ signingName }) => signingName === named);
      if (service === undefined) {
        throw new AwsError(501, 'NotImplemented', `The local runtime has no AWS service ${named}`);
      }
      return await ownEndpoint(call, backend, service);
    }
  }
}

function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  protocol: Protocol,
  error: unknown,
): void {
  // The reply has begun or the caller has disconnected, so only the connection can be closed.
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  // The rest of a refused upload is discarded, so that the caller reads the reply.
  request.resume();
  const known =
    error instanceof AwsError
      ? error
      : new AwsError(
          500,
          'InternalFailure',
          `Local AWS gateway: ${error instanceof Error ? error.message : error}`,
        );
  sendError(response, known.protocol ?? protocol, known, request.method === 'HEAD');
}
