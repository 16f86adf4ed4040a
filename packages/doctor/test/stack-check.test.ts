import { DescribeStacksCommand, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { describe, expect, test } from 'vitest';
import { awsClients } from '../src/aws/clients.ts';
import { type StackLookUp, stackCheck } from '../src/examine-stack.ts';
import { mockedClients } from './mocked-clients.ts';
import { awsError, findingsOf, NOW } from './stack-world.ts';

const OUTPUTS = [
  { OutputKey: 'InboxDomain', OutputValue: 'agents.example.com' },
  { OutputKey: 'BaseUrl', OutputValue: 'https://api.example.com/v1' },
];

function world(StackStatus: 'CREATE_COMPLETE' | string, Outputs = OUTPUTS) {
  const aws = awsClients({ region: 'us-east-1' });
  const mocks = mockedClients(aws);
  mocks.cloudFormation.on(DescribeStacksCommand, { StackName: 'Mail' }).resolves({
    Stacks: [
      {
        StackName: 'Mail',
        StackId: 'arn:aws:cloudformation:eu-west-1:123456789012:stack/Mail/1',
        CreationTime: NOW,
        StackStatus: StackStatus as 'CREATE_COMPLETE',
        Outputs,
      },
    ],
  });
  mocks.cloudFormation
    .on(ListStackResourcesCommand, { StackName: 'Mail' })
    .resolves({ StackResourceSummaries: [resource('One', 'q1')], NextToken: 'next' })
    .on(ListStackResourcesCommand, { StackName: 'Mail', NextToken: 'next' })
    .resolves({ StackResourceSummaries: [resource('Two', 'q2')] });
  const lookUp: StackLookUp = { aws, name: 'Mail', region: 'eu-west-1' };
  return { mocks, lookUp };
}

function resource(LogicalResourceId: string, PhysicalResourceId: string) {
  return {
    LogicalResourceId,
    PhysicalResourceId,
    ResourceType: 'AWS::SQS::Queue',
    LastUpdatedTimestamp: NOW,
    ResourceStatus: 'CREATE_COMPLETE' as const,
  };
}

describe('the stack check of doctor', () => {
  test('reads outputs, region and every page of resources', async () => {
    const { lookUp } = world('UPDATE_COMPLETE');
    expect(await findingsOf(stackCheck, lookUp)).toEqual([{ status: 'ok', detail: 'UPDATE_COMPLETE' }]);
    expect(lookUp.facts).toMatchObject({ name: 'Mail', region: 'eu-west-1' });
    expect(lookUp.facts?.idsOf('AWS::SQS::Queue')).toEqual(['q1', 'q2']);
    expect(lookUp.facts?.output('InboxDomain')).toBe('agents.example.com');
  });

  test.each([
    ['UPDATE_IN_PROGRESS', 'warning'],
    ['UPDATE_ROLLBACK_COMPLETE', 'warning'],
    ['ROLLBACK_COMPLETE', 'failure'],
    ['UPDATE_ROLLBACK_FAILED', 'failure'],
    ['DELETE_FAILED', 'failure'],
  ])('reports a stack in the state %s as %s', async (state, status) => {
    const { lookUp } = world(state);
    expect(await findingsOf(stackCheck, lookUp)).toMatchObject([
      { status, detail: expect.stringContaining(state) },
    ]);
  });

  test('reports a stack that does not exist, with the region that was asked', async () => {
    const { mocks, lookUp } = world('CREATE_COMPLETE');
    mocks.cloudFormation
      .on(DescribeStacksCommand)
      .rejects(awsError('ValidationError', 'Stack with id Mail does not exist'));
    expect(await findingsOf(stackCheck, lookUp)).toMatchObject([
      { status: 'failure', detail: 'There is no stack Mail in eu-west-1' },
    ]);
    expect(lookUp.facts).toBeUndefined();
  });

  test('reports a stack of something else, and looks no further', async () => {
    const { lookUp } = world('CREATE_COMPLETE', []);
    expect(await findingsOf(stackCheck, lookUp)).toMatchObject([
      { status: 'failure', detail: 'Mail is not an Agent Inbox stack' },
    ]);
    expect(lookUp.facts).toBeUndefined();
  });

  test('names the permission that is missing', async () => {
    const { mocks, lookUp } = world('CREATE_COMPLETE');
    const message = 'User: x is not authorized to perform: cloudformation:ListStackResources on resource: y';
    mocks.cloudFormation.on(ListStackResourcesCommand).rejects(awsError('AccessDenied', message));
    expect(await findingsOf(stackCheck, lookUp)).toMatchObject([
      { status: 'not_checked', missingPermission: 'cloudformation:ListStackResources' },
    ]);
  });
});
