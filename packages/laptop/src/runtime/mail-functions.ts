import type { ResolvedTemplate } from '../contract.ts';
import { eventRule } from '../event-bus/rule.ts';
import { receiptRule } from '../smtp/receipt-rule.ts';

/** The API's function runs since the start, for the development account, and is not included. */
export function mailFunctions(template: ResolvedTemplate): readonly string[] {
  const topicArn = receiptRule(template)?.topicArn;
  if (topicArn === undefined) return [];
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
  // A mapping's concurrency may depend on a custom resource that has not run yet, so only these two properties are
  // read.
  const sources = mappings.map(({ properties }) => ({
    queueArn: properties['EventSourceArn'],
    functionName: String(properties['FunctionName']),
  }));
  const consumers = [...receiptQueues, ...eventQueues].flatMap((queue) =>
    sources.filter(({ queueArn }) => queueArn === queue).map(({ functionName }) => functionName),
  );
  return [...new Set(consumers)];
}
