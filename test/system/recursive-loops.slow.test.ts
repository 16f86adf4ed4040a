import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { policySchema } from '../../lambdas/settings/policy.ts';
import { ADVERSE_SEED, times } from './adverse-seed.ts';
import { changedAssembly, type Resources } from './changed-assembly.ts';
import { Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

/** Attempts that follow one another without a wait: each is one invocation of the chain. */
const ATTEMPTS = 20;
/** Lambda's limit for a function that does not allow recursion. */
const MAX_INVOCATIONS = 16;
/** An attempt is counted before it is made: in adverse mode functions end between the two. */
const MADE =
  ADVERSE_SEED === undefined
    ? ATTEMPTS
    : expect.toSatisfy((made: number) => made > MAX_INVOCATIONS && made <= ATTEMPTS);

const environmentSchema = z.looseObject({ Variables: z.looseObject({ POLICY: z.string() }) });

/** Compresses the schedule of webhooks to nothing, and lets the function that makes the attempts recurse or not. */
function withSchedule(allowsRecursion: boolean): (resources: Resources) => void {
  return (resources) => {
    for (const [id, { Type, Properties }] of Object.entries(resources)) {
      if (Type !== 'AWS::Lambda::Function' || !id.startsWith('WebhooksDeliver')) continue;
      const environment = environmentSchema.parse(Properties['Environment']);
      const policy = policySchema.parse(JSON.parse(environment.Variables.POLICY));
      const webhookSchedule = Array.from({ length: ATTEMPTS }, () => 0);
      environment.Variables.POLICY = JSON.stringify({ ...policy, webhookSchedule });
      Properties['Environment'] = environment;
      if (!allowsRecursion) delete Properties['RecursiveLoop'];
    }
  };
}

async function deadLetters({ runtime }: Service, queue: string): Promise<number> {
  const found = runtime.template
    .ofType('AWS::SQS::Queue')
    .find(({ logicalId }) => logicalId.startsWith(queue));
  const { Attributes } = await runtime.inspection.sqs.send(
    new GetQueueAttributesCommand({
      QueueUrl: `http://127.0.0.1/000000000000/${found?.logicalId ?? ''}`,
      AttributeNames: ['ApproximateNumberOfMessages'],
    }),
  );
  return Number(Attributes?.['ApproximateNumberOfMessages']);
}

describe.each([
  ['allows recursion, as deployed', true],
  ['does not allow recursion', false],
])('a webhook whose endpoint always fails, where deliver-webhook %s', (_name, allowsRecursion) => {
  let service: Service;
  let assembly: Awaited<ReturnType<typeof changedAssembly>>;
  beforeAll(async () => {
    assembly = await changedAssembly(withSchedule(allowsRecursion));
    service = await Service.start({ assembly: assembly.directory });
  });
  afterAll(async () => {
    await service.stop();
    assembly.remove();
  });

  const outcome = allowsRecursion
    ? `gets all ${ATTEMPTS} attempts, and the event ends in the queue of dead deliveries`
    : `gets ${MAX_INVOCATIONS} attempts, and the message is moved to the dead-letter queue and counted`;
  test(`${outcome}`, async () => {
    await using endpoint = await WebhookEndpoint.open(500);
    const account = await service.account();
    await hookTo(service, account, endpoint);
    await service.deliver({ to: account.inboxId });
    await service.runtime.settled();

    const dropped = service.runtime.compute.recursiveInvocationsDropped();
    expect({
      attempts: endpoint.received.length,
      events: endpoint.counts().size,
      dropped: [...dropped.values()],
      loops: await deadLetters(service, 'WebhooksAttemptsDeadLetters'),
      dead: await deadLetters(service, 'WebhooksDead'),
    }).toEqual(
      allowsRecursion
        ? { attempts: MADE, events: 1, dropped: [], loops: 0, dead: times(1) }
        : { attempts: MAX_INVOCATIONS, events: 1, dropped: [1], loops: 1, dead: 0 },
    );
  });
});
