import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  adminEnvironment,
  apiEnvironment,
  auditLinesEnvironment,
  checkAccountEnvironment,
  consoleEnvironment,
  deliverWebhookEnvironment,
  fanOutWebhooksEnvironment,
  mcpEnvironment,
  purgeEnvironment,
  readAttachmentEnvironment,
  receiveMailEnvironment,
  releaseDeferredEnvironment,
  rollUpUsageEnvironment,
  streamConnectEnvironment,
  streamDisconnectEnvironment,
  streamFanOutEnvironment,
  streamSenderEnvironment,
} from '../../lambdas/environment.ts';
import { KEY_LENGTH } from '../../lambdas/ids.ts';
import {
  ACCOUNT_CHECK_ACTIONS,
  ACTIVATION_ACTIONS,
  allowedActions,
  DEPLOYMENT_CHECK_ACTIONS,
  LIST_STREAMS,
} from './allowed-actions.ts';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

const functionProperties = z.object({
  Role: z.unknown(),
  Runtime: z.string(),
  Architectures: z.array(z.string()),
  Timeout: z.int(),
  MemorySize: z.int(),
  LoggingConfig: z.object({ LogFormat: z.string(), SystemLogLevel: z.string(), LogGroup: z.unknown() }),
  TracingConfig: z.object({ Mode: z.string() }).optional(),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
});
const text = z.union([z.string(), z.array(z.string())]);
const statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.literal('Allow'),
  Action: text,
  Resource: z.unknown(),
  Condition: z.record(z.string(), z.unknown()).optional(),
});
const policyProperties = z.object({
  Roles: z.array(z.unknown()),
  PolicyDocument: z.object({ Statement: z.array(statement) }),
});
const roleProperties = z.object({
  AssumeRolePolicyDocument: z.object({
    Statement: z.array(z.object({ Action: z.string(), Principal: z.unknown() })),
  }),
  ManagedPolicyArns: z.array(z.unknown()).optional(),
  Policies: z.array(z.unknown()).optional(),
});

/** As `textOf`; the endpoint of a WebSocket API begins with its protocol, and the deployment check answers numbers. */
function attributeText(value: unknown): string {
  const text = textOf(value);
  if (JSON.stringify(value).includes('SendingState')) return 'production';
  if (text === 'DeploymentChecked') return '2';
  return text.startsWith('StreamApi') ? `wss://${text}` : text;
}

function rolesOf(of: Template): ReadonlyMap<string, string> {
  const functions = resourcesOf(of, 'AWS::Lambda::Function', functionProperties);
  return new Map([...functions].map(([id, { Role }]) => [nameOf(id), textOf(Role)]));
}

function grantsOf(of: Template): Record<string, Record<string, string[]>> {
  const policies = [...resourcesOf(of, 'AWS::IAM::Policy', policyProperties).values()];
  const grants: Record<string, Record<string, string[]>> = {};
  for (const [name, role] of rolesOf(of)) {
    const mine = policies.filter((policy) => policy.Roles.map(textOf).includes(role));
    const byResource: Record<string, string[]> = {};
    for (const { Action, Resource } of mine.flatMap((policy) => policy.PolicyDocument.Statement)) {
      for (const resource of Array.isArray(Resource) ? Resource.map(textOf) : [textOf(Resource)]) {
        byResource[resource] = [...new Set([...(byResource[resource] ?? []), ...[Action].flat()])].sort();
      }
    }
    grants[name] = byResource;
  }
  return grants;
}

describe('permissions', () => {
  const grants = grantsOf(template);

  test.each(Object.keys(grants))('%s may do exactly what is written down for it', (name) => {
    expect(grants[name]).toEqual(allowedActions[name]);
  });

  test('are written down for no function that does not exist', () => {
    expect(Object.keys(allowedActions).filter((name) => grants[name] === undefined)).toEqual([]);
  });

  test('hold no scan, no wildcard action, and no wildcard resource where AWS has another', () => {
    const granted = Object.values(grants).flatMap((byResource) => Object.entries(byResource));
    const actions = granted.flatMap(([, names]) => names);

    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter((action) => action.includes('*') || action === 'dynamodb:Scan')).toEqual([]);
    const everywhere = granted.filter(([resource]) => resource === '*').flatMap(([, names]) => names);
    expect(everywhere).toEqual([
      ...DEPLOYMENT_CHECK_ACTIONS,
      ...ACTIVATION_ACTIONS,
      ...LIST_STREAMS,
      ...ACCOUNT_CHECK_ACTIONS,
    ]);
  });

  test.each([
    'RestApiFunction',
    'AssistantsMcpFunction',
  ])('%s lists objects of one message at a time', (name) => {
    const policies = [...resourcesOf(template, 'AWS::IAM::Policy', policyProperties).values()];
    const role = rolesOf(template).get(name);
    const listing = policies
      .filter((policy) => policy.Roles.map(textOf).includes(role ?? ''))
      .flatMap((policy) => policy.PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().includes('s3:ListBucket'));

    const key = '?'.repeat(KEY_LENGTH);
    expect(listing.map(({ Condition }) => Condition)).toEqual([
      { StringLike: { 's3:prefix': [`raw/*/${key}`, `mail/*/${key}/?*`, `search/*/${'?'.repeat(36)}`] } },
    ]);
  });
});

