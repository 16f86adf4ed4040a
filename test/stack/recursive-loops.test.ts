import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { functionsInCycles, invocationGraph, recursiveLoops } from './invocation-graph.ts';
import { optionSets } from './option-sets.ts';
import { resourcesOf, synthesized } from './synthesized.ts';

const queue = (name: string) => ({ 'Fn::GetAtt': [name, 'Arn'] });
const sends = (role: string, action: string, resource: unknown) => ({
  Type: 'AWS::IAM::Policy',
  Properties: {
    Roles: [{ Ref: role }],
    PolicyDocument: { Statement: [{ Effect: 'Allow', Action: action, Resource: resource }] },
  },
});
const consumes = (source: string, name: string) => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: { EventSourceArn: queue(source), FunctionName: { Ref: name } },
});
const lambda = (role: string) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Role: queue(role) },
});

const template = Template.fromJSON({
  Resources: {
    One: lambda('OneRole'),
    Two: lambda('TwoRole'),
    Three: lambda('ThreeRole'),
    Four: lambda('FourRole'),
    // One -> topic -> queue -> Two -> One's queue; Two also sends to Three, which sends nowhere; Four sends to the bus.
    OnePolicy: sends('OneRole', 'sns:Publish', { Ref: 'Topic' }),
    Feed: {
      Type: 'AWS::SNS::Subscription',
      Properties: { TopicArn: { Ref: 'Topic' }, Protocol: 'sqs', Endpoint: queue('TwoQueue') },
    },
    TwoMap: consumes('TwoQueue', 'Two'),
    TwoPolicy: sends('TwoRole', 'sqs:SendMessage', [queue('OneQueue'), queue('ThreeQueue')]),
    OneMap: consumes('OneQueue', 'One'),
    ThreeMap: consumes('ThreeQueue', 'Three'),
    FourPolicy: sends('FourRole', 'events:PutEvents', { 'Fn::GetAtt': ['Bus', 'Arn'] }),
    Rule: {
      Type: 'AWS::Events::Rule',
      Properties: { EventBusName: { Ref: 'Bus' }, Targets: [{ Arn: queue('FourQueue') }] },
    },
    FourMap: consumes('FourQueue', 'Four'),
  },
});

test('the functions in cycles of a template are found through queues and topics, and through a bus only when asked for', () => {
  expect(functionsInCycles(invocationGraph(template, { withEvents: false }))).toEqual(['One', 'Two']);
  expect(functionsInCycles(invocationGraph(template, { withEvents: true }))).toEqual(['Four', 'One', 'Two']);
});

describe.each(Object.entries(optionSets))('the deployment %s', (_name, settings) => {
  const template = synthesized(settings);
  const cycles = functionsInCycles(invocationGraph(template, { withEvents: false }));

  test('sets RecursiveLoop to Allow on the functions that are in a cycle, and on no other', () => {
    expect(recursiveLoops(template)['Allow'] ?? []).toEqual(cycles);
  });

  test('has no further cycle through EventBridge, which loop detection does not follow, and none through S3', () => {
    const bucket = z.object({ NotificationConfiguration: z.unknown().optional() });

    expect(functionsInCycles(invocationGraph(template, { withEvents: true }))).toEqual(cycles);
    expect(
      [...resourcesOf(template, 'AWS::S3::Bucket', bucket).values()].filter(
        (each) => each.NotificationConfiguration !== undefined,
      ),
    ).toEqual([]);
    expect(template.findResources('Custom::S3BucketNotifications')).toEqual({});
  });
});

test('the cycles are those that have a bound in code: webhook attempts and recoveries, exports, purge, replays, texts of attachments, and over-quota mail on its way', () => {
  const graph = invocationGraph(synthesized(), { withEvents: false });

  expect(functionsInCycles(graph)).toEqual([
    // A text that finds its tenant's leases taken is sent again, until its message expires.
    'AttachmentTextFunction',
    'DeferredMailFunction',
    'MailIngressReceiveMailFunction',
    'PurgeFunction',
    'StreamFanOutFunction',
    'UsageFunction',
    'WebhooksDeliverFunction',
    'WebhooksDeliverSlowFunction',
    'WebhooksFanOutFunction',
  ]);
  // The chain: release-deferred -> receive-mail -> roll-up-usage -> release-deferred; the roll-up does not lead to itself directly.
  expect([...(graph.get('DeferredMailFunction') ?? [])].sort()).toEqual([
    'DeferredMailFunction',
    'MailIngressReceiveMailFunction',
  ]);
  expect([...(graph.get('MailIngressReceiveMailFunction') ?? [])]).toEqual(['UsageFunction']);
  expect([...(graph.get('UsageFunction') ?? [])]).toEqual(['DeferredMailFunction']);
});
