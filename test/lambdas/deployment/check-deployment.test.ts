import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test } from 'vitest';
import { isRollingBack } from '../../../lambdas/aws/stack-status.ts';
import { checkDeployment, type DeploymentAccount } from '../../../lambdas/deployment/check-deployment.ts';
import { readDeploymentRequest } from '../../../lambdas/deployment/deployment-request.ts';
import { executionsOf } from '../../../lambdas/deployment/executions.ts';

const STACK = 'arn:aws:cloudformation:us-east-1:123456789012:stack/AgentInbox/51af3dc0';
const DEPLOYED = {
  ServiceToken: 'arn:aws:lambda:us-east-1:123456789012:function:check',
  InboxDomain: 'agents.example.com',
  SenderDomain: 'notify.agents.example.com',
  HostedZoneId: 'Z0123456789ABCDEFGHIJ',
  EncryptionKey: 'aws',
  RemovalPolicy: 'retain',
  AllowedChange: 'none',
};

interface Change {
  readonly from?: object;
  readonly to?: object;
  readonly status?: 'UPDATE_IN_PROGRESS' | 'UPDATE_ROLLBACK_IN_PROGRESS';
}

/** Checks an update of a stack between two sets of settings, as CloudFormation asks for it. */
async function update({ from = {}, to = {}, status = 'UPDATE_IN_PROGRESS' }: Change): Promise<void> {
  const client = new CloudFormationClient({ region: 'us-east-1' });
  mockClient(client)
    .on(DescribeStacksCommand, { StackName: STACK })
    .resolves({ Stacks: [{ StackName: 'AgentInbox', CreationTime: new Date(0), StackStatus: status }] });
  const request = readDeploymentRequest({
    RequestType: 'Update',
    StackId: STACK,
    OldResourceProperties: { ...DEPLOYED, ...from },
    ResourceProperties: { ...DEPLOYED, ...to },
  });
  await checkDeployment(request, {
    isRollingBack: (stackId) => isRollingBack(client, stackId),
    unreservedExecutions: async () => 1_000,
    sendingState: async () => 'production',
  });
}

/** A name that has another place has another logical id. No setting allows it: the deployment would fail in the middle. */
const DOMAIN_MOVES: readonly (readonly [string, Change, RegExp])[] = [
  [
    'a further domain that is to be the first one',
    {
      from: { MoreInboxDomains: 'b.example.com' },
      to: { InboxDomain: 'b.example.com', MoreInboxDomains: 'agents.example.com', AllowedChange: 'domain' },
    },
    /agents\.example\.com is deployed as inboxDomain and given as moreInboxDomains\[0\].* b\.example\.com is deployed as moreInboxDomains\[0\] and given as inboxDomain.*Omit it from one deployment first/,
  ],
  [
    'a first domain that is to be a further one',
    { to: { InboxDomain: 'b.example.com', MoreInboxDomains: 'agents.example.com' } },
    /agents\.example\.com is deployed as inboxDomain and given as moreInboxDomains\[0\]/,
  ],
  [
    'a domain that moves up because one before it is left out',
    {
      from: { MoreInboxDomains: 'b.example.com,c.example.com' },
      to: { MoreInboxDomains: 'c.example.com', AllowedChange: 'domain' },
    },
    /c\.example\.com is deployed as moreInboxDomains\[1\] and given as moreInboxDomains\[0\].*set "" in moreInboxDomains for an omitted domain/,
  ],
  [
    'inboxes at the domain of the sender',
    { to: { MoreInboxDomains: 'notify.agents.example.com', SenderDomain: 'mail.example.com' } },
    /notify\.agents\.example\.com is deployed as senderDomain and given as moreInboxDomains\[0\]/,
  ],
];

const REFUSED: readonly (readonly [string, Change, RegExp])[] = [
  [
    'another inbox domain',
    { to: { InboxDomain: 'mail.example.com' } },
    /^Nothing was changed\. inboxDomain: agents\.example\.com is deployed, but mail\.example\.com is given.*allowedChange=domain/,
  ],
  [
    'one domain of several less',
    { from: { MoreInboxDomains: 'b.example.com,c.example.com' }, to: { MoreInboxDomains: 'b.example.com' } },
    /moreInboxDomains: c\.example\.com is deployed, but it is omitted.*allowedChange=domain/,
  ],
  ...DOMAIN_MOVES,
  [
    'no hosted zone',
    { to: { HostedZoneId: '' } },
    /hostedZoneId: Z0123456789ABCDEFGHIJ is deployed, but none is given.*MX, DKIM, SPF and DMARC.*allowedChange=zone/,
  ],
  [
    'another hosted zone',
    { to: { HostedZoneId: 'Z9' } },
    /hostedZoneId: Z0123456789ABCDEFGHIJ is deployed, but Z9 is given/,
  ],
  [
    'no key of the customer, when the deployed stack deletes what it leaves out',
    { from: { EncryptionKey: 'customer', RemovalPolicy: 'destroy' } },
    /encryptionKey: .*Deploy encryptionKey=customer with removalPolicy=retain first/,
  ],
  [
    'no key of the customer together with removalPolicy=destroy',
    { from: { EncryptionKey: 'customer' }, to: { RemovalPolicy: 'destroy' } },
    /encryptionKey: /,
  ],
];

