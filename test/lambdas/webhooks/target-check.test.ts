import { describe, expect, test } from 'vitest';
import { locateTarget, type Resolve, webhookTargets } from '../../../lambdas/webhooks/target-check.ts';

const NOT_PUBLIC =
  'must name a host with public internet addresses only; names that do not resolve and private, local or reserved ' +
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
  'metadata.example.org': ['169.254.169.254'],
  'empty.example.org': [],
  localhost: ['::1', '127.0.0.1'],
  'mixed.example.org': ['127.0.0.1', '93.184.216.34'],
  'xn--mnchen-3ya.example': ['93.184.216.34'],
});

describe('a public target', () => {
  test.each(
    `https://hooks.example.org/mail https://hooks.example.org:8443/mail?token=a%20b
      https://HOOKS.EXAMPLE.ORG/mail https://münchen.example/ https://93.184.216.34/
      https://[2606:2800:220:1::1946]:444/ https://0x5db8d822/`.split(/\s+/),
  )('is accepted: %s', async (url) => {
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
  ['https://me@hooks.example.org/', 'must not contain a user name or password'],
  ['https://me:secret@hooks.example.org/', 'must not contain a user name or password'],
  ['https://:secret@hooks.example.org/', 'must not contain a user name or password'],
  ['https://hooks.example.org\\@127.0.0.1/', undefined],
  ['https://hooks.example.org/#part', 'must not contain a fragment (#), which is never sent'],
  ['https://127.0.\n0.1/', 'must not contain spaces or control characters'],
  ['https://hooks.example.org/a\tb', 'must not contain spaces or control characters'],
  [' https://hooks.example.org/', 'must not contain spaces or control characters'],
  ['https://hooks.example.org/\u0000', 'must not contain spaces or control characters'],
  [`https://hooks.example.org/${'a'.repeat(2048)}`, 'must be at most 2048 characters long'],
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
    expect(await webhookTargets('loopback', zone).check('http://localhost/')).toBe(
      'must be an https URL; locally use agentinbox listen --forward-to <url>',
    );
  });

  test.each(['hooks', 'mixed'])('does not count as loopback with a public address (%s)', async (name) => {
    const url = `https://${name}.example.org/`;

    const located = await locateTarget(url, { mode: 'loopback', resolve: zone });

    expect(located).toMatchObject({ found: true, target: { loopback: false } });
  });
});
