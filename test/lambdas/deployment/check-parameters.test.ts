import { describe, expect, test } from 'vitest';
import { checkDeployment } from '../../../lambdas/deployment/check-deployment.ts';
import { refusedParameters } from '../../../lambdas/deployment/check-parameters.ts';
import { readDeploymentRequest } from '../../../lambdas/deployment/deployment-request.ts';

const GIVEN = {
  Region: 'eu-west-1',
  InboxDomain: 'inbox.example.org',
  HostedZoneId: '',
  HostedZoneName: '',
  SenderDomain: '',
  AlarmEmail: '',
  SignUp: 'open',
  ReceiptRules: 'own',
  AllowedChange: 'none',
  Nonce: '',
  Version: '0.1.0',
  ApiRequestsPerSecond: '1000',
};

describe('the parameters of a released template', () => {
  test.each([
    ['as their defaults', {}],
    ['with a zone that has both domains', { HostedZoneId: 'Z1', HostedZoneName: 'example.org' }],
    ['without a sender, and sign-up not given', { SenderDomain: 'none' }],
    ['without a sender, and sign-up closed', { SenderDomain: 'none', SignUp: 'closed' }],
    [
      'with all others',
      { SenderDomain: 'mail.example.net', AlarmEmail: 'ops@example.org', ReceiptRules: 'join' },
    ],
  ])('are taken %s', (_what, changed) => {
    expect(refusedParameters({ ...GIVEN, ...changed })).toEqual([]);
  });

  test.each([
    [
      'a region without SES',
      { Region: 'us-west-1' },
      /^SES receives no mail in us-west-1.*Deploy to one of: .*eu-west-1/,
    ],
    ['no domain', { InboxDomain: '' }, /^InboxDomain: is required/],
    [
      'a domain in capitals',
      { InboxDomain: 'Inbox.example.org' },
      /^InboxDomain: must be a lower-case domain name/,
    ],
    ['a sender that is no domain', { SenderDomain: 'me@example.org' }, /^SenderDomain: must be a lower-case/],
    [
      'the sender of the inboxes',
      { SenderDomain: 'inbox.example.org' },
      /^senderDomain must not be the inbox domain/,
    ],
    [
      'an id that is no zone',
      { HostedZoneId: '/hostedzone/Z1' },
      /^HostedZoneId: must be the id of a hosted zone/,
    ],
    [
      'a zone of another domain',
      { HostedZoneId: 'Z1', HostedZoneName: 'example.net' },
      /^inboxDomain inbox\.example\.org is not in the hosted zone example\.net/,
    ],
    [
      'a sender outside of the zone',
      { HostedZoneId: 'Z1', HostedZoneName: 'example.org', SenderDomain: 'mail.example.net' },
      /^senderDomain mail\.example\.net is not in the hosted zone/,
    ],
    ['several addresses of alarms', { AlarmEmail: '["a@example.org","b@example.org"]' }, /^AlarmEmail: /],
    ['a throttle of none', { ApiRequestsPerSecond: '0' }, /^ApiRequestsPerSecond: /],
    [
      'invitations by a service that never sends',
      { SenderDomain: 'none', SignUp: 'invite' },
      /^signUp=invite emails codes/,
    ],
    ['a way to sign up that there is not', { SignUp: 'invitation' }, /^SignUp: /],
  ])('are refused with %s', (_what, changed, message) => {
    const refused = refusedParameters({ ...GIVEN, ...changed });

    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(message);
  });

  test.each([
    'Create',
    'Update',
  ])('fail the deployment at %s, unless it is a rollback', async (RequestType) => {
    const properties = {
      InboxDomain: 'inbox.example.org',
      HostedZoneId: '',
      EncryptionKey: 'aws',
      RemovalPolicy: 'retain',
      AllowedChange: 'none',
      Parameters: { ...GIVEN, SignUp: 'somebody' },
    };
    const request = readDeploymentRequest({
      RequestType,
      StackId: 'arn',
      ResourceProperties: properties,
      OldResourceProperties: properties,
    });
    const check = (isRollingBack: boolean) =>
      checkDeployment(request, {
        isRollingBack: async () => isRollingBack,
        unreservedExecutions: async () => 1_000,
        sendingState: async () => 'production',
      });

    await expect(check(false)).rejects.toThrow(/^Nothing was changed\. SignUp: /);
    if (RequestType === 'Update') await expect(check(true)).resolves.toMatchObject({ Executions: '1000' });
  });
});
