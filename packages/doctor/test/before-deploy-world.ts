import { DescribeStacksCommand, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import { DescribeActiveReceiptRuleSetCommand } from '@aws-sdk/client-ses';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { awsClients } from '../src/aws/clients.ts';
import type { Decision, SimulatePrincipalPolicyCommand } from '../src/aws/policy-simulator.ts';
import { SesIdentities } from '../src/aws/ses-identities.ts';
import type { BeforeDeployContext } from '../src/check.ts';
import { settingsOfDeployment } from '../src/settings-of-deployment.ts';
import { FakeDns } from './fake-dns.ts';
import { mockedClients } from './mocked-clients.ts';
import { awsError, DOMAIN, REGION } from './stack-world.ts';

export const EXECUTION_ROLE = 'arn:aws:iam::123456789012:role/cdk-exec';
type Simulation = SimulatePrincipalPolicyCommand['input'];

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
        StackId: `arn:aws:cloudformation:${REGION}:123456789012:stack/CDKToolkit/1`,
        CreationTime: new Date(0),
        StackStatus: 'CREATE_COMPLETE',
        Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '30' }],
      },
    ],
  });
  mocks.cloudFormation.on(ListStackResourcesCommand).resolves({
    StackResourceSummaries: [
      {
        LogicalResourceId: 'CloudFormationExecutionRole',
        ResourceType: 'AWS::IAM::Role',
        PhysicalResourceId: 'cdk-exec',
        LastUpdatedTimestamp: new Date(0),
        ResourceStatus: 'CREATE_COMPLETE',
      },
    ],
  });
  const decide = (answer: (input: Simulation) => readonly Decision[]) =>
    mocks.iam.onAnyCommand().callsFake(answer as never);
  decide(({ ActionNames }) =>
    ActionNames.map((action) => ({ action, isAllowed: true, isAllowedByOrganization: true })),
  );
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
    decide,
    context: (changes: Partial<BeforeDeployContext> = {}): BeforeDeployContext => ({
      settings,
      deployer: undefined,
      stack: { region: REGION },
      existing: undefined,
      sends: true,
      aws,
      dns,
      identities: new SesIdentities(aws.sesv2),
      ...changes,
    }),
  };
}
export type BeforeDeployWorld = ReturnType<typeof beforeDeployWorld>;
