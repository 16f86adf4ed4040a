import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Running, ServiceEndpoint } from '../contract.ts';
import type { TableDefinitions } from '../dynamodb-rules/table-definitions.ts';
import type { HouseEngines } from '../engines/engines.ts';
import { listenOnLoopback } from '../engines/listen.ts';
import type { Authority } from './authorize.ts';
import { AwsError, type Protocol, protocolOf, sendError } from './aws-error.ts';
import { answerPage, type BucketCors } from './bucket-cors.ts';
import { dynamodbEndpoint, ownEndpoint, snsEndpoint, sqsEndpoint } from './buffered-endpoints.ts';
import type { CallFaults } from './call-faults.ts';
import { type IncomingCall, identify } from './incoming-call.ts';
import type { PrincipalRegistry } from './principals.ts';
import { s3Endpoint } from './s3-endpoint.ts';
import { TransactionTokens } from './transaction-tokens.ts';

/** What stands behind the gateway. */
export interface GatewayHouse extends Authority {
  readonly principals: PrincipalRegistry;
  readonly engines: HouseEngines;
  /** Services that the runtime answers itself, told apart by their signing names. */
  readonly services: readonly ServiceEndpoint[];
  /** What pages in browsers may do with objects. */
  readonly cors: BucketCors;
  /** What calls to DynamoDB are checked against. */
  readonly tables: TableDefinitions;
  /** Milliseconds since the epoch; presigned URLs and the tokens of transactions expire by it. */
  readonly now?: () => number;
  /** Adverse mode. */
  readonly faults?: CallFaults | undefined;
}

export interface AwsGateway extends Running {
  /** `http://127.0.0.1:<port>`: the value of every `AWS_ENDPOINT_URL_…` variable and of `Home.awsEndpoint`. */
  readonly origin: string;
  /** Answers a request that another server of this process has received, as if it had come here below that path. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, under: string) => void;
  /** Begins to answer. Until then every call is 503: the template must be resolved with the origin first. */
  open(house: GatewayHouse): void;
}

/** S3 answers a single PUT for as long as it takes; node would cut it off after five minutes. */
const NO_REQUEST_TIMEOUT = 0;
/** Longer than an SDK keeps an idle connection, so that it never sends into one that is just closing. */
const IDLE_MS = 75_000;

/**
 * The one address that every function's SDK talks to: finds out who calls, checks the role's permissions,
 * and hands the call to its engine.
 * @param options port to listen on; 0, the default, takes any.
 */
export async function startAwsGateway(options: { readonly port?: number } = {}): Promise<AwsGateway> {
  // Until there are engines nothing is handed on.
  let agent = new Agent();
  let house: GatewayHouse | undefined;
  const now = () => (house?.now ?? Date.now)();
  const behind = { now, tokens: new TransactionTokens(now) };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    void answer(request, response, house, { ...behind, agent });
  };
  const answerUnder: AwsGateway['answer'] = (request, response, under) => {
    void answer(request, response, house, { ...behind, agent }, under);
  };
  const server = createServer({ requestTimeout: NO_REQUEST_TIMEOUT, keepAliveTimeout: IDLE_MS }, onRequest);
  // A caller that asks first learns of a refusal before it has sent 35 MB.
  server.on('checkContinue', onRequest);
  const port = await listenOnLoopback(server, options.port ?? 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: answerUnder,
    open(opened) {
      house = opened;
      agent = opened.engines.dynamodbAgent();
    },
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

/** What the gateway keeps between calls. */
interface Behind {
  readonly agent: Agent;
  readonly now: () => number;
  readonly tokens: TransactionTokens;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  house: GatewayHouse | undefined,
  { agent, now, tokens }: Behind,
  under?: string,
): Promise<void> {
  // What is known of the protocol before the caller is: enough to write an error that its SDK understands.
  let protocol: Protocol = protocolOf(undefined, request.headers);
  try {
    if (house === undefined)
      throw new AwsError(503, 'ServiceUnavailable', 'The local runtime is still starting');
    if (answerPage(request, response, house.cors)) return;
    const call = await identify(request, response, house.principals, now(), under);
    protocol = call.protocol;
    if (call.service !== 's3' && request.headers.expect !== undefined) response.writeContinue();
    const handOn = () => dispatch(call, house, { agent, tokens });
    await (house.faults === undefined ? handOn() : house.faults.around(call, handOn));
  } catch (error) {
    answerError(request, response, protocol, error);
  }
}

async function dispatch(
  call: IncomingCall,
  house: GatewayHouse,
  { agent, tokens }: Pick<Behind, 'agent' | 'tokens'>,
): Promise<void> {
  const { engines } = house;
  switch (call.service) {
    case 's3':
      return await s3Endpoint(call, house, engines);
    case 'dynamodb':
      return await dynamodbEndpoint(call, house, {
        engine: engines.dynamodb,
        agent,
        tokens,
        tables: house.tables,
        faults: house.faults,
      });
    case 'sqs':
      return await sqsEndpoint(call, house, engines);
    case 'sns':
      return await snsEndpoint(call, house, engines);
    default: {
      const service = house.services.find(({ signingName }) => signingName === call.service);
      if (service === undefined) {
        throw new AwsError(501, 'NotImplemented', `The local runtime has no AWS service ${call.service}`);
      }
      return await ownEndpoint(call, house, service);
    }
  }
}

function answerError(
  request: IncomingMessage,
  response: ServerResponse,
  protocol: Protocol,
  error: unknown,
): void {
  // Half an answer is out, or nobody is left to read one: breaking off is what can still be said.
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  // The rest of a refused upload is read away, so that the caller gets to the answer.
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
