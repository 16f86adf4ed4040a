import { expect, test } from 'vitest';
import * as z from 'zod';
import { failureText } from '../../bin/failure-text.ts';
import { freePort } from '../../local/engines/free-port.ts';

test('a service that does not answer is reported with the address that was tried, and no stack', async () => {
  const port = await freePort();
  const error = await fetch(`http://127.0.0.1:${port}/`).catch((reason: unknown) => reason);

  expect(failureText(error)).toBe(
    `agentinbox: The service does not answer\n  because: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
});

test('a name with several addresses is reported with each that was tried', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
  const cause = new AggregateError([refused('::1:9'), refused('127.0.0.1:9')]);

  expect(failureText(new TypeError('fetch failed', { cause }))).toBe(
    'agentinbox: The service does not answer\n  because: connect ECONNREFUSED ::1:9\n  because: connect ECONNREFUSED 127.0.0.1:9',
  );
});

test('the text of several failures names each of them', () => {
  const text = failureText(
    new AggregateError(
      [new Error('no room'), new Error('would not stop')],
      'The start failed, and so did stopping',
    ),
  );

  expect(text).toBe(
    'agentinbox: The start failed, and so did stopping\n  because: no room\n  because: would not stop',
  );
});

test('a fault of ours comes with its stack and its causes', () => {
  const fault = new TypeError('x is undefined', { cause: new Error('deep') });

  expect(failureText(fault)).toMatch(/TypeError: x is undefined\n {4}at [\s\S]*\n {2}because: deep$/);
});

test('an error response of AWS is shown as a reason without a stack', () => {
  const answer = Object.assign(new Error('Function not found'), { name: 'NotFound', $metadata: {} });

  expect(failureText(new Error('It could not be invoked', { cause: answer }))).toBe(
    'agentinbox: It could not be invoked\n  because: Function not found',
  );
});

test('a refusal of the API is shown with its name, and each wrong field with its flag', () => {
  const refused = Object.assign(new Error('Refused'), {
    name: 'validation',
    status: 422,
    errors: { display_name: 'is too long' },
  });

  expect(failureText(refused)).toBe('agentinbox: validation: Refused\n  --display-name: is too long');
});

test('a file with other content is reported with what is wrong in it, as a line', () => {
  const schema = z.object({ default: z.object({ base_url: z.url() }) });
  const { error: cause } = schema.safeParse({ default: { base_url: 'nonsense' } });

  expect(failureText(new Error('profiles.json does not hold what it should', { cause }))).toBe(
    'agentinbox: profiles.json does not hold what it should\n  because: default.base_url: Invalid URL',
  );
});
