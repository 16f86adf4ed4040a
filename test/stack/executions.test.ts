import { expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, queueMappings, synthesized, textOf, variablesOf } from './synthesized.ts';

type Settings = Readonly<Record<string, string>>;

const mappingSchema = z.object({
  EventSourceArn: z.unknown(),
  FunctionName: z.unknown(),
  BatchSize: z.int(),
  ScalingConfig: z.object({ MaximumConcurrency: z.unknown() }),
});
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

/** A number, or the name of the attribute of the deployment check that gives it. */
function limitOf(value: unknown): unknown {
  const got = attribute.safeParse(value);
  if (!got.success) return value;
  const [resource, name] = got.data['Fn::GetAtt'];
  return nameOf(resource) === 'DeploymentChecked' ? name : value;
}

/** How many batches of how many messages each function may work on at once. */
const batches = (settings: Settings): Record<string, unknown> =>
  Object.fromEntries(
    [...queueMappings(synthesized(settings), mappingSchema).values()].map(
      ({ FunctionName, BatchSize, ScalingConfig }) => [
        textOf(FunctionName),
        [BatchSize, limitOf(ScalingConfig.MaximumConcurrency)],
      ],
    ),
  );

const waits = (settings: Settings): Record<string, unknown> =>
  Object.fromEntries(
    [...variablesOf(synthesized(settings))]
      .filter(([, variables]) => 'WAITING_CALLS' in variables)
      .map(([id, variables]) => [nameOf(id), limitOf(variables['WAITING_CALLS'])]),
  );

test('every function that a queue invokes has the executions that the account allows it', () => {
  expect(batches({})).toEqual({
    AttachmentTextFunction: [1, 'ReadAttachment'],
    DeferredMailFunction: [1, 'ReleaseDeferred'],
    MailIngressReceiveMailFunction: [10, 'ReceiveMail'],
    PurgeFunction: [1, 'Purge'],
    StreamFanOutFunction: [10, 'StreamFanOut'],
    UsageFunction: [10, 'RollUpUsage'],
    WebhooksDeliverFunction: [1, 'DeliverWebhook'],
    WebhooksDeliverSlowFunction: [10, 'DeliverSlowWebhook'],
    WebhooksFanOutFunction: [10, 'FanOutWebhooks'],
  });
});

test('a function with a reservation uses no more than that, and no more than it has otherwise unless it receives mail or delivers to slow webhooks', () => {
  const reservedConcurrency = '{"receive-mail":20,"deliver-webhook":500,"deliver-slow-webhook":30,"purge":4}';

  expect(batches({ reservedConcurrency })).toMatchObject({
    MailIngressReceiveMailFunction: [10, 20],
    WebhooksDeliverFunction: [1, 100],
    WebhooksDeliverSlowFunction: [10, 30],
    PurgeFunction: [1, 4],
    UsageFunction: [10, 'RollUpUsage'],
  });
});

test.each([
  [300, 300],
  [2_000, 1_000],
])('a reservation of %i for receive-mail takes the place of what the account allows: %i', (reserved, most) => {
  expect(batches({ reservedConcurrency: `{"receive-mail":${reserved}}` })).toMatchObject({
    MailIngressReceiveMailFunction: [10, most],
  });
});

test.each<[Settings, unknown, unknown]>([
  [{}, 'Waits', 'Waits'],
  [{ waitingCalls: '7' }, '7', '7'],
  [{ reservedConcurrency: '{"api":101}' }, '50', 'Waits'],
  [{ reservedConcurrency: '{"mcp":1000}' }, 'Waits', '200'],
])('with %j %s calls may wait in api, and %s in mcp', (settings, api, mcp) => {
  expect(waits(settings)).toEqual({ RestApiFunction: api, AssistantsMcpFunction: mcp });
});
