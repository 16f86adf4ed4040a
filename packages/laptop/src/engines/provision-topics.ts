import * as z from 'zod';
import type { ResolvedTemplate } from '../contract.ts';
import { propertiesOf } from '../template/properties-of.ts';
import { childText, elementsNamed, parseXml, type XmlElement } from '../xml/parse-xml.ts';
import { callEngine } from './call-engine.ts';
import type { EngineOrigins } from './engines.ts';

/** Alarms go to operators' addresses and pagers, to which a laptop does not write. */
const OF_OPERATORS: ReadonlySet<unknown> = new Set(['email', 'https']);

const subscriptionSchema = z.object({
  TopicArn: z.string(),
  Protocol: z.literal('sqs'),
  Endpoint: z.string(),
  RawMessageDelivery: z.boolean().default(false),
});
type Subscription = z.output<typeof subscriptionSchema>;

type SnsEngine = Pick<EngineOrigins, 'fauxqs' | 'fauxqsAgent'>;

/**
 * Existing subscriptions are kept, so that a restart loses nothing; those that the template no longer has are removed,
 * because their queue has no reader.
 */
export async function provisionTopics(engine: SnsEngine, template: ResolvedTemplate): Promise<void> {
  const wanted = template
    .ofType('AWS::SNS::Subscription')
    .filter(({ properties }) => !OF_OPERATORS.has(properties['Protocol']))
    .map((subscription) => propertiesOf(subscription, subscriptionSchema));
  for (const { logicalId } of template.ofType('AWS::SNS::Topic')) {
    const created = await callSns(engine, { Action: 'CreateTopic', Name: logicalId });
    const topicArn = elementsNamed(created, 'TopicArn')[0]?.text;
    if (topicArn === undefined) throw new Error(`The engine gave topic ${logicalId} no ARN`);
    const subscriptions = wanted.filter((subscription) => subscription.TopicArn === topicArn);
    const kept = await existing(engine, topicArn);
    for (const [endpoint, subscriptionArn] of kept) {
      if (!subscriptions.some(({ Endpoint }) => Endpoint === endpoint)) {
        await callSns(engine, { Action: 'Unsubscribe', SubscriptionArn: subscriptionArn });
      }
    }
    for (const subscription of subscriptions) await subscribe(engine, subscription, kept);
  }
}

async function subscribe(
  engine: SnsEngine,
  { TopicArn, Protocol, Endpoint, RawMessageDelivery }: Subscription,
  kept: ReadonlyMap<string, string>,
): Promise<void> {
  let subscriptionArn = kept.get(Endpoint);
  if (subscriptionArn === undefined) {
    const made = await callSns(engine, { Action: 'Subscribe', TopicArn, Protocol, Endpoint });
    subscriptionArn = elementsNamed(made, 'SubscriptionArn')[0]?.text;
    if (subscriptionArn === undefined) throw new Error(`The engine did not subscribe ${Endpoint}`);
  }
  await callSns(engine, {
    Action: 'SetSubscriptionAttributes',
    SubscriptionArn: subscriptionArn,
    AttributeName: 'RawMessageDelivery',
    AttributeValue: String(RawMessageDelivery),
  });
}

async function existing(engine: SnsEngine, topicArn: string): Promise<ReadonlyMap<string, string>> {
  const listed = await callSns(engine, { Action: 'ListSubscriptionsByTopic', TopicArn: topicArn });
  const subscriptions = elementsNamed(listed, 'member').map(
    (member) => [childText(member, 'Endpoint') ?? '', childText(member, 'SubscriptionArn') ?? ''] as const,
  );
  return new Map(subscriptions);
}

async function callSns(engine: SnsEngine, parameters: Record<string, string>): Promise<XmlElement> {
  const { fauxqs, fauxqsAgent } = engine;
  const { status, text } = await callEngine(fauxqs, fauxqsAgent, 'POST', new URLSearchParams(parameters));
  if (status !== 200) throw new Error(`SNS ${parameters['Action']} failed with ${status}: ${text}`);
  return parseXml(text);
}
