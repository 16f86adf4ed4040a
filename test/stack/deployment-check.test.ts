import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readDeploymentRequest } from '../../lambdas/deployment/deployment-request.ts';
import { optionSets } from './option-sets.ts';
import { nameOf, stackOf, synthesized, textOf } from './synthesized.ts';

const TYPE = 'Custom::DeploymentCheck';

const resources = z.record(
  z.string(),
  z.object({
    Type: z.string(),
    Properties: z.record(z.string(), z.unknown()).default({}),
    DependsOn: z.array(z.string()).default([]),
  }),
);

function resourcesOfStack(settings: Readonly<Record<string, string>> = {}): z.output<typeof resources> {
  return resources.parse(synthesized(settings).toJSON()['Resources']);
}

describe('the check of a deployment', () => {
  test.each([
    'Plain',
    'Named',
    'Careful',
    'Watched',
  ])('in %s comes before every other resource but what it runs with', (name) => {
    const all = resourcesOfStack(optionSets[name]);
    const [check = ''] = Object.keys(all).filter((id) => all[id]?.Type === TYPE);
    const before = Object.keys(all).filter((id) => id !== check && !all[id]?.DependsOn.includes(check));

    expect(before.map(nameOf).sort()).toEqual([
      'DeploymentCheckFunction',
      'DeploymentCheckLog',
      'DeploymentCheckRole',
      'DeploymentCheckRoleDefaultPolicy',
    ]);
  });

  test('is handed the settings in the form that its function reads', () => {
    const properties = (settings: Record<string, string>) =>
      Object.values(resourcesOfStack(settings)).find(({ Type }) => Type === TYPE)?.Properties ?? {};
    const { ServiceToken, ServiceTimeout, Deployment, ...plain } = properties({});

    expect(textOf(ServiceToken)).toBe('DeploymentCheckFunction');
    expect(ServiceTimeout).toBe('300');
    // CloudFormation calls the function only when a property changes.
    expect(properties({ nonce: 'quota increased' })).toEqual({
      ...properties({}),
      Deployment: expect.not.stringMatching(String(Deployment)),
    });
    expect(plain).toEqual({
      InboxDomain: 'agents.example.com',
      MoreInboxDomains: '',
      SenderDomain: 'notify.agents.example.com',
      Sender: 'ses',
      HostedZoneId: '',
      EncryptionKey: 'aws',
      RemovalPolicy: 'retain',
      AllowedChange: 'none',
      Concurrency: 'auto',
      ReservedExecutions: '0',
    });
    const changed = properties({
      ...optionSets['HostedZone'],
      encryptionKey: 'customer',
      removalPolicy: 'destroy',
      allowedChange: 'zone',
      concurrency: '50',
      reservedConcurrency: '{"api":100,"receive-mail":20}',
    });
    expect(changed).toMatchObject({
      HostedZoneId: 'Z0123456789ABCDEFGHIJ',
      EncryptionKey: 'customer',
      RemovalPolicy: 'destroy',
      AllowedChange: 'zone',
      Concurrency: '50',
      ReservedExecutions: '120',
    });
    expect(
      readDeploymentRequest({
        RequestType: 'Update',
        StackId: 'arn',
        ResourceProperties: changed,
        OldResourceProperties: plain,
      }),
    ).toMatchObject({ RequestType: 'Update' });
  });

  test('has its permission before it is asked', () => {
    const all = resourcesOfStack();
    const check = Object.values(all).find(({ Type }) => Type === TYPE);

    expect(check?.DependsOn.map(nameOf)).toEqual(
      expect.arrayContaining(['DeploymentCheckFunction', 'DeploymentCheckRoleDefaultPolicy']),
    );
  });
});

test('the stack is protected against deletion unless the settings say otherwise', () => {
  expect(stackOf().terminationProtection).toBe(true);
  expect(stackOf({ terminationProtection: 'false' }).terminationProtection).toBe(false);
});
