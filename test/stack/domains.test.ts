import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const ZONE = { hostedZoneId: 'Z0123456789ABCDEFGHIJ', hostedZoneName: 'example.com' };
const template = synthesized();
const withZone = synthesized(ZONE);

const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) });
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

/** As text, in which the region and SES's names for signing are replaced by what they are. */
function written(value: unknown): string {
  if (typeof value === 'string') return value;
  const parts = joined.safeParse(value);
  if (parts.success) return parts.data['Fn::Join'][1].map(written).join('');
  const got = attribute.safeParse(value);
  if (got.success) return `{${got.data['Fn::GetAtt'][1]}}`;
  return z.object({ Ref: z.literal('AWS::Region') }).parse(value) ? 'REGION' : '';
}

function records(of: Template): string[] {
  const sets = resourcesOf(
    of,
    'AWS::Route53::RecordSet',
    z.object({
      HostedZoneId: z.literal(ZONE.hostedZoneId),
      Name: z.unknown(),
      Type: z.string(),
      TTL: z.literal('1800'),
      ResourceRecords: z.tuple([z.unknown()]),
    }),
  );
  return [...sets.values()].map(
    ({ Name, Type, ResourceRecords }) => `${written(Name)} ${Type} ${written(ResourceRecords[0])}`,
  );
}

function asked(of: Template): string[] {
  const outputs = z.record(z.string(), z.object({ Value: z.unknown() })).parse(of.findOutputs('*'));
  return Object.entries(outputs).flatMap(([name, { Value }]) =>
    name.startsWith('Dns') ? written(Value) : [],
  );
}

const EXPECTED = [
  'agents.example.com MX 10 inbound-smtp.REGION.amazonaws.com',
  'agents.example.com TXT "v=spf1 -all"',
  '_dmarc.agents.example.com TXT "v=DMARC1; p=reject; sp=reject; adkim=s; aspf=s"',
  'bounce.notify.agents.example.com MX 10 feedback-smtp.REGION.amazonses.com',
  'bounce.notify.agents.example.com TXT "v=spf1 include:amazonses.com -all"',
  '_dmarc.notify.agents.example.com TXT "v=DMARC1; p=reject; adkim=s; aspf=r"',
  // Twice: inbox domain and sender domain.
  ...[1, 2, 3, 1, 2, 3].map((n) => `{DkimDNSTokenName${n}} CNAME {DkimDNSTokenValue${n}}`),
].sort();

describe('DNS records', () => {
  test('go into the hosted zone that is given, and nothing is left to copy', () => {
    expect(records(withZone).sort()).toEqual(EXPECTED);
    expect(asked(withZone)).toEqual([]);
  });

  test('are outputs in the form of a zone file without one, the same in all', () => {
    expect(records(template)).toEqual([]);
    const lines = asked(template).map((line) => /^(\S+)\. 1800 IN (MX|TXT|CNAME) (.*?)\.?$/.exec(line));

    expect(lines.map((match) => match?.slice(1).join(' ')).sort()).toEqual(EXPECTED);
    expect(asked(template).filter((line) => / (MX|CNAME) /.test(line) && !line.endsWith('.'))).toEqual([]);
  });
});

test('identities are the inbox domain, which sends nothing, and the sender, whose bounces have a name of their own', () => {
  const identities = resourcesOf(
    template,
    'AWS::SES::EmailIdentity',
    z.object({
      EmailIdentity: z.string(),
      MailFromAttributes: z.object({ MailFromDomain: z.string() }).optional(),
    }),
  );

  expect([...identities.values()]).toEqual([
    { EmailIdentity: 'agents.example.com' },
    {
      EmailIdentity: 'notify.agents.example.com',
      MailFromAttributes: { MailFromDomain: 'bounce.notify.agents.example.com' },
    },
  ]);
});

