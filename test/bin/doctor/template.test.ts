import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { DEAD_LETTER_QUEUES } from '../../../lambdas/environment.ts';
import { deadLetterQueues } from '../../../packages/doctor/src/checks/dead-letters.ts';
import { dmarc, inboxMx, mailFrom, spf } from '../../../packages/doctor/src/checks/dns.ts';
import { LOGICAL_IDS } from '../../../packages/doctor/src/checks/functions.ts';
import { contextOf } from '../../../packages/doctor/src/examine-stack.ts';
import { FakeDns } from '../../../packages/doctor/test/fake-dns.ts';
import { findingsOf, REGION, stackWorld } from '../../../packages/doctor/test/stack-world.ts';
import { synthesized } from '../../stack/synthesized.ts';

const template = synthesized();
const resources = Object.entries(
  z
    .record(
      z.string(),
      z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).optional() }),
    )
    .parse(template.toJSON()['Resources']),
);
const outputs = z.record(z.string(), z.object({ Value: z.unknown() })).parse(template.toJSON()['Outputs']);

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }).safeParse(value);
  if (joined.success) return joined.data['Fn::Join'][1].map(text).join('');
  return z.object({ Ref: z.literal('AWS::Region') }).safeParse(value).success ? REGION : '?';
}

function askedDns(): FakeDns {
  const dns = new FakeDns();
  for (const [name, { Value }] of Object.entries(outputs)) {
    if (!name.startsWith('Dns')) continue;
    const [, owner = '', type, data = ''] = /^(\S+)\. \d+ IN (\S+) (.*)$/.exec(text(Value)) ?? [];
    if (type === 'MX') dns.set('MX', owner, [{ exchange: data.replace(/^\d+ /, ''), priority: 10 }]);
    if (type === 'TXT') dns.set('TXT', owner, [data.replaceAll('"', '')]);
  }
  return dns;
}

describe('doctor and the template', () => {
  test('agree on the outputs that doctor reads', () => {
    const read = ['InboxDomain', 'BaseUrl', 'McpUrl', 'WsUrl', 'OperatorUrl', 'AlarmTopicArn'];
    expect(Object.keys(outputs)).toEqual(expect.arrayContaining([...read, 'WaitingCalls']));
  });

  test.each(
    Object.values(LOGICAL_IDS),
  )('agree on the one function whose logical id begins with %s', (start) => {
    const functions = resources.filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
    expect(functions.filter(([id]) => id.startsWith(start))).toHaveLength(1);
  });

  test('agree on the resource types that doctor looks for', () => {
    const types = new Set(resources.map(([, { Type }]) => Type));
    for (const type of [
      'AWS::SES::EmailIdentity',
      'AWS::SES::ReceiptRuleSet',
      'AWS::SES::ReceiptRule',
      'AWS::S3::Bucket',
      'AWS::Lambda::Function',
      'AWS::Lambda::EventSourceMapping',
      'AWS::KMS::Key',
      'AWS::CloudWatch::Alarm',
      'AWS::SQS::Queue',
    ]) {
      expect(types).toContain(type);
    }
  });

  test('agree on the names of dead-letter queues', () => {
    const queues = deadLetterQueues({
      resourcesOf: (type) =>
        resources.flatMap(([logicalId, { Type }]) =>
          Type === type ? [{ logicalId, type, physicalId: '' }] : [],
        ),
    });
    expect(queues.map(({ name }) => name).sort()).toEqual([...DEAD_LETTER_QUEUES].sort());
  });

  test('agree on the sender domain', () => {
    const world = stackWorld();
    const { stack } = world.context();
    const domains = resources.flatMap(([, { Type, Properties }]) =>
      Type === 'AWS::SES::EmailIdentity' ? [String(Properties?.['EmailIdentity'])] : [],
    );
    const facts = {
      ...stack,
      output: (key: string) => (key in outputs ? text(outputs[key]?.Value) : undefined),
      idsOf: () => domains,
    };
    const context = contextOf(facts, world.context());
    expect([context.inboxDomains, context.senderDomain]).toEqual([
      ['agents.example.com'],
      'notify.agents.example.com',
    ]);
  });

  test('agree on the DNS records that are to be published', async () => {
    const world = stackWorld();
    const context = world.context({ dns: askedDns() });
    for (const check of [inboxMx, spf, dmarc, mailFrom]) {
      const findings = await findingsOf<typeof context>(check, context);
      expect(
        findings.map(({ status }) => status),
        check.id,
      ).toEqual(findings.map(() => 'ok'));
    }
  });
});
