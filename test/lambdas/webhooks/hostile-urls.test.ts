import { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendWebhook } from '../../../lambdas/webhooks/send.ts';

/** One address of every block that is not of the public internet (IANA special-purpose registries, and multicast). */
const IPV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
];
const IPV6 = [
  '::',
  '::1',
  '::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];
/** Hosts of cloud metadata and of the machine itself. */
const NAMES = [
  'localhost',
  'localhost.',
  'app.localhost',
  'metadata.google.internal',
  'internal.test',
  'mixed.test',
];

/** The ways to write an IPv4 address that browsers and libraries have been fooled with. */
function formsOf(address: string): readonly string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const integer = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const words = [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
  return [
    address,
    `${address}.`,
    String(integer),
    hex(integer),
    [a, b, c, d].map(hex).join('.'),
    [a, b, c, d].map(octal).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `[::ffff:${address}]`,
    `[::ffff:${words.join(':')}]`,
    `[64:ff9b::${words.join(':')}]`,
    `[::${words.join(':')}]`,
  ];
}

const hostile = [
  ...IPV4.flatMap((address) => formsOf(address).map((host) => `https://${host}/hook`)),
  ...IPV6.map((address) => `https://[${address}]/hook`),
  ...NAMES.map((name) => `https://${name}/hook`),
  'http://example.com/',
  'https://user:secret@example.com/',
  'https://example.com@127.0.0.1/',
  'https://127.0.0.1#@example.com/',
  'https://127.0.0.1\\@example.com/',
  'ftp://127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
  'javascript:alert(1)',
  'https:///127.0.0.1',
  'https://１２７.０.０.１/',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  '//127.0.0.1/',
  '',
];

/** What the names resolve to: hosts of ours, one of them behind an honest address. */
async function resolve(name: string): Promise<readonly string[]> {
  if (name === 'mixed.test') return ['93.184.216.34', '10.0.0.1'];
  if (name.includes('metadata')) return ['169.254.169.254'];
  return ['127.0.0.1', '::1'];
}

describe('a hostile webhook target', () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  beforeEach(() => {
    connect.mockClear();
  });

  test('comes in at least 250 forms', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(250);
  });

  test.each([...new Set(hostile)])('%s is never connected to', async (url) => {
    const outcome = await sendWebhook({ url, headers: {}, body: '{}' }, { mode: 'public', resolve });

    expect(outcome).toMatchObject({ delivered: false, error: 'blocked_target' });
    expect(connect).not.toHaveBeenCalled();
  });

  test('would be seen: a target that is allowed is connected to', async () => {
    const attempt = { url: 'https://127.0.0.1:9/', headers: {}, body: '{}' };
    const outcome = await sendWebhook(attempt, { mode: 'loopback', resolve });

    expect(outcome).toMatchObject({ delivered: false, error: 'connection' });
    expect(connect).toHaveBeenCalled();
  });
});
