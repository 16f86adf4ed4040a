import { describe, expect, test } from 'vitest';
import {
  type AwsCall,
  type Invocation,
  type Json,
  type LocalFunction,
  TemplateRefused,
} from '../../src/contract.ts';
import { lambdaEndpoint } from '../../src/lambda/lambda-endpoint.ts';
import { testDeployment as deployment } from '../template/test-deployment.ts';

const ARN = `arn:aws:lambda:${deployment.region}:${deployment.accountId}:function:Admin`;

function endpoint(answer: Invocation = { ok: true, payload: { done: true } }) {
  const events: Json[] = [];
  const admin: LocalFunction = {
    logicalId: 'Admin',
    arn: ARN,
    timeoutMs: 1000,
    async invoke(event) {
      events.push(event);
      return answer;
    },
    async stop() {},
  };
  const find = (name: string) => {
    if (name === 'Admin' || name === ARN) return admin;
    throw new TemplateRefused(`${name} is no function of the stack`);
  };
  return { events, service: lambdaEndpoint({ find, unreservedExecutions: 10 }, deployment) };
}

function call(overrides: Partial<AwsCall> & { readonly path?: string } = {}): AwsCall {
  const path = overrides.path ?? '/2015-03-31/functions/Admin/invocations';
  return {
    principal: { accessKeyId: 'A', roleLogicalId: undefined },
    method: 'POST',
    url: new URL(path, 'http://127.0.0.1'),
    headers: {},
    body: Buffer.from('{"a":1}'),
    ...overrides,
  };
}

test('GetAccountSettings needs its permission and tells the executions that no function has reserved', async () => {
  const { service } = endpoint();
  const settings = call({ method: 'GET', path: '/2016-08-19/account-settings' });

  expect(service.needs(settings)).toEqual([{ action: 'lambda:GetAccountSettings', resource: '*' }]);
  const { body } = await service.handle(settings);
  expect(JSON.parse(String(body))).toEqual({ AccountLimit: { UnreservedConcurrentExecutions: 10 } });
});

describe('Lambda Invoke', () => {
  test.each(['Admin', encodeURIComponent(ARN)])('of %s needs the permission on that function', (name) => {
    const { service } = endpoint();

    expect(service.needs(call({ path: `/2015-03-31/functions/${name}/invocations` }))).toEqual([
      { action: 'lambda:InvokeFunction', resource: ARN },
    ]);
  });

  test.each([
    'Admin',
    encodeURIComponent(ARN),
  ])('of %s gives the event and answers what comes back', async (name) => {
    const { service, events } = endpoint();
    const reply = await service.handle(call({ path: `/2015-03-31/functions/${name}/invocations` }));

    expect(events).toEqual([{ a: 1 }]);
    expect(reply).toMatchObject({ status: 200, body: '{"done":true}' });
    expect(reply.headers['x-amz-function-error']).toBeUndefined();
  });

  test('without a body gives an empty object, and answers null for a function that returns nothing', async () => {
    const { service, events } = endpoint({ ok: true, payload: undefined });
    const reply = await service.handle(call({ body: Buffer.alloc(0) }));

    expect(events).toEqual([{}]);
    expect(reply.body).toBe('null');
  });

  test('reports a failed function in a header', async () => {
    const { service } = endpoint({ ok: false, errorType: 'Error', errorMessage: 'no' });

    expect(await service.handle(call())).toMatchObject({
      status: 200,
      headers: { 'x-amz-function-error': 'Unhandled' },
      body: '{"errorType":"Error","errorMessage":"no"}',
    });
  });

  test.each<[string, Partial<AwsCall> & { path?: string }, number, string]>([
    [
      'an unknown function',
      { path: '/2015-03-31/functions/Other/invocations' },
      404,
      'ResourceNotFoundException',
    ],
    ['an event that is no JSON', { body: Buffer.from('{') }, 400, 'InvalidRequestContentException'],
    [
      'an event that is too large',
      { body: Buffer.alloc(6 * 1024 * 1024 + 1) },
      413,
      'RequestTooLargeException',
    ],
    [
      'an invocation that nobody waits for',
      { headers: { 'x-amz-invocation-type': 'Event' } },
      501,
      'NotImplemented',
    ],
    ['another operation', { path: '/2015-03-31/functions/Admin', method: 'GET' }, 501, 'NotImplemented'],
  ])('refuses %s by its name in AWS, and invokes nothing', async (_what, overrides, status, errorType) => {
    const { service, events } = endpoint();

    expect(await service.handle(call(overrides))).toMatchObject({
      status,
      headers: { 'x-amzn-errortype': errorType },
    });
    expect(events).toEqual([]);
  });
});
