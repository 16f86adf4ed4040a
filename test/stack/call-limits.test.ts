import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CALL_LIMITS, INVOKE_LIMITS, OBJECT_LIMITS } from '../../lambdas/aws/open-client.ts';
import { ANSWER_WITHIN_MS, MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { ATTEMPT_LEASE_MS, TAKES_MS } from '../../lambdas/webhooks/lane.ts';
import { ATTEMPT_MILLISECONDS } from '../../lambdas/webhooks/send.ts';
import { nameOf, resourcesOf, synthesized } from './synthesized.ts';

const functions = [
  ...resourcesOf(
    synthesized(),
    'AWS::Lambda::Function',
    z.object({
      Timeout: z.int(),
      Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
    }),
  ),
].map(([id, { Timeout, Environment }]) => ({
  name: nameOf(id),
  timeoutMs: Timeout * 1000,
  readsObjects: 'MAIL_BUCKET_NAME' in Environment.Variables,
}));
const timeoutOf = (name: string): number =>
  functions.find((found) => found.name === name)?.timeoutMs ?? Number.NaN;

/** What a function needs to say that a call failed. */
const ANSWER_MS = 2_000;
/** API Gateway answers 503 then, whatever the function does; the start of an instance is part of it. */
const GATEWAY_MS = 30_000;
/** Idle time after which a consumer router or a NAT gateway may drop a connection. */
const FOUR_MINUTES_MS = 240_000;

describe('a call to AWS without an answer ends', () => {
  test.each(functions)('before the timeout of $name, with time for an answer', ({
    timeoutMs,
    readsObjects,
  }) => {
    const longest = readsObjects ? Math.max(CALL_LIMITS.callMs, OBJECT_LIMITS.callMs) : CALL_LIMITS.callMs;

    expect(longest + ANSWER_MS).toBeLessThanOrEqual(timeoutMs);
  });

  test.each([
    'WebhooksDeliverFunction',
    'WebhooksDeliverSlowFunction',
  ])('before the timeout of %s also after an endpoint that answers nothing', (name) => {
    const worst = ATTEMPT_MILLISECONDS + CALL_LIMITS.callMs + ANSWER_MS;

    expect(TAKES_MS + worst).toBeLessThanOrEqual(timeoutOf(name));
    expect(worst).toBeLessThan(ATTEMPT_LEASE_MS);
  });

  test('before the timeout of a function that reads a body which stops arriving', () => {
    expect(OBJECT_LIMITS.idleMs + ANSWER_MS).toBeLessThanOrEqual(timeoutOf('MailIngressReceiveMailFunction'));
    expect(OBJECT_LIMITS.idleMs + ANSWER_MS).toBeLessThanOrEqual(timeoutOf('RebuildFunction'));
  });

  test.each([
    ['CALL_LIMITS', CALL_LIMITS],
    ['OBJECT_LIMITS', OBJECT_LIMITS],
  ])('%s make five attempts, and at least the second at its full length', (_name, limits) => {
    expect(limits.attempts).toBe(5);
    expect(limits.callMs).toBeGreaterThan(2 * limits.attemptMs);
  });
});

test.each([
  'AdminFunction',
  'RebuildFunction',
])('a function that the command line invokes %s ends before its caller, and both within 4 minutes', (name) => {
  expect(timeoutOf(name)).toBeLessThan(INVOKE_LIMITS.attemptMs);
  expect(INVOKE_LIMITS.attemptMs).toBeLessThan(INVOKE_LIMITS.callMs);
  expect(INVOKE_LIMITS.callMs).toBeLessThan(FOUR_MINUTES_MS);
  expect(INVOKE_LIMITS.idleMs).toBeGreaterThanOrEqual(INVOKE_LIMITS.attemptMs);
});

test.each([
  'RestApiFunction',
  'AssistantsMcpFunction',
])('a call that waits answers 2 s before the timeout of %s, and 3 s before that of API Gateway', (name) => {
  expect(MAX_WAIT_SECONDS * 1000).toBeLessThan(ANSWER_WITHIN_MS);
  expect(ANSWER_WITHIN_MS + ANSWER_MS).toBeLessThanOrEqual(timeoutOf(name));
  expect(ANSWER_WITHIN_MS + 3_000).toBeLessThanOrEqual(GATEWAY_MS);
});
