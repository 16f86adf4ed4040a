import { Template } from 'aws-cdk-lib/assertions';
import { AccountRootPrincipal, Role } from 'aws-cdk-lib/aws-iam';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { operatorOperations } from '../../lambdas/admin/registry.ts';
import { DEAD_LETTER_QUEUES } from '../../lambdas/environment.ts';
import { grantsOf } from './statements.ts';
import {
  nameOf,
  queueMappings,
  resourcesOf,
  stackOf,
  synthesized,
  textOf,
  variablesOf,
} from './synthesized.ts';

const template = synthesized();

/** Everything in the template that lets a caller invoke a function. */
const WAYS = {
  'AWS::Lambda::Permission': z.object({ FunctionName: z.unknown() }),
  'AWS::Lambda::Url': z.object({ TargetFunctionArn: z.unknown() }),
  'AWS::Lambda::EventSourceMapping': z.object({ FunctionName: z.unknown() }),
};

test('only the operator API leads to the admin function, and each of its routes needs IAM credentials', () => {
  const ways = Object.entries(WAYS).flatMap(([type, properties]) =>
    [...resourcesOf(template, type, properties)].filter(([, way]) =>
      Object.values(way).map(textOf).join().includes('AdminFunction'),
    ),
  );
  expect(ways.map(([id]) => id.replace(/[0-9A-F]{8}$/, ''))).toEqual(['AdminOperatorOperatorApi']);
  const [{ Body, ...others } = { Body: undefined }] = [
    ...resourcesOf(
      template,
      'AWS::ApiGatewayV2::Api',
      z.looseObject({ Body: z.record(z.string(), z.unknown()).optional() }),
    ).values(),
  ].filter(({ Body }) => Body !== undefined);
  const { paths, components } = z
    .object({
      paths: z.record(z.string(), z.record(z.string(), z.object({ security: z.unknown() }))),
      components: z.unknown(),
    })
    .parse(Body);
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      key: `${method.toUpperCase()} ${path}`,
      security,
    })),
  );
  expect(routes.map(({ key }) => key).sort()).toEqual(
    ['GET /openapi.json', ...operatorOperations.map(({ method, path }) => `${method} ${path}`)].sort(),
  );
  // What API Gateway exports for a route with IAM authorization (aws-sam-cli issue 2657).
  expect(components).toEqual({
    securitySchemes: {
      sigv4: {
        type: 'apiKey',
        name: 'Authorization',
        in: 'header',
        'x-amazon-apigateway-authtype': 'awsSigv4',
      },
    },
  });
  for (const { security } of routes) expect(security).toEqual([{ sigv4: [] }]);
  expect(others).toEqual({ FailOnWarnings: true });

  const invoking = grantsOf(template).filter(({ action }) => /lambda:Invoke|execute-api:Invoke/.test(action));
  expect(invoking.map(({ function: name, resource }) => [name, resource])).toEqual([
    ['AdminFunction', 'AuditLinesFunction'],
  ]);
});

test('an output names the admin function for the command', () => {
  const outputs = template.findOutputs('AdminFunctionName');
  const { Value } = z.object({ Value: z.object({ Ref: z.string() }) }).parse(outputs['AdminFunctionName']);

  expect(nameOf(Value.Ref)).toBe('AdminFunction');
});

/** What lies there clients ask for again: it is not the operator's affair. */
const ASKED_FOR_AGAIN = ['AttachmentTextWorkDeadLetters'];

const QUEUE = z.object({ RedrivePolicy: z.object({ deadLetterTargetArn: z.unknown() }).optional() });

test('the check looks into every queue; those without a consumer have the names by which the operator empties them', () => {
  const consumed = new Set(
    [...queueMappings(template, z.object({ EventSourceArn: z.unknown() })).values()].map(
      ({ EventSourceArn }) => textOf(EventSourceArn),
    ),
  );
  const queues = [...resourcesOf(template, 'AWS::SQS::Queue', QUEUE).keys()].map(nameOf);
  const unread = queues.filter((name) => !consumed.has(name));
  expect(unread.sort()).toEqual([...DEAD_LETTER_QUEUES, ...ASKED_FOR_AGAIN].sort());

  expect(lookedInto('WORK_QUEUES')).toEqual(
    Object.fromEntries([...consumed].map((name) => [name.replace(/Queue$/, ''), name])),
  );
  // Without that of dead deliveries, which have no notification.
  const notified = DEAD_LETTER_QUEUES.filter((name) => name !== 'WebhooksDead');
  expect(lookedInto('DEAD_LETTER_QUEUES')).toEqual(Object.fromEntries(notified.map((name) => [name, name])));
});

/** Queues that the check of the account looks into: names of operators by queues of the template. */
function lookedInto(variable: 'WORK_QUEUES' | 'DEAD_LETTER_QUEUES'): unknown {
  const [, variables] =
    [...variablesOf(template)].find(([id]) => nameOf(id) === 'AccountCheckFunction') ?? [];
  return JSON.parse(textOf(variables?.[variable]));
}

