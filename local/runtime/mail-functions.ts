import type { ResolvedTemplate } from '../contract.ts';
import { eventRule } from '../event-bus/rule.ts';
import { eventSourceSettings } from '../event-source/event-source.ts';
import { isOfTable } from '../event-source/table-stream.ts';
import { receiptRule } from '../smtp/receipt-rule.ts';

/**
 * The functions that a mail invokes, in the order in which it reaches them: consumers of the receipts, and of the events that
 * announce it. The function of the API runs since the start, for the development account.
 * @returns names that `Functions.find` takes, each once.
 */
export function mailFunctions(template: ResolvedTemplate): readonly string[] {
  const { topicArn } = receiptRule(template);
  const receiptQueues = template
    .ofType('AWS::SNS::Subscription')
    .filter(({ properties }) => properties['TopicArn'] === topicArn)
    .map(({ properties }) => properties['Endpoint']);
  const eventQueues = template
    .ofType('AWS::Events::Rule')
    .map(eventRule)
    .filter(({ pattern }) => pattern !== undefined)
    .flatMap(({ targets }) => targets.map(({ arn }) => arn));
  const mappings = template.ofType('AWS::Lambda::EventSourceMapping');
  const sources = mappings.filter((mapping) => !isOfTable(mapping)).map(eventSourceSettings);
  const consumers = [...receiptQueues, ...eventQueues].flatMap((queue) =>
    sources.filter(({ queueArn }) => queueArn === queue).map(({ functionName }) => functionName),
  );
  return [...new Set(consumers)];
}
