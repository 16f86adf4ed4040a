import * as z from 'zod';
import {
  type AwsCall,
  type AwsReply,
  type Deployment,
  type Json,
  type LocalFunction,
  type Need,
  type ServiceEndpoint,
  TemplateRefused,
} from '../contract.ts';
import { PAYLOAD_BYTES, THROTTLED } from '../functions/function-pool.ts';
import { decodedPath } from '../http-proxy/proxy-event.ts';
import { arn } from '../resources/arn.ts';

interface FunctionLookup {
  readonly unreservedExecutions: number;
  find(name: string): LocalFunction;
}

const RECURSIVE_INVOCATION = 'RecursiveInvocationException';

/** Asynchronous invocations are refused, because the template uses queues instead. */
export function lambdaEndpoint(functions: FunctionLookup, deployment: Deployment): ServiceEndpoint {
  return {
    signingName: 'lambda',
    needs(call) {
      if (isAccountSettings(call)) return [{ action: 'lambda:GetAccountSettings', resource: '*' }];
      const name = functionOf(call);
      // `handle` refuses a call that cannot be parsed, whatever the caller's permissions are.
      return name === undefined ? [] : [need(name, deployment)];
    },
    async handle(call) {
      if (isAccountSettings(call)) {
        const { unreservedExecutions: UnreservedConcurrentExecutions } = functions;
        return {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ AccountLimit: { UnreservedConcurrentExecutions } }),
        };
      }
      const name = functionOf(call);
      if (name === undefined || call.method !== 'POST') {
        return failure(
          501,
          'NotImplemented',
          'The local Lambda implements only Invoke and GetAccountSettings',
        );
      }
      const type = call.headers['x-amz-invocation-type'] ?? 'RequestResponse';
      if (type !== 'RequestResponse') {
        return failure(
          501,
          'NotImplemented',
          `The local Lambda implements only synchronous invocations, not ${type}`,
        );
      }
      const target = find(functions, name);
      if (target === undefined) {
        const missing = arn('lambda', `function:${shortName(name)}`, deployment);
        return failure(404, 'ResourceNotFoundException', `Function not found: ${missing}`);
      }
      return invoke(target, call.body, call.headers['x-amzn-trace-id']);
    },
  };
}

async function invoke(target: LocalFunction, body: Uint8Array, trace: string | undefined): Promise<AwsReply> {
  if (body.byteLength > PAYLOAD_BYTES) {
    return failure(413, 'RequestTooLargeException', `The payload is over ${PAYLOAD_BYTES} bytes`);
  }
  const event = readEvent(body);
  if (!event.success) {
    return failure(400, 'InvalidRequestContentException', 'Could not parse request body into json');
  }
  const invocation = await target.invoke(event.data, trace === undefined ? [] : [trace]);
  const headers = { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST' };
  if (invocation.ok) return { status: 200, headers, body: JSON.stringify(invocation.payload ?? null) };
  const { errorType, errorMessage } = invocation;
  if (errorType === RECURSIVE_INVOCATION) return failure(400, errorType, errorMessage);
  if (errorType === THROTTLED) return failure(429, THROTTLED, errorMessage);
  return {
    status: 200,
    headers: { ...headers, 'x-amz-function-error': 'Unhandled' },
    body: JSON.stringify({ errorType, errorMessage }),
  };
}

const eventSchema = z.json();

function readEvent(body: Uint8Array): z.ZodSafeParseResult<Json> {
  const text = Buffer.from(body).toString('utf8');
  if (text === '') return { success: true, data: {} };
  try {
    return eventSchema.safeParse(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return eventSchema.safeParse(undefined);
  }
}

function find(functions: FunctionLookup, name: string): LocalFunction | undefined {
  try {
    return functions.find(name);
  } catch (error) {
    if (error instanceof TemplateRefused) return undefined;
    throw error;
  }
}

function need(name: string, deployment: Deployment): Need {
  return {
    action: 'lambda:InvokeFunction',
    resource: arn('lambda', `function:${shortName(name)}`, deployment),
  };
}

function shortName(name: string): string {
  return /:function:([^:]+)$/.exec(name)?.[1] ?? name;
}

function functionOf({ url }: AwsCall): string | undefined {
  const [, version, functions, name, action, ...more] = url.pathname.split('/').map(decodedPath);
  const isInvoke = version === '2015-03-31' && functions === 'functions' && action === 'invocations';
  return isInvoke && more.length === 0 ? name : undefined;
}

function isAccountSettings({ method, url }: AwsCall): boolean {
  return method === 'GET' && url.pathname === '/2016-08-19/account-settings';
}

function failure(status: number, errorType: string, message: string): AwsReply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': errorType },
    body: JSON.stringify({ Message: message }),
  };
}
