import { resourceSpec } from './service-spec.ts';
import { type CfnTemplate, intrinsic } from './template.ts';

const PSEUDO = new Set([
  'AWS::AccountId',
  'AWS::NoValue',
  'AWS::NotificationARNs',
  'AWS::Partition',
  'AWS::Region',
  'AWS::StackId',
  'AWS::StackName',
  'AWS::URLSuffix',
]);
/** Attributes of these are what their function answers. */
const OF_CUSTOM = /^(Custom::|AWS::CloudFormation::CustomResource$)/;

export interface Reference {
  readonly path: string;
  readonly target: string;
  /** Undefined for a `Ref`. */
  readonly attribute: string | undefined;
}

/** Every reference within a value: `Ref`, `Fn::GetAtt`, and the variables of `Fn::Sub`. */
function* referencesIn(value: unknown, path: string): Generator<Reference> {
  const [name, argument] = intrinsic(value) ?? [];
  if (name === 'Ref' && typeof argument === 'string') yield { path, target: argument, attribute: undefined };
  else if (name === 'Fn::GetAtt') yield* attributeReference(argument, path);
  else if (name === 'Fn::Sub') yield* variablesOf(argument, path);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* referencesIn(member, `${path}.${key}`);
  }
}

function* attributeReference(argument: unknown, path: string): Generator<Reference> {
  const parts: unknown[] =
    typeof argument === 'string' ? argument.split('.') : Array.isArray(argument) ? argument : [];
  const [target, ...attribute] = parts.map(String);
  if (target !== undefined) yield { path, target, attribute: attribute.join('.') };
}

function* variablesOf(argument: unknown, path: string): Generator<Reference> {
  const [text, own = {}]: unknown[] = Array.isArray(argument) ? argument : [argument];
  yield* referencesIn(own, path);
  const named = typeof own === 'object' && own !== null ? Object.keys(own) : [];
  for (const [, name = ''] of String(text).matchAll(/\$\{([^!}][^}]*)\}/g)) {
    if (named.includes(name)) continue;
    if (name.includes('.')) yield* attributeReference(name, path);
    else yield { path, target: name, attribute: undefined };
  }
}

/** What refers to nothing, or to an attribute that there is not. */
export function* checkReferences(template: CfnTemplate): Generator<string> {
  const { Resources, Outputs, Parameters } = template;
  for (const [id, { Properties, DependsOn }] of Object.entries(Resources)) {
    for (const other of DependsOn) {
      if (!Object.hasOwn(Resources, other)) yield `${id} depends on ${other}, which does not exist`;
    }
    for (const reference of referencesIn(Properties, id)) yield* checkReference(reference, template);
  }
  for (const [name, { Value }] of Object.entries(Outputs)) {
    for (const reference of referencesIn(Value, `Outputs.${name}`))
      yield* checkReference(reference, template);
  }
  for (const name of Object.keys(Parameters)) {
    if (Object.hasOwn(Resources, name)) yield `${name} is a parameter and a resource`;
  }
}

function* checkReference(
  { path, target, attribute }: Reference,
  { Resources, Parameters }: CfnTemplate,
): Generator<string> {
  const type = Object.hasOwn(Resources, target) ? Resources[target]?.Type : undefined;
  if (attribute === undefined) {
    if (type === undefined && !Object.hasOwn(Parameters, target) && !PSEUDO.has(target)) {
      yield `${path} refers to ${target}, which does not exist`;
    }
  } else if (type === undefined) {
    yield `${path} takes an attribute of ${target}, which does not exist`;
  } else if (!OF_CUSTOM.test(type) && !Object.hasOwn(resourceSpec(type)?.attributes ?? {}, attribute)) {
    yield `${path} takes ${target}.${attribute}, and ${type} has no such attribute`;
  }
}

export function* checkCycles({ Resources }: CfnTemplate): Generator<string> {
  const finished = new Set<string>();
  const visit = function* (id: string, trail: readonly string[]): Generator<string> {
    if (trail.includes(id)) {
      yield `cycle: ${[...trail.slice(trail.indexOf(id)), id].join(' -> ')}`;
      return;
    }
    const resource = Resources[id];
    if (resource === undefined || finished.has(id)) return;
    const targets = [...referencesIn(resource.Properties, id)].map(({ target }) => target);
    for (const next of new Set([...resource.DependsOn, ...targets])) yield* visit(next, [...trail, id]);
    finished.add(id);
  };
  for (const id of Object.keys(Resources)) yield* visit(id, []);
}
