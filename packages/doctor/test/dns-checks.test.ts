import { GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../lib/settings.ts';
import type { Check, StackContext } from '../src/check.ts';
import { region, regionalSettings } from '../src/checks/deployment.ts';
import { dkim, dmarc, inboxMx, mailFrom, ownNames, spf } from '../src/checks/dns.ts';
import { DOMAIN, findingsOf, identity, REGION, SENDER, type StackWorld, stackWorld } from './stack-world.ts';

const OTHER_MX = { exchange: 'mx.elsewhere.example', priority: 5 };
const SES_MX = { exchange: `INBOUND-SMTP.${REGION}.amazonaws.com.`, priority: 10 };

type Case = [
  what: string,
  check: Check<StackContext>,
  breakIt: (world: StackWorld) => void,
  status: string,
  detail: RegExp,
];

const CASES: readonly Case[] = [
  ['a missing MX', inboxMx, ({ dns }) => dns.set('MX', DOMAIN, []), 'failure', /has no MX record/],
  [
    'the MX of another host',
    inboxMx,
    ({ dns }) => dns.set('MX', DOMAIN, [OTHER_MX]),
    'failure',
    /mx\.elsewhere/,
  ],
  [
    'SES of another region as MX',
    inboxMx,
    ({ dns }) => dns.set('MX', DOMAIN, [{ exchange: 'inbound-smtp.us-east-1.amazonaws.com', priority: 1 }]),
    'failure',
    /us-east-1/,
  ],
  [
    'a null MX',
    inboxMx,
    ({ dns }) => dns.set('MX', DOMAIN, [{ exchange: '', priority: 0 }]),
    'failure',
    /null MX/,
  ],
  [
    'a second MX',
    inboxMx,
    ({ dns }) => dns.set('MX', DOMAIN, [SES_MX, OTHER_MX]),
    'warning',
    /additional MX records/,
  ],
  ['a DNS server that fails', inboxMx, ({ dns }) => dns.broken.add(DOMAIN), 'not_checked', /ESERVFAIL/],
  ['a missing SPF', spf, ({ dns }) => dns.set('TXT', DOMAIN, ['v=spf10']), 'warning', /has no SPF record/],
  [
    'an SPF that allows hosts',
    spf,
    ({ dns }) => dns.set('TXT', DOMAIN, ['v=spf1 mx -all']),
    'warning',
    /allows hosts/,
  ],
  [
    'two SPF records',
    spf,
    ({ dns }) => dns.set('TXT', DOMAIN, ['v=spf1 -all', 'V=SPF1 ~all']),
    'failure',
    /2 SPF/,
  ],
  ['a missing DMARC', dmarc, ({ dns }) => dns.set('TXT', `_dmarc.${DOMAIN}`, []), 'warning', /no DMARC/],
  [
    'a DMARC policy of none',
    dmarc,
    ({ dns }) => dns.set('TXT', `_dmarc.${DOMAIN}`, ['v=DMARC1; sp=reject; p=none']),
    'warning',
    /policy is not reject/,
  ],
  [
    'two DMARC records',
    dmarc,
    ({ dns }) => dns.set('TXT', `_dmarc.${DOMAIN}`, ['v=DMARC1; p=reject', 'v=DMARC1;p=none']),
    'failure',
    /2 DMARC records/,
  ],
  [
    'a missing DKIM record',
    dkim,
    ({ dns }) => dns.set('CNAME', `bbb._domainkey.${DOMAIN}`, []),
    'failure',
    /bbb\._domainkey/,
  ],
  [
    'a DKIM record of another key',
    dkim,
    ({ dns }) => dns.set('CNAME', `bbb._domainkey.${DOMAIN}`, ['aaa.dkim.amazonses.com']),
    'failure',
    /missing or wrong: bbb/,
  ],
  [
    'no DKIM keys',
    dkim,
    ({ mocks }) => mocks.sesv2.on(GetEmailIdentityCommand, { EmailIdentity: DOMAIN }).resolves({}),
    'failure',
    /no DKIM keys/,
  ],
  [
    'no MAIL FROM domain',
    mailFrom,
    ({ mocks }) =>
      mocks.sesv2.on(GetEmailIdentityCommand, { EmailIdentity: SENDER }).resolves(identity(DOMAIN)),
    'failure',
    /no MAIL FROM domain/,
  ],
  [
    'no bounce MX',
    mailFrom,
    ({ dns }) => dns.set('MX', `bounce.${SENDER}`, []),
    'failure',
    /is missing, not feedback-smtp/,
  ],
  [
    'a bounce SPF without SES',
    mailFrom,
    ({ dns }) => dns.set('TXT', `bounce.${SENDER}`, ['v=spf1 -all']),
    'failure',
    /does not allow SES/,
  ],
  [
    'two bounce SPF records',
    mailFrom,
    ({ dns }) => dns.set('TXT', `bounce.${SENDER}`, ['v=spf1 include:amazonses.com -all', 'v=spf1 -all']),
    'failure',
    /2 SPF records/,
  ],
];

describe('a DNS check of doctor', () => {
  test.each(CASES)('reports %s', async (_what, check, breakIt, status, detail) => {
    const world = stackWorld();
    expect((await findingsOf(check, world.context())).map((finding) => finding.status)).not.toContain(status);
    breakIt(world);

    const found = (await findingsOf(check, world.context())).filter((finding) => finding.status !== 'ok');
    expect(found).toEqual([expect.objectContaining({ status, detail: expect.stringMatching(detail) })]);
    expect(found[0]?.advice).toBeTruthy();
  });

  test('takes a DKIM zone of a region for that of SES, and no other zone', async () => {
    const world = stackWorld();
    world.dns.set('CNAME', `aaa._domainkey.${DOMAIN}`, ['AAA.dkim.eu-west-1.amazonses.com.']);
    expect((await findingsOf(dkim, world.context())).map(({ status }) => status)).toEqual(['ok', 'ok']);
    world.dns.set('CNAME', `aaa._domainkey.${DOMAIN}`, ['aaa.dkim.amazonses.com.example.net']);
    expect((await findingsOf(dkim, world.context())).map(({ status }) => status)).toEqual(['failure', 'ok']);
  });

  test('looks a name of the operator’s own up, and no name of AWS', async () => {
    const world = stackWorld();
    const urls = {
      rest: 'https://api.example.com/v1',
      mcp: 'https://x.lambda-url.eu-west-1.on.aws/mcp',
      stream: undefined,
    };
    expect(await findingsOf(ownNames, world.context({ urls }))).toMatchObject([
      { status: 'failure', subject: 'api.example.com', detail: 'has no address in DNS' },
    ]);
    world.dns.set('A', 'api.example.com', ['192.0.2.1']);
    expect(await findingsOf(ownNames, world.context({ urls }))).toMatchObject([{ status: 'ok' }]);
  });

  test('refuses a region in which SES receives no mail', async () => {
    expect(await findingsOf(region, { stack: { region: 'il-central-1' } })).toMatchObject([
      { status: 'failure' },
    ]);
    expect(await findingsOf(region, { stack: { region: REGION } })).toMatchObject([{ status: 'ok' }]);
  });

  test('refuses a setting whose resource CloudFormation does not have in the region', async () => {
    const context = { inboxDomain: DOMAIN, monthlyBudget: '200', alarmEmail: 'ops@example.com' };
    const settings = readSettings(new App({ context }).node);
    const findings = (name: string) => findingsOf(regionalSettings, { settings, stack: { region: name } });

    expect(await findings('eu-west-1')).toMatchObject([{ status: 'ok' }]);
    expect(await findings('eu-south-1')).toMatchObject([
      { status: 'failure', detail: expect.stringMatching(/^monthlyBudget cannot be used in eu-south-1/) },
    ]);
  });
});
