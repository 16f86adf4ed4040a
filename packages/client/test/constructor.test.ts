import { afterEach, describe, expect, test, vi } from 'vitest';
import { AgentInbox } from '../src/index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  undefined,
  '',
  'localhost:8480/v1',
  'https://x.test',
  'https://x.test/v2',
])('the constructor refuses the baseUrl %s', (baseUrl) => {
  const options = { baseUrl } as { baseUrl: string };

  expect(() => new AgentInbox(options)).toThrow(
    `baseUrl must be an http(s) address that ends in /v1, not ${baseUrl}`,
  );
});

test.each([
  'ws://127.0.0.1:8482',
  '127.0.0.1:8482/v1',
  'http://127.0.0.1:8480/v1',
  'wss://x.test/v1/',
])('the constructor refuses the streamUrl %s', (streamUrl) => {
  expect(() => new AgentInbox({ baseUrl: 'https://x.test/v1', streamUrl })).toThrow(
    `streamUrl must be a ws(s) address that ends in /v1, not ${streamUrl}`,
  );
});

test.each([undefined, '', ' '])('the constructor refuses a key that is missing: %j', (apiKey) => {
  expect(() => new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey })).toThrow(/^apiKey is missing/);
});

test('the constructor refuses a key that no header can carry, without showing it', () => {
  const keyed = (apiKey: string) => new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey });

  expect(() => keyed('ia_secret\nia_second')).toThrow(/^apiKey contains invalid characters$/);
  expect(() => keyed('ia_schlüssel')).toThrow('contains invalid characters');
});

test('the key of a call is without the line breaks of a file', async () => {
  const keys: (string | null)[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('authorization'));
    return Response.json({});
  };

  await new AgentInbox({ baseUrl: 'https://x.test/v1', apiKey: '\nia_of_a_file\n', fetch }).account.get();

  expect(keys).toEqual(['Bearer ia_of_a_file']);
});

describe('where the platform has no WebSocket, the constructor', () => {
  const options = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'ia_k', streamUrl: 'ws://127.0.0.1:9/v1' };

  test('asks for one at once when it is given a streamUrl', () => {
    vi.stubGlobal('WebSocket', undefined);

    expect(() => new AgentInbox(options)).toThrow(
      'This platform has no WebSocket (Node 22 and later have one): pass the one from the ws package as the WebSocket option',
    );
  });

  test('takes the one of the options', () => {
    const { WebSocket } = globalThis;
    vi.stubGlobal('WebSocket', undefined);

    expect(new AgentInbox({ ...options, WebSocket })).toBeInstanceOf(AgentInbox);
  });

  test('needs none without a streamUrl', () => {
    vi.stubGlobal('WebSocket', undefined);

    expect(new AgentInbox({ baseUrl: options.baseUrl })).toBeInstanceOf(AgentInbox);
  });
});