test('functions that may send mail may do so only from the one address, with the configuration set of the stack, also to receivers that are identities of the account', () => {
  const statement = z.looseObject({
    Action: z.unknown(),
    Resource: z.unknown(),
    Condition: z.unknown().optional(),
  });
  const policy = z.object({ PolicyDocument: z.object({ Statement: z.array(statement) }) });
  const sending = [...resourcesOf(template, 'AWS::IAM::Policy', policy).values()]
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('ses:Send'));

  expect(sending.length).toBeGreaterThan(0);
  for (const { Action, Resource, Condition } of sending) {
    expect(Action).toBe('ses:SendEmail');
    expect(z.array(z.unknown()).parse(Resource).map(textOf)).toEqual([
      expect.stringMatching(/:configuration-set\/SenderConfigurationSet$/),
      expect.stringMatching(/:identity\/\*$/),
    ]);
    expect(Condition).toEqual({
      StringLike: {
        'ses:FromAddress': ['no-reply@notify.agents.example.com', '*<no-reply@notify.agents.example.com>'],
      },
    });
  }
});

describe('further domains of inboxes', () => {
  const more = synthesized({ moreInboxDomains: '["inbox.example.org"]' });

  test('have an identity and records of their own, and are received by the one rule', () => {
    more.resourceCountIs('AWS::SES::EmailIdentity', 3);
    more.hasResourceProperties('AWS::SES::ReceiptRule', {
      Rule: { Recipients: ['agents.example.com', 'inbox.example.org', '.inbox.example.org'] },
    });
    const records = asked(more).filter((record) => record.includes('inbox.example.org.'));
    expect(records.map((record) => record.replace(/ 1800 IN/, '')).sort()).toEqual([
      '*.inbox.example.org. MX 10 inbound-smtp.REGION.amazonaws.com.',
      '_dmarc.inbox.example.org. TXT "v=DMARC1; p=reject; sp=reject; adkim=s; aspf=s"',
      'inbox.example.org. MX 10 inbound-smtp.REGION.amazonaws.com.',
      'inbox.example.org. TXT "v=spf1 -all"',
    ]);
  });

  test('outside of the hosted zone have their records as outputs, the others theirs in the zone', () => {
    const beside = synthesized({ ...ZONE, moreInboxDomains: '["inbox.example.org"]' });

    expect(records(beside).sort()).toEqual(EXPECTED);
    const asOutputs = asked(beside).map((line) => line.replace(/^(\S+)\. 1800 IN (\S+) .*$/, '$1 $2'));
    expect(asOutputs.sort()).toEqual(
      [
        '*.inbox.example.org MX',
        '_dmarc.inbox.example.org TXT',
        'inbox.example.org MX',
        'inbox.example.org TXT',
        ...[1, 2, 3].map((n) => `{DkimDNSTokenName${n}} CNAME`),
      ].sort(),
    );
  });

  test('have logical ids by their places, which an empty text keeps', () => {
    const ids = (domains: Readonly<Record<string, string>>) =>
      [
        ...resourcesOf(
          synthesized(domains),
          'AWS::SES::EmailIdentity',
          z.object({ EmailIdentity: z.string() }),
        ),
      ].map(([id, { EmailIdentity }]) => [nameOf(id), EmailIdentity]);

    const sender = ['SenderIdentity', 'notify.agents.example.com'];
    expect(ids({ moreInboxDomains: '["b.example.org","c.example.org"]' })).toEqual([
      ['Domain0Identity', 'agents.example.com'],
      ['Domain1Identity', 'b.example.org'],
      ['Domain2Identity', 'c.example.org'],
      sender,
    ]);
    expect(ids({ moreInboxDomains: '["","c.example.org"]' })).toEqual([
      ['Domain0Identity', 'agents.example.com'],
      ['Domain2Identity', 'c.example.org'],
      sender,
    ]);
    const gap = synthesized({ moreInboxDomains: '["","c.example.org"]' });
    gap.hasResourceProperties('AWS::SES::ReceiptRule', {
      Rule: { Recipients: ['agents.example.com', 'c.example.org', '.c.example.org'] },
    });
    gap.hasOutput('MoreInboxDomains', { Value: 'c.example.org' });
  });

  test('and the first one have outputs of names without a domain', () => {
    const outputs = Object.keys(more.findOutputs('*')).filter((name) => /^DnsInbox.*Mx$/.test(name));

    expect(outputs).toEqual(['DnsInbox0Mx', 'DnsInbox1Mx']);
  });
});
