import { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendWebhook } from '../../../lambdas/webhooks/send.ts';
import { special } from './special-addresses.ts';

const addresses = [...special.flatMap(([, first, last]) => [first, last]), '127.0.0.1', '169.254.169.254'];
const IPV4 = addresses.filter((address) => /^[\d.]+$/.test(address));
const IPV6 = addresses.filter((address) => /^[\da-f:]+$/.test(address) && address.includes(':'));
/** Hosts of cloud metadata and of the machine itself. */
const NAMES = [
  'localhost',
  'localhost.',
  'app.localhost',
  'metadata.google.internal',
  'internal.test',
  'mixed.test',
  'mapped.test',
  'zone.test',
  'azure.test',
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
  'https://%31%32%37.0.0.1/',
  'https://127.0.1/',
  'https://127.1/',
  'https://0x7f.1/',
  'https://0177.0.0.01/',
  'https://0/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[0000::0001]:8443/',
  'https://[2001:0:a9fe:a9fe::]/',
  '//127.0.0.1/',
  '',
];

/** What the names resolve to: hosts of ours, one of them behind an honest address. */
async function resolve(name: string): Promise<readonly string[]> {
  if (name === 'mixed.test') return ['93.184.216.34', '10.0.0.1'];
  if (name === 'mapped.test') return ['::ffff:169.254.169.254'];
  if (name === 'zone.test') return ['fe80::1%eth0'];
  if (name === 'azure.test') return ['168.63.129.16'];
  if (name.includes('metadata')) return ['169.254.169.254'];
  return ['127.0.0.1', '::1'];
}

describe('a hostile webhook target', () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  beforeEach(() => {
    connect.mockClear();
  });

  test('comes in at least 450 forms', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(450);
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