test('a dead-letter message goes back to the queue that it came from', () => {
  const routes = deadLetterRoutes();
  for (const [id, { RedrivePolicy }] of resourcesOf(template, 'AWS::SQS::Queue', QUEUE)) {
    const deadLetters = RedrivePolicy && textOf(RedrivePolicy.deadLetterTargetArn);
    if (deadLetters === undefined || ASKED_FOR_AGAIN.includes(deadLetters)) continue;
    expect(routes[deadLetters]).toBe(nameOf(id));
  }
  const targets = z.object({ Arn: z.unknown(), DeadLetterConfig: z.object({ Arn: z.unknown() }).optional() });
  for (const { Targets } of resourcesOf(
    template,
    'AWS::Events::Rule',
    z.object({ Targets: z.array(targets) }),
  ).values()) {
    for (const { Arn, DeadLetterConfig } of Targets) {
      if (DeadLetterConfig === undefined) continue;
      expect(routes[textOf(DeadLetterConfig.Arn)]).toBe(textOf(Arn));
    }
  }
  const subscription = z.object({
    Endpoint: z.unknown(),
    RedrivePolicy: z.object({ deadLetterTargetArn: z.unknown() }),
  });
  const subscriptions = resourcesOf(template, 'AWS::SNS::Subscription', subscription);
  expect(subscriptions.size).toBe(1);
  for (const { Endpoint, RedrivePolicy } of subscriptions.values()) {
    expect(routes[textOf(RedrivePolicy.deadLetterTargetArn)]).toBe(textOf(Endpoint));
  }
  expect(routes['WebhooksDead']).toBeUndefined();
  for (const name of ASKED_FOR_AGAIN) expect(routes[name]).toBeUndefined();
});

/** Names of dead-letter queues and of those that their messages go back to, as the function's environment has them. */
function deadLetterRoutes(): Readonly<Record<string, string | undefined>> {
  const [id] = [...resourcesOf(template, 'AWS::Lambda::Function', z.object({})).keys()].filter(
    (each) => nameOf(each) === 'AdminFunction',
  );
  const variables = variablesOf(template).get(id ?? '') ?? {};
  const outputs = z
    .array(z.tuple([z.string(), z.string().optional()]))
    .parse(JSON.parse(textOf(variables['DEAD_LETTER_QUEUES'])));
  return Object.fromEntries(outputs);
}

/** The most that AWS lets be: of a queue's name 80 characters, of the stack's own names 128. */
const LONGEST = 'x'.repeat(80);
/** Lambda quotas: all variables of a function together. */
const ENVIRONMENT_BYTES = 4096;

/** JSON of plans of exactly that length, the longest that the settings let be (lib/settings.ts). */
function plansOf(length: number): string {
  const plan = { inboxes: 1, messagesPerMonth: 1, storageBytes: 1, webhooks: 1, keys: 1 };
  const json = (name: string) => JSON.stringify({ unverified: plan, verified: plan, [name]: plan });
  return json('x'.repeat(length - json('').length));
}

test('its variables fit into a function whatever names AWS gives to queues, and whatever the settings are', () => {
  const variables = variablesOf(synthesized({ stackName: `A${'x'.repeat(127)}`, plans: plansOf(600) }));
  for (const each of variables.values()) {
    const longest = Object.entries(each).map(([name, value]) => name.length + lengthOf(value));
    expect(longest.reduce((sum, length) => sum + length, 0)).toBeLessThan(ENVIRONMENT_BYTES);
  }
});

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  const join = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }).safeParse(value);
  if (join.success) return join.data['Fn::Join'][1].reduce<number>((sum, part) => sum + lengthOf(part), 0);
  const isName = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('QueueName')]) }).safeParse(value);
  return isName.success
    ? LONGEST.length
    : `https://sqs.ap-southeast-3.amazonaws.com/123456789012/${LONGEST}`.length;
}

test('grantOperator grants what the commands call: the outputs, the operator API and the rebuild function', () => {
  const stack = stackOf();
  const assumedBy = new AccountRootPrincipal();
  stack.service.grantOperator(new Role(stack, 'Operator', { assumedBy }));

  const policies = resourcesOf(
    Template.fromStack(stack),
    'AWS::IAM::Policy',
    z.object({
      PolicyName: z.string(),
      PolicyDocument: z.object({
        Statement: z.array(z.object({ Action: z.unknown(), Resource: z.unknown() })),
      }),
    }),
  );
  const [granted] = [...policies.values()].filter(({ PolicyName }) => PolicyName.startsWith('Operator'));
  expect(
    granted?.PolicyDocument.Statement.map((each) => [each.Action, [each.Resource].flat().map(textOf)]),
  ).toEqual([
    [
      'execute-api:Invoke',
      [expect.stringMatching(/^arn:.*:execute-api:.*:AdminOperatorApi\/\$default\/\*$/)],
    ],
    ['lambda:InvokeFunction', ['RebuildFunction', 'RebuildFunction:*']],
    ['cloudformation:DescribeStacks', [expect.stringMatching(/^.\{AWS::StackId\}$/)]],
  ]);
});