describe('an update with', () => {
  test.each(REFUSED)('%s is refused with what to do', async (_what, change, message) => {
    await expect(update(change)).rejects.toThrow(message);
  });

  test.each(REFUSED)('%s is not refused while CloudFormation rolls it back', async (_what, change) => {
    const { from, to } = change;

    await update({ ...change, status: 'UPDATE_ROLLBACK_IN_PROGRESS' });
    await update({
      ...(to && { from: to }),
      ...(from && { to: from }),
      status: 'UPDATE_ROLLBACK_IN_PROGRESS',
    });
  });

  test('two dangers is refused with both', async () => {
    await expect(update({ to: { InboxDomain: 'mail.example.com', HostedZoneId: '' } })).rejects.toThrow(
      /inboxDomain: .* hostedZoneId: /,
    );
  });

  test.each([
    ['the deployed settings', {}],
    [
      'a domain less whose place an empty text keeps, if the operator allows it',
      {
        from: { MoreInboxDomains: 'b.example.com,c.example.com' },
        to: { MoreInboxDomains: ',c.example.com', AllowedChange: 'domain' },
      },
    ],
    [
      'a domain in a place that an empty text kept',
      {
        from: { MoreInboxDomains: ',c.example.com' },
        to: { MoreInboxDomains: 'd.example.com,c.example.com' },
      },
    ],
    [
      'another domain that the operator allows',
      { to: { InboxDomain: 'b.example.com', AllowedChange: 'domain' } },
    ],
    ['no hosted zone that the operator allows', { to: { HostedZoneId: '', AllowedChange: 'zone' } }],
    ['a first hosted zone', { from: { HostedZoneId: '' } }],
    ['a first key of the customer', { to: { EncryptionKey: 'customer', RemovalPolicy: 'destroy' } }],
    ['no key of the customer, which stays', { from: { EncryptionKey: 'customer' } }],
    ['another removal policy', { to: { RemovalPolicy: 'destroy' } }],
    [
      'settings that the deployed version did not record',
      { from: { InboxDomain: undefined, HostedZoneId: undefined, EncryptionKey: undefined } },
    ],
  ])('%s is accepted', async (_what, change) => {
    await expect(update(change)).resolves.toBeUndefined();
  });

  test('allowedChange=domain does not allow to delete records, nor the other way round', async () => {
    await expect(update({ to: { HostedZoneId: '', AllowedChange: 'domain' } })).rejects.toThrow(
      'hostedZoneId',
    );
    await expect(update({ to: { InboxDomain: 'b.example.com', AllowedChange: 'zone' } })).rejects.toThrow(
      'inboxDomain',
    );
  });
});

/** The account answers, and must not be asked whether it rolls back. */
const account = (unreserved: number): DeploymentAccount => ({
  isRollingBack: () => Promise.reject(new Error('This test does not roll back')),
  unreservedExecutions: async () => unreserved,
  sendingState: async () => 'sandbox',
});

const created = (properties: object, unreserved: number) =>
  checkDeployment(
    readDeploymentRequest({ RequestType: 'Create', ResourceProperties: { ...DEPLOYED, ...properties } }),
    account(unreserved),
  );

test('a deletion is accepted, and gives no attributes', async () => {
  const request = readDeploymentRequest({ RequestType: 'Delete', ResourceProperties: DEPLOYED });

  expect(await checkDeployment(request, account(10))).toEqual({});
});

describe('the limits of a deployment', () => {
  test.each([
    [{ Concurrency: 'auto' }, 10, 10],
    [{ Concurrency: 'auto', ReservedExecutions: '570' }, 1_000, 430],
    [{ Concurrency: '1000' }, 10, 1_000],
    [{}, 1_000, 1_000],
  ])('with %j are those of the account, or of the setting: %i not reserved, %i to use', async (given, unreserved, usable) => {
    const { SendingState, ...executions } = await created(given, unreserved);

    expect(SendingState).toBe('sandbox');
    expect(Object.entries(executions).map(([name, text]) => [name, Number(text)])).toEqual(
      Object.entries({ Executions: usable, ...executionsOf(usable) }),
    );
    expect(Object.values(executions).every((text) => typeof text === 'string')).toBe(true);
  });

  test('of an update count what the deployed functions have reserved already once', async () => {
    const request = readDeploymentRequest({
      RequestType: 'Update',
      StackId: STACK,
      OldResourceProperties: { ...DEPLOYED, ReservedExecutions: '100' },
      ResourceProperties: { ...DEPLOYED, ReservedExecutions: '300' },
    });

    expect(await checkDeployment(request, account(900))).toMatchObject({ Executions: '700' });
  });
});

test('an update whose settings are not known is not accepted', () => {
  const request = {
    RequestType: 'Update',
    StackId: STACK,
    ResourceProperties: {},
    OldResourceProperties: {},
  };

  expect(() => readDeploymentRequest(request)).toThrow();
});
