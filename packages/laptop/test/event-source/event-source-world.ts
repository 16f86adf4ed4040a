import { onTestFinished } from 'vitest';
import type { Invocation, Json, QueueConsumer } from '../../src/contract.ts';
import { type Engines, startEngines } from '../../src/engines/engines.ts';
import { provision } from '../../src/engines/provision.ts';
import type { DeliveryFaults } from '../../src/event-source/delivery-faults.ts';
import { EventSource } from '../../src/event-source/event-source.ts';
import { RoleQueue } from '../../src/event-source/role-queue.ts';
import { compilePolicies } from '../../src/iam/compile-policies.ts';
import { PermissionJournal } from '../../src/iam/permission-journal.ts';
import { exampleTemplate } from '../engines/example-template.ts';
import { testDeployment } from '../template/test-deployment.ts';

export const QueueUrl = 'http://127.0.0.1/000000000000/Work';
export const DEAD_URL = 'http://127.0.0.1/000000000000/Dead';
export const ARN = 'arn:aws:sqs:us-east-1:000000000000:Work';
export const ACTIONS = ['sqs:ReceiveMessage', 'sqs:DeleteMessage'];

export class Consumer implements QueueConsumer {
  readonly logicalId = 'Fn';
  readonly arn = 'fn';
  readonly timeoutMs = 1000;
  allowsRecursion = false;
  maxInstances = 16;
  readonly batches: string[][] = [];
  readonly causes: (readonly string[])[] = [];
  answer: (records: readonly { messageId: string; body: string }[]) => Promise<Invocation> = async () => DONE;
  free: () => Promise<void> = async () => undefined;

  invoke(event: Json, causes: readonly string[] = []): Promise<Invocation> {
    this.causes.push(causes);
    const { Records } = event as unknown as { Records: { messageId: string; body: string }[] };
    this.batches.push(Records.map(({ body }) => body));
    return this.answer(Records);
  }

  whenFree(): Promise<void> {
    return this.free();
  }

  async stop(): Promise<void> {}
}

export const DONE: Invocation = { ok: true, payload: { batchItemFailures: [] } };

export interface World {
  readonly engines: Engines;
  readonly source: EventSource;
  readonly consumer: Consumer;
  readonly journal: PermissionJournal;
  readonly failures: string[];
  send(...bodies: string[]): Promise<void>;
  inFlight(): Promise<number>;
  waiting(): Promise<number>;
}

interface Terms {
  readonly actions?: readonly string[];
  readonly firstPauseMs?: number;
  readonly faults?: DeliveryFaults;
  readonly deadLetterQueueUrl?: string;
  readonly reportsFailures?: boolean;
}

export async function world({
  actions = ACTIONS,
  firstPauseMs,
  faults,
  deadLetterQueueUrl,
  reportsFailures = true,
}: Terms = {}): Promise<World> {
  const engines = await startEngines();
  onTestFinished(() => engines.stop());
  const Statement = [{ Effect: 'Allow', Action: actions, Resource: ARN }];
  const template = exampleTemplate({
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: { Policies: [{ PolicyName: 'All', PolicyDocument: { Statement } }] },
    },
  });
  await provision(template, engines, testDeployment);
  const { queues } = engines;
  const journal = new PermissionJournal();
  const authority = {
    permissions: compilePolicies(template),
    journal,
    deployment: testDeployment,
    partitionKeys: new Map<string, string>(),
  };
  const consumer = new Consumer();
  const failures: string[] = [];
  const source = new EventSource({
    settings: {
      logicalId: 'Map',
      queueArn: ARN,
      functionName: 'fn',
      batchSize: 10,
      concurrency: 5,
      reportsFailures,
    },
    target: consumer,
    queue: new RoleQueue({
      queues,
      authority,
      roleLogicalId: 'Role',
      queueUrl: QueueUrl,
      deadLetterQueueUrl,
    }),
    deployment: testDeployment,
    onFailure: ({ message }) => failures.push(message),
    faults,
    ...(firstPauseMs === undefined ? {} : { firstPauseMs }),
  });
  onTestFinished(() => source.stop());
  const count = async (name: string) => {
    const reply = await queues.call('GetQueueAttributes', { QueueUrl, AttributeNames: [name] });
    const { Attributes } = reply.body as { Attributes: Record<string, string> };
    return Number(Attributes[name]);
  };
  return {
    engines,
    source,
    consumer,
    journal,
    failures,
    async send(...bodies) {
      for (const MessageBody of bodies) await queues.call('SendMessage', { QueueUrl, MessageBody });
    },
    inFlight: () => count('ApproximateNumberOfMessagesNotVisible'),
    waiting: () => count('ApproximateNumberOfMessages'),
  };
}
