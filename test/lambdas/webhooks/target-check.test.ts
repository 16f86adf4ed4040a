import { describe, expect, test } from 'vitest';
import { locateTarget, type Resolve, webhookTargets } from '../../../lambdas/webhooks/target-check.ts';

const NOT_PUBLIC =
  'must name a host with public internet addresses only; names that do not resolve, and private, local and reserved ' +
  'addresses are refused';

/** Knows the names it is given; a literal that reaches it is a literal that went around the check. */
function dns(zone: Record<string, readonly string[]>): Resolve {
  return async (hostname) => {
    const found = zone[hostname];
    if (found === undefined) throw Object.assign(new Error(`unknown ${hostname}`), { code: 'ENOTFOUND' });
    return found;
  };
}

const zone = dns({
  'hooks.example.org': ['93.184.216.34', '2606:2800:220:1::1946'],
  'rebound.example.org': ['93.184.216.34', '10.0.0.7'],
  'six.example.org': ['93.184.216.34', 'fd00:ec2::254'],
  'mapped.example.org': ['::ffff:169.254.169.254'],
  'zone.example.org': ['fe80::1%eth0'],
  'azure.example.org': ['168.63.129.16'],
  'metadata.example.org': ['169.254.169.254'],
  'empty.example.org': [],
  localhost: ['::1', '127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  'mixed.example.org': ['127.0.0.1', '93.184.216.34'],
  'xn--mnchen-3ya.example': ['93.184.216.34'],
});

describe('a public target', () => {
  test.each([
    'https://hooks.example.org/mail',
    'https://hooks.example.org:8443/mail?token=a%20b',
    'https://HOOKS.EXAMPLE.ORG/mail',
    'https://münchen.example/',
    'https://93.184.216.34/',
    'https://[2606:2800:220:1::1946]:444/',
    'https://0x5db8d822/',
  ])('is accepted: %s', async (url) => {
    expect(await webhookTargets('public', zone).check(url)).toBeUndefined();
  });

  test('keeps the addresses that were checked, for the connection to use', async () => {
    const located = await locateTarget('https://hooks.example.org/mail', { mode: 'public', resolve: zone });

    expect(located).toMatchObject({
      found: true,
      target: { addresses: ['93.184.216.34', '2606:2800:220:1::1946'], loopback: false },
    });
  });
});

describe('a target that is not on the public internet', () => {
  test.each([
    // Spellings of 127.0.0.1
    'https://127.0.0.1/',
    'https://127.1/',
    'https://127.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0x7F.0x0.0x0.0x1/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://0177.0.0.01/',
    'https://127.0.0.1./',
    'https://127.000.000.001/',
    'https://%31%32%37.0.0.1/',
    'https://①②⑦.0.0.1/',
    'https://127。0。0。1/',
    'https://１２７.0.0.1/',
    // Spellings of the metadata service
    'https://169.254.169.254/latest/meta-data/',
    'https://2852039166/',
    'https://0xA9FEA9FE/',
    'https://0251.0376.0251.0376/',
    'https://0xa9.0xfe.0xa9.0xfe/',
    'https://169.254.43518/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fd00:ec2::254]/',
    'https://[64:ff9b::169.254.169.254]/',
    'https://[64:ff9b:1::a9fe:a9fe]/',
    'https://[2002:a9fe:a9fe::]/',
    'https://[2001:0:a9fe:a9fe::]/',
    // Others in IPv4
    'https://0.0.0.0/',
    'https://0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://100.100.100.200/',
    'https://168.63.129.16/',
    'https://0xA83F8110/',
    'https://169.254.169.253/',
    'https://169.254.170.2/v2/credentials/',
    'https://169.254.0.23/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.0.0.192/',
    'https://192.168.1.1/',
    'https://192.0.2.1/',
    'https://198.18.0.1/',
    'https://198.51.100.1/',
    'https://203.0.113.1/',
    'https://224.0.0.1/',
    'https://240.0.0.1/',
    'https://255.255.255.255/',
    // Others in IPv6
    'https://[::]/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[0000::0001]:8443/',
    'https://[::127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::FFFF:7F00:1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::8.8.8.8]/',
    'https://[100::1]/',
    'https://[2001::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[3fff::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[fd00:ec2::253]/',
    'https://[fd20:ce::254]/',
    'https://[fd00:c1::a9fe:a9fe]/',
    'https://[::ffff:168.63.129.16]/',
    'https://[64:ff9b::a83f:8110]/',
    // Names
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://metadata.example.org/',
    'https://azure.example.org/',
    'https://mapped.example.org/',
    'https://zone.example.org/',
  ])('is refused: %s', async (url) => {
    expect(await webhookTargets('public', zone).check(url)).toBe(NOT_PUBLIC);
  });

  test.each(['rebound', 'six'])('is refused when one address of several is private (%s)', async (name) => {
    expect(await webhookTargets('public', zone).check(`https://${name}.example.org/`)).toBe(NOT_PUBLIC);
  });

  test('is resolved anew at every check', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const targets = webhookTargets('public', async () => answers.shift() ?? []);

    const verdicts = [await targets.check('https://a.example/'), await targets.check('https://a.example/')];

    expect(verdicts).toEqual([undefined, NOT_PUBLIC]);
  });
});

