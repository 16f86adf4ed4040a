import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { nameOf, resourcesOf, textOf } from './synthesized.ts';

/** Functions that a function leads to: what it sends, publishes or invokes may invoke them. */
type InvocationGraph = ReadonlyMap<string, ReadonlySet<string>>;

const text = z.union([z.string(), z.array(z.string())]);
const policyProperties = z.object({
  Roles: z.array(z.unknown()),
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Action: text, Resource: z.unknown() })),
  }),
});
const functionProperties = z.object({ Role: z.unknown(), RecursiveLoop: z.string().optional() });
const mappingProperties = z.object({ EventSourceArn: z.unknown(), FunctionName: z.unknown() });
const subscriptionProperties = z.object({ TopicArn: z.unknown(), Endpoint: z.unknown() });
const ruleProperties = z.object({
  EventBusName: z.unknown().optional(),
  Targets: z.array(z.object({ Arn: z.unknown() })).default([]),
});

/** What hands on to what: queue to function, topic to queue, bus to queue. Functions are not followed here. */
interface Wiring {
  readonly to: Map<string, Set<string>>;
}

const LOOP_ACTIONS = ['sqs:SendMessage', 'sns:Publish', 'lambda:InvokeFunction'];
const EVENT_ACTIONS = ['events:PutEvents'];

/**
 * The edges that recursive loop detection follows: SQS, SNS and direct invocations. (S3 too, but no bucket of the stack
 * notifies anybody; the test says so.)
 * @param withEvents also those through EventBridge, which it does not follow.
 */
export function invocationGraph(
  template: Template,
  { withEvents }: { withEvents: boolean },
): InvocationGraph {
  const wiring = wiringOf(template, withEvents);
  const actions = [...LOOP_ACTIONS, ...(withEvents ? EVENT_ACTIONS : [])];
  const policies = [...resourcesOf(template, 'AWS::IAM::Policy', policyProperties).values()];
  const functions = resourcesOf(template, 'AWS::Lambda::Function', functionProperties);
  const names = new Set([...functions.keys()].map(nameOf));
  const graph = new Map<string, Set<string>>();
  for (const [id, { Role }] of functions) {
    const granted = policies
      .filter(({ Roles }) => Roles.map(textOf).includes(textOf(Role)))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Action }) => [Action].flat().some((action) => mayBe(action, actions)))
      .flatMap(({ Resource }) => [Resource].flat().map(textOf));
    // A permission for everything leads everywhere.
    const targets = granted.includes('*') ? [...wiring.to.keys(), ...names] : granted;
    graph.set(nameOf(id), new Set(targets.flatMap((target) => functionsBehind(target, wiring, names))));
  }
  return graph;
}

function mayBe(action: string, wanted: readonly string[]): boolean {
  const pattern = new RegExp(`^${action.replaceAll('*', '.*')}$`);
  return wanted.some((each) => pattern.test(each));
}

function wiringOf(template: Template, withEvents: boolean): Wiring {
  const to = new Map<string, Set<string>>();
  const add = (from: unknown, target: unknown) => {
    const name = textOf(from);
    to.set(name, (to.get(name) ?? new Set()).add(textOf(target)));
  };
  const mappings = resourcesOf(template, 'AWS::Lambda::EventSourceMapping', mappingProperties);
  for (const { EventSourceArn, FunctionName } of mappings.values()) add(EventSourceArn, FunctionName);
  const subscriptions = resourcesOf(template, 'AWS::SNS::Subscription', subscriptionProperties);
  for (const { TopicArn, Endpoint } of subscriptions.values()) add(TopicArn, Endpoint);
  if (withEvents) {
    for (const { EventBusName, Targets } of resourcesOf(
      template,
      'AWS::Events::Rule',
      ruleProperties,
    ).values()) {
      for (const { Arn } of Targets) if (EventBusName !== undefined) add(EventBusName, Arn);
    }
  }
  return { to };
}

function functionsBehind(
  name: string,
  wiring: Wiring,
  functions: ReadonlySet<string>,
  seen = new Set<string>(),
): string[] {
  if (functions.has(name)) return [name];
  if (seen.has(name)) return [];
  seen.add(name);
  return [...(wiring.to.get(name) ?? [])].flatMap((next) => functionsBehind(next, wiring, functions, seen));
}

/** Functions that lead to themselves, sorted. */
export function functionsInCycles(graph: InvocationGraph): string[] {
  return [...graph.keys()].filter((name) => reachable(graph, name).has(name)).sort();
}

function reachable(graph: InvocationGraph, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of graph.get(name) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** Functions by their property `RecursiveLoop`, sorted; those without it have Lambda's default. */
export function recursiveLoops(template: Template): Readonly<Record<string, readonly string[]>> {
  const byValue: Record<string, string[]> = {};
  for (const [id, { RecursiveLoop = 'Terminate' }] of resourcesOf(
    template,
    'AWS::Lambda::Function',
    functionProperties,
  )) {
    byValue[RecursiveLoop] = [...(byValue[RecursiveLoop] ?? []), nameOf(id)].sort();
  }
  return byValue;
}
