import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import { DescribeActiveReceiptRuleSetCommand } from '@aws-sdk/client-ses';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { awsClients } from '../../../bin/doctor/aws/clients.ts';
import { SesIdentities } from '../../../bin/doctor/aws/ses-identities.ts';
import type { BeforeDeployContext } from '../../../bin/doctor/check.ts';
import { settingsOfDeployment } from '../../../bin/doctor/settings-of-deployment.ts';
import { FakeDns } from './fake-dns.ts';
import { mockedClients } from './mocked-clients.ts';
import { awsError, DOMAIN, REGION } from './stack-world.ts';

const NO_DIRECTORY = '/nowhere';
export const ZONE = 'example.com';
const SERVERS = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com'];

export function beforeDeployWorld(...given: readonly string[]) {
  const aws = awsClients({ region: REGION });
  const mocks = mockedClients(aws);
  const dns = new FakeDns();
  const zone = ['hostedZoneId=Z0123456789ABCDEFGHIJ', `hostedZoneName=${ZONE}`];
  const settings = settingsOfDeployment(NO_DIRECTORY, [
    `inboxDomain=${DOMAIN}`,
    ...(given.includes('no zone') ? [] : zone),
    ...given.filter((each) => each !== 'no zone'),
  ]);

  mocks.cloudFormation.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).resolves({
    Stacks: [
      {
        StackName: 'CDKToolkit',
        CreationTime: new Date(0),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '30' }],
      },
    ],
  });
  mocks.route53.on(GetHostedZoneCommand).resolves({
    HostedZone: { Id: '/hostedzone/Z0123456789ABCDEFGHIJ', Name: `${ZONE}.`, CallerReference: 'x' },
    DelegationSet: { NameServers: SERVERS },
  });
  mocks.sesv2.on(GetEmailIdentityCommand).rejects(awsError('NotFoundException', 'none'));
  mocks.sesv2.on(GetAccountCommand).resolves({
    SendingEnabled: true,
    ProductionAccessEnabled: true,
    SendQuota: { Max24HourSend: -1, SentLast24Hours: 5, MaxSendRate: 14 },
  });
  mocks.ses.on(DescribeActiveReceiptRuleSetCommand).resolves({});
  mocks.lambda.on(GetAccountSettingsCommand).resolves({
    AccountLimit: { ConcurrentExecutions: 1_000, UnreservedConcurrentExecutions: 1_000 },
  });
  dns.set(
    'NS',
    ZONE,
    SERVERS.map((server) => `${server.toUpperCase()}.`),
  );

  return {
    aws,
    mocks,
    dns,
    context: (changes: Partial<BeforeDeployContext> = {}): BeforeDeployContext => ({
      settings,
      stack: { region: REGION },
      existing: undefined,
      aws,
      dns,
      identities: new SesIdentities(aws.sesv2),
      ...changes,
    }),
  };
}
export type BeforeDeployWorld = ReturnType<typeof beforeDeployWorld>;