test.each([
  ['http://hooks.example.org/', 'must be an https URL'],
  ['ftp://hooks.example.org/', 'must be an https URL'],
  ['file:///etc/passwd', 'must be an https URL'],
  ['hooks.example.org', 'must be an https URL'],
  ['//hooks.example.org/', 'must be an https URL'],
  ['', 'must be an https URL'],
  ['https://', 'must be an https URL'],
  ['https://256.0.0.1/', 'must be an https URL'],
  ['https://[::1%25lo]/', 'must be an https URL'],
  ['https://hooks.example.org:99999/', 'must be an https URL'],
  ['https://me@hooks.example.org/', 'must not hold a user name or password'],
  ['https://me:secret@hooks.example.org/', 'must not hold a user name or password'],
  ['https://:secret@hooks.example.org/', 'must not hold a user name or password'],
  ['https://hooks.example.org\\@127.0.0.1/', undefined],
  ['https://hooks.example.org/#part', 'must not hold a fragment (#), which is never sent'],
  ['https://127.0.\n0.1/', 'must not hold spaces or control characters'],
  ['https://hooks.example.org/a\tb', 'must not hold spaces or control characters'],
  [' https://hooks.example.org/', 'must not hold spaces or control characters'],
  ['https://hooks.example.org/\u0000', 'must not hold spaces or control characters'],
  [`https://hooks.example.org/${'a'.repeat(2048)}`, 'must have at most 2048 characters'],
])('a malformed target %j is refused: %s', async (url, rule) => {
  expect(await webhookTargets('public', zone).check(url)).toBe(rule);
});

describe('a name that does not resolve', () => {
  test.each([
    'nobody',
    'empty',
  ])('is refused with the rule of a private address (%s) [D-ADD-11]', async (name) => {
    expect(await webhookTargets('public', zone).check(`https://${name}.example.org/`)).toBe(NOT_PUBLIC);
  });

  test('does not hide a fault that is not an answer of the resolver', async () => {
    const broken = webhookTargets('public', async () => {
      throw new TypeError('a bug');
    });

    await expect(broken.check('https://hooks.example.org/')).rejects.toThrow('a bug');
  });

  test('is refused by the resolver of the system too', async () => {
    expect(await webhookTargets('public').check('https://nobody.invalid/')).toBe(NOT_PUBLIC);
  });
});

describe('a loopback target in mode loopback', () => {
  test.each([
    'https://127.0.0.1:4430/',
    'https://localhost/',
    'https://[::1]/',
    'https://127.1/',
  ])('is accepted: %s', async (url) => {
    const located = await locateTarget(url, { mode: 'loopback', resolve: zone });

    expect(located).toMatchObject({ found: true, target: { loopback: true } });
  });

  test.each([
    'https://10.0.0.1/',
    'https://0.0.0.0/',
    'https://[::ffff:127.0.0.1]/',
    'https://metadata.example.org/',
  ])('does not open other private space: %s', async (url) => {
    expect(await webhookTargets('loopback', zone).check(url)).toBe(NOT_PUBLIC);
  });

  test('still takes https', async () => {
    expect(await webhookTargets('loopback', zone).check('http://localhost/')).toBe('must be an https URL');
  });

  test.each(['hooks', 'mixed'])('does not count as loopback with a public address (%s)', async (name) => {
    const url = `https://${name}.example.org/`;

    const located = await locateTarget(url, { mode: 'loopback', resolve: zone });

    expect(located).toMatchObject({ found: true, target: { loopback: false } });
  });
});
