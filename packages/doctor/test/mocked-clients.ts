import { mockClient } from 'aws-sdk-client-mock';
import type { AwsClients } from '../src/aws/clients.ts';

export function mockedClients(aws: AwsClients) {
  const mocks = {
    cloudFormation: mockClient(aws.cloudFormation),
    cloudWatch: mockClient(aws.cloudWatch),
    // It has the form of a client, and its commands that of the SDK's.
    iam: mockClient(aws.iam as unknown as AwsClients['sqs']),
    kms: mockClient(aws.kms),
    lambda: mockClient(aws.lambda),
    route53: mockClient(aws.route53),
    ses: mockClient(aws.ses),
    sesv2: mockClient(aws.sesv2),
    sns: mockClient(aws.sns),
    sqs: mockClient(aws.sqs),
  };
  return mocks;
}
type MockedClients = ReturnType<typeof mockedClients>;

/** Signing prefix of each client's actions in IAM. */
const PREFIXES: Readonly<Record<keyof MockedClients, string>> = {
  cloudFormation: 'cloudformation',
  cloudWatch: 'cloudwatch',
  iam: 'iam',
  kms: 'kms',
  lambda: 'lambda',
  route53: 'route53',
  ses: 'ses',
  sesv2: 'ses',
  sns: 'sns',
  sqs: 'sqs',
};

export function actionsOfCalls(mocks: MockedClients): readonly string[] {
  const actions = Object.entries(mocks).flatMap(([name, mock]) =>
    mock.calls().map((call) => {
      const operation = String(call.args[0].constructor.name).replace(/Command$/, '');
      return `${PREFIXES[name as keyof MockedClients]}:${operation}`;
    }),
  );
  return [...new Set(actions)].sort();
}

export function refuseAll(mocks: MockedClients): void {
  for (const [name, mock] of Object.entries(mocks)) {
    const prefix = PREFIXES[name as keyof MockedClients];
    mock.reset();
    (mock as MockedClients['sqs']).onAnyCommand().callsFake(() => {
      const last = mock.calls().at(-1)?.args[0].constructor.name ?? '';
      const action = `${prefix}:${String(last).replace(/Command$/, '')}`;
      throw Object.assign(
        new Error(
          `User: arn:aws:iam::123456789012:user/op is not authorized to perform: ${action} on resource: *`,
        ),
        { name: 'AccessDeniedException', $metadata: {} },
      );
    });
  }
}
