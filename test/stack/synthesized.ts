import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { FEATURE_FLAGS } from '../../lib/feature-flags.ts';
import { readSettings } from '../../lib/settings.ts';
import { AgentInboxStack } from '../../lib/stack.ts';
import { AgentInboxTemplateStack } from '../../lib/template-stack.ts';

export const INBOX_DOMAIN = 'agents.example.com';

/** What a template does not show, and CDK takes a quarter of a synthesis for. */
const LEFT_OUT = { stackTraces: false, treeMetadata: false };

/** The stack that `bin/app.ts` makes for these settings, with the bundling of code left out. */
export function stackOf(settings: Readonly<Record<string, unknown>> = {}): AgentInboxStack {
  const app = new App({
    ...LEFT_OUT,
    context: {
      ...FEATURE_FLAGS,
      'aws:cdk:bundling-stacks': [],
      inboxDomain: INBOX_DOMAIN,
      ...settings,
    },
  });
  return new AgentInboxStack(app, readSettings(app.node), {});
}

const released = new Map<string, Template>();

/** A released template, before CloudFormation has its parameters. */
export function releasedTemplate(template: 'retain' | 'try' = 'retain'): Template {
  const app = new App({ ...LEFT_OUT, context: { ...FEATURE_FLAGS, 'aws:cdk:bundling-stacks': [] } });
  const made =
    released.get(template) ??
    Template.fromStack(new AgentInboxTemplateStack(app, 'AgentInbox', { version: '0.1.0', template }));
  released.set(template, made);
  return made;
}

const templates = new Map<string, Template>();

/** Its template, which no test may change. */
export function synthesized(settings: Readonly<Record<string, unknown>> = {}): Template {
  const key = JSON.stringify(Object.entries(settings).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const template = templates.get(key) ?? Template.fromStack(stackOf(settings));
  templates.set(key, template);
  return template;
}

export function resourcesOf<T extends z.ZodType>(
  template: Template,
  type: string,
  properties: T,
): ReadonlyMap<string, z.output<T>> {
  const found = z
    .record(z.string(), z.object({ Properties: properties.optional() }))
    .parse(template.findResources(type));
  const entries: [string, z.output<T>][] = [];
  for (const [id, resource] of Object.entries(found)) {
    entries.push([id, properties.parse(resource.Properties ?? {})]);
  }
  return new Map(entries);
}

/** Event sources that are queues, not the stream of the table. */
export function queueMappings<T extends z.ZodType>(
  template: Template,
  properties: T,
): ReadonlyMap<string, z.output<T>> {
  const all = resourcesOf(template, 'AWS::Lambda::EventSourceMapping', z.looseObject({}));
  const queues = [...all].filter(([, found]) => found['StartingPosition'] === undefined);
  return new Map(queues.map(([id, found]) => [id, properties.parse(found)]));
}

/** The variables of each function, by its logical id. */
export function variablesOf(template: Template): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const properties = z.object({ Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }) });
  const functions = resourcesOf(template, 'AWS::Lambda::Function', properties);
  return new Map([...functions].map(([id, { Environment }]) => [id, Environment.Variables]));
}

export function nameOf(logicalId: string): string {
  return logicalId.replace(/[0-9A-F]{8}$/, '');
}

const reference = z.object({ Ref: z.string() });
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });

/** `stack/<name>/<8 characters>-...` */
const PART_OF_STACK_ID = {
  'Fn::Select': [
    0,
    { 'Fn::Split': ['-', { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] }] },
  ],
};

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const ref = reference.safeParse(value);
  if (ref.success) return ref.data.Ref.startsWith('AWS::') ? `\${${ref.data.Ref}}` : nameOf(ref.data.Ref);
  const got = attribute.safeParse(value);
  if (got.success) return nameOf(got.data['Fn::GetAtt'][0]);
  if (JSON.stringify(value) === JSON.stringify(PART_OF_STACK_ID)) return 'PART-OF-STACK-ID';
  const [separator, parts] = joined.parse(value)['Fn::Join'];
  return parts.map(textOf).join(separator);
}
