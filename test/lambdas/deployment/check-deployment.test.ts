import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test } from 'vitest';
import { isRollingBack } from '../../../lambdas/aws/stack-status.ts';
import { checkDeployment } from '../../../lambdas/deployment/check-deployment.ts';
import { readDeploymentRequest } from '../../../lambdas/deployment/deployment-request.ts';

const STACK = 'arn:aws:cloudformation:us-east-1:123456789012:stack/AgentInbox/51af3dc0';
const DEPLOYED = {
  ServiceToken: 'arn:aws:lambda:us-east-1:123456789012:function:check',
  InboxDomain: 'agents.example.com',
  HostedZoneId: 'Z0123456789ABCDEFGHIJ',
  EncryptionKey: 'aws',
  RemovalPolicy: 'retain',
  AllowDomainChange: 'false',
  AllowRecordDeletion: 'false',
};

interface Change {
  readonly from?: object;
  readonly to?: object;
  readonly status?: 'UPDATE_IN_PROGRESS' | 'UPDATE_ROLLBACK_IN_PROGRESS';
}

/** Checks an update of a stack between two sets of settings, as CloudFormation asks for it. */
function update({ from = {}, to = {}, status = 'UPDATE_IN_PROGRESS' }: Change): Promise<void> {
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
  return checkDeployment(request, (stackId) => isRollingBack(client, stackId));
}

const REFUSED: readonly (readonly [string, Change, RegExp])[] = [
  [
    'another inbox domain',
    { to: { InboxDomain: 'mail.example.com' } },
    /^Nothing was changed\. inboxDomain: agents\.example\.com is deployed and mail\.example\.com is given.*allowDomainChange=true/,
  ],
  [
    'one domain of several less',
    { from: { MoreInboxDomains: 'b.example.com,c.example.com' }, to: { MoreInboxDomains: 'b.example.com' } },
    /moreInboxDomains: c\.example\.com is deployed and it is left out.*allowDomainChange=true/,
  ],
  [
    'no hosted zone',
    { to: { HostedZoneId: '' } },
    /hostedZoneId: Z0123456789ABCDEFGHIJ is deployed and none is given.*MX, DKIM, SPF and DMARC.*allowRecordDeletion=true/,
  ],
  [
    'another hosted zone',
    { to: { HostedZoneId: 'Z9' } },
    /hostedZoneId: Z0123456789ABCDEFGHIJ is deployed and Z9 is given/,
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
      'another first domain, if the one of before stays among the further ones',
      { to: { InboxDomain: 'b.example.com', MoreInboxDomains: 'agents.example.com' } },
    ],
    [
      'another domain that the operator allows',
      { to: { InboxDomain: 'b.example.com', AllowDomainChange: 'true' } },
    ],
    ['no hosted zone that the operator allows', { to: { HostedZoneId: '', AllowRecordDeletion: 'true' } }],
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

  test('allowDomainChange=true does not allow to delete records, nor the other way round', async () => {
    await expect(update({ to: { HostedZoneId: '', AllowDomainChange: 'true' } })).rejects.toThrow(
      'hostedZoneId',
    );
    await expect(
      update({ to: { InboxDomain: 'b.example.com', AllowRecordDeletion: 'true' } }),
    ).rejects.toThrow('inboxDomain');
  });
});

test.each(['Create', 'Delete'])('a %s is accepted without a look at the stack', async (RequestType) => {
  const request = readDeploymentRequest({ RequestType, StackId: STACK, ResourceProperties: DEPLOYED });

  await expect(
    checkDeployment(request, () => Promise.reject(new Error('nobody asks'))),
  ).resolves.toBeUndefined();
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