describe('roles', () => {
  const roles = resourcesOf(template, 'AWS::IAM::Role', roleProperties);

  test('are one for each function, taken only by Lambda, without managed or inline policies', () => {
    const taken = [...rolesOf(template).values()];

    expect(new Set(taken).size).toBe(taken.length);
    for (const role of taken) {
      const [, properties] = [...roles].find(([id]) => nameOf(id) === role) ?? [];
      expect(properties).toEqual({
        AssumeRolePolicyDocument: {
          Statement: [{ Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
        },
      });
    }
  });

  test('share no policy', () => {
    const policies = [...resourcesOf(template, 'AWS::IAM::Policy', policyProperties).values()];

    expect(policies.map((policy) => policy.Roles.length).every((count) => count === 1)).toBe(true);
  });
});

describe('each function', () => {
  const functions = [...resourcesOf(template, 'AWS::Lambda::Function', functionProperties)];
  const logGroups = resourcesOf(template, 'AWS::Logs::LogGroup', z.object({ RetentionInDays: z.int() }));

  test.each(functions)('%s runs Node 24 on Graviton and logs JSON into a group of its own', (_id, fn) => {
    expect(fn).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    // Lambda's own lines only about what failed: those about every invocation are billed.
    expect(fn.LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
    expect([...logGroups.keys()].map(nameOf)).toContain(textOf(fn.LoggingConfig.LogGroup));
    expect(fn.TracingConfig).toBeUndefined();
  });

  test('has a log group that it shares with none', () => {
    const groups = functions.map(([, fn]) => textOf(fn.LoggingConfig.LogGroup));

    expect(new Set(groups).size).toBe(functions.length);
  });

  test('keeps its logs for as long as the setting says', () => {
    const short = synthesized({ logRetentionDays: '7' });
    const retention = (of: Template): number[] =>
      [...resourcesOf(of, 'AWS::Logs::LogGroup', z.object({ RetentionInDays: z.int() })).values()].map(
        (group) => group.RetentionInDays,
      );

    // The longer one is of the lines of the audit log.
    expect(new Set(retention(template))).toEqual(new Set([30, 400]));
    expect(new Set(retention(short))).toEqual(new Set([7, 400]));
    expect(new Set(retention(synthesized({ auditLogRetentionDays: '3653' })))).toEqual(new Set([30, 3653]));
  });

  test.each([
    ['RestApiFunction', apiEnvironment],
    ['RestConsoleFunction', consoleEnvironment],
    ['AssistantsMcpFunction', mcpEnvironment],
    ['MailIngressReceiveMailFunction', receiveMailEnvironment],
    ['PurgeFunction', purgeEnvironment],
    ['AdminFunction', adminEnvironment],
    ['MailIngressActivationActivateFunction', () => z.object({})],
    ['DeploymentCheckFunction', () => z.object({})],
    ['AccountCheckFunction', checkAccountEnvironment],
    ['DeferredMailFunction', releaseDeferredEnvironment],
    ['UsageFunction', rollUpUsageEnvironment],
    ['AttachmentTextFunction', readAttachmentEnvironment],
    ['WebhooksFanOutFunction', fanOutWebhooksEnvironment],
    ['WebhooksDeliverFunction', deliverWebhookEnvironment],
    ['WebhooksDeliverSlowFunction', deliverWebhookEnvironment],
    ['AuditLinesFunction', auditLinesEnvironment],
    ['StreamConnectFunction', streamConnectEnvironment],
    ['StreamDisconnectFunction', streamDisconnectEnvironment],
    ['StreamMessageFunction', streamSenderEnvironment],
    ['StreamFanOutFunction', streamFanOutEnvironment],
  ])('%s gets the variables that it reads, and no others', (name, schemaOf) => {
    const schema = schemaOf();
    const [, fn] = functions.find(([id]) => nameOf(id) === name) ?? [];
    const variables = Object.entries(fn?.Environment.Variables ?? {});
    const resolved = Object.fromEntries(variables.map(([key, value]) => [key, attributeText(value)]));

    // Beside its own: the dimension of its metrics, which Powertools reads. Lambda, a laptop or a setting may give the optional ones.
    const required = schema.safeParse({}).error?.issues.map(({ path }) => path[0]) ?? [];
    const own = Object.keys(schema.shape).filter((each) => required.includes(each) || each in resolved);
    const read = [...own, 'POWERTOOLS_SERVICE_NAME'];
    expect(Object.keys(resolved).sort()).toEqual(read.sort());
    expect(schema.safeParse(resolved).error).toBeUndefined();
  });

  test('that parses arriving mail has one whole vCPU', () => {
    const [, receive] = functions.find(([id]) => nameOf(id) === 'MailIngressReceiveMailFunction') ?? [];

    expect(receive?.MemorySize).toBe(1769);
  });

  test('of the REST transport ends before the gateway gives up on it', () => {
    const [, api] = functions.find(([id]) => nameOf(id) === 'RestApiFunction') ?? [];

    expect(api?.Timeout).toBeLessThan(30);
  });
});
