import { createHash, randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createSecret } from '../../lambdas/auth/secret.ts';
import { opened } from '../opened.ts';
import { type Account, Service } from './service.ts';
import { upgradeStatus } from './stream-client.ts';

const SECRET = randomBytes(32).toString('hex');
const SIGN_UPS_PER_HOUR = 2;
/** More than an instance looks up as it does any key, and spread over a few instances. */
const MADE_UP_KEYS = 60;

const service = opened(() =>
  Service.start({
    settings: {
      signUpsPerHourPerSource: String(SIGN_UPS_PER_HOUR),
      sourceAddressSecretHash: createHash('sha256').update(SECRET).digest('hex'),
    },
  }),
);
let account: Account;
beforeAll(() => {
  account = service.development;
});

let humans = 0;

async function signUp(headers: Record<string, string>): Promise<number> {
  humans += 1;
  const body = { human_email: `human-${humans}@example.com` };
  return (await service.call('POST', '/agent/sign-up', { body, headers })).status;
}

const from = (address: string, secret = SECRET) => ({
  'CloudFront-Viewer-Address': address,
  'X-Proxy-Secret': secret,
});

async function statuses(count: number, headers: (number: number) => Record<string, string>) {
  const found: number[] = [];
  for (let number = 0; number < count; number += 1) found.push(await signUp(headers(number)));
  return found;
}

test('POST /agent/sign-up behind a trusted proxy is limited for each client of it, IPv6 clients by their /64', async () => {
  expect(await statuses(3, () => from('198.51.100.1:40001'))).toEqual([201, 201, 429]);
  expect(await statuses(3, (number) => from(`2001:db8:1:2::${number}:40001`))).toEqual([201, 201, 429]);
  expect(await statuses(1, () => from('198.51.100.2:40001'))).toEqual([201]);
});

test('POST /agent/sign-up with a forged header and without the proxy’s secret counts against the real source', async () => {
  const forged = await statuses(2, (number) => from(`203.0.113.${number}:1`, 'a guess'));

  // The runtime has signed up its development account from there.
  expect(forged).toEqual([201, 429]);
  expect(await statuses(1, () => ({ 'CloudFront-Viewer-Address': '203.0.113.99:1' }))).toEqual([429]);
});

test('a good key works on REST, MCP and WebSocket while its source floods each with made-up keys', async () => {
  const { mcp_url, ws_url } = service.runtime.endpoints;
  const call = {
    REST: async (key: string) => (await service.get('/whoami', key)).status,
    MCP: async (key: string) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      return (await fetch(mcp_url ?? '', { method: 'POST', headers, body })).status;
    },
    WebSocket: (key: string) => upgradeStatus(`${ws_url}?api_key=${key}`),
  };
  for (const [name, send] of Object.entries(call)) {
    const refused = await Promise.all(
      Array.from({ length: MADE_UP_KEYS }, () => send(createSecret(randomBytes))),
    );
    expect([name, ...new Set(refused)]).toEqual([name, 401]);
    expect([name, await send(account.apiKey)]).toEqual([name, name === 'WebSocket' ? 101 : 200]);
  }
});
