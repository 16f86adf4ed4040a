import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrivateJson } from '@agent-inbox/laptop/endpoints';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { AgentInbox, ConnectionFailed } from 'agent-inbox-client/source';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { freePort } from '../../laptop/src/engines/free-port.ts';
import { signedAccess } from '../src/admin/signed-access.ts';
import { fieldNames } from '../src/client-commands/field-names.ts';
import { failureText } from '../src/failure-text.ts';

test('a service that does not answer is reported with the request and the address that was tried, and no stack', async () => {
  const host = `127.0.0.1:${await freePort()}`;
  const baseUrl = `http://${host}/v1`;
  const client = new AgentInbox({ baseUrl, maxRetries: 0 });
  const error = await client.identity.whoami().catch((reason: unknown) => reason);

  expect(failureText(error)).toBe(
    `agentinbox: The service did not respond: GET ${baseUrl}/whoami\n  cause: connect ECONNREFUSED ${host}\nIs the service running? Start it with npm start`,
  );
});

test('https at an address without TLS is reported without the text of OpenSSL', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const host = `127.0.0.1:${Object(server.address()).port}`;
  const client = new AgentInbox({ baseUrl: `https://${host}/v1`, maxRetries: 0 });
  const error = await client.identity.whoami().catch((reason: unknown) => reason);
  server.close();

  expect(String(error)).toContain(': the service does not speak TLS: use http://');
  expect(failureText(error)).toMatch(/\n {2}cause: the service does not speak TLS: use http:\/\/$/);
});

test('a name with several addresses is reported with each that was tried', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);
  const cause = new AggregateError([refused('::1:9'), refused('127.0.0.1:9')]);

  expect(
    failureText(
      new ConnectionFailed('GET', 'http://x.test/v1/inboxes', new TypeError('fetch failed', { cause })),
    ),
  ).toBe(
    'agentinbox: The service did not respond: GET http://x.test/v1/inboxes\n  cause: connect ECONNREFUSED ::1:9\n  cause: connect ECONNREFUSED 127.0.0.1:9',
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
    'agentinbox: The start failed, and so did stopping\n  cause: no room\n  cause: would not stop',
  );
});

test('a fault of ours comes with its stack and its causes', () => {
  const fault = new TypeError('x is undefined', { cause: new Error('deep') });

  expect(failureText(fault)).toMatch(/TypeError: x is undefined\n {4}at [\s\S]*\n {2}cause: deep$/);
});

test('a command that the operator API does not have, which no user can give, comes with its stack', async () => {
  const access = signedAccess(new LambdaClient({ region: 'us-east-1' }), 'http://x.test');
  const error = await access.ask({ command: 'none' }).catch((reason: unknown) => reason);

  expect(failureText(error)).toMatch(/The operator API has no operation none\n {4}at [\s\S]*signed-access/);
});

test('an error response of AWS is shown as a reason without a stack', () => {
  const answer = Object.assign(new Error('Function not found'), { name: 'NotFound', $metadata: {} });

  expect(failureText(new Error('It could not be invoked', { cause: answer }))).toBe(
    'agentinbox: It could not be invoked\n  cause: Function not found',
  );
});

test('a refusal of the API is shown with its name, and each wrong field with its flag', () => {
  const refused = Object.assign(new Error('Refused'), {
    name: 'validation',
    status: 422,
    errors: { display_name: 'is too long', inbox_id: 'is unknown', body: 'needs a field' },
  });
  const command = new Command('update').argument('<inbox-id>').option('--display-name <value>');

  expect(failureText(refused, { fieldNames: fieldNames(command) })).toBe(
    'agentinbox: validation: --display-name: is too long\n  <inbox-id>: is unknown\n  needs a field',
  );
});

test('a field is named like the flag that the command has, or like the field of the API', () => {
  const name = fieldNames(
    new Command('listen')
      .option('--inbox <address...>')
      .option('--event-type <type...>')
      .option('--metadata <pair>'),
  );

  expect(['inbox_ids', 'event_types[0]', 'metadata.team', 'worker'].map(name)).toEqual([
    '--inbox',
    '--event-type[0]',
    '--metadata team',
    'worker',
  ]);
});

test('a refused key is named with its profile and service', () => {
  const refused = Object.assign(new Error('No such key'), { name: 'unauthenticated', status: 401 });

  expect(failureText(refused, { used: 'key: profile second\n  service: https://x.test/v1' })).toBe(
    'agentinbox: unauthenticated: No such key\n  key: profile second\n  service: https://x.test/v1',
  );
});

test.each([
  new DOMException('The operation timed out', 'TimeoutError'),
  Object.assign(new Error('Response does not match the HTTP/1.1 protocol'), { name: 'HTTPParserError' }),
])('a failure of the network is reported without a stack: $message', (cause) => {
  expect(failureText(new ConnectionFailed('GET', 'http://x.test/v1/inboxes', cause))).toBe(
    `agentinbox: The service did not respond: GET http://x.test/v1/inboxes\n  cause: ${cause.message}`,
  );
});

test('a file of keys that is not JSON is reported without a stack, and without any of its content', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'profiles.json');
  writeFileSync(file, '{"api_key": ia_SECRETSECRET}');
  const read = () => {
    try {
      return new PrivateJson(file, z.unknown()).read();
    } catch (error) {
      return failureText(error);
    }
  };

  expect(read()).toBe(`agentinbox: ${file} is not JSON: correct or remove it`);
});

test('a file with other content is reported with what is wrong in it, as a line', () => {
  const schema = z.object({ default: z.object({ base_url: z.url() }) });
  const { error: cause } = schema.safeParse({ default: { base_url: 'nonsense' } });

  expect(failureText(new Error('profiles.json does not hold what it should', { cause }))).toBe(
    'agentinbox: profiles.json does not hold what it should\n  cause: default.base_url: Invalid URL',
  );
});
