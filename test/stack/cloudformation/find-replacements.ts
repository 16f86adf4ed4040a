import { isDeepStrictEqual } from 'node:util';
import type { PropertyType, ResourceProperties } from '@aws-cdk/service-spec-types';
import { propertiesOfType, resourceSpec } from './service-spec.ts';
import { readTemplate } from './template.ts';

/**
 * What an update from one template to another does to the resources of some types: each that is deleted, or replaced
 * because a property changes that CloudFormation cannot change in place (or perhaps cannot).
 */
export function findReplacements(
  deployed: unknown,
  wanted: unknown,
  isProtected: (type: string, id: string) => boolean,
): readonly string[] {
  const before = readTemplate(deployed).Resources;
  const after = readTemplate(wanted).Resources;
  const found: string[] = [];
  for (const [id, { Type, Properties }] of Object.entries(before)) {
    if (!isProtected(Type, id)) continue;
    const other = after[id];
    if (other === undefined || other.Type !== Type) found.push(`${id} is deleted`);
    else if (Type.startsWith('Custom::')) {
      // CloudFormation refuses another function for a custom resource.
      if (!isDeepStrictEqual(Properties['ServiceToken'], other.Properties['ServiceToken'])) {
        found.push(`${id} is refused: its ServiceToken changes`);
      }
    } else {
      for (const path of replacingPaths(Type, Properties, other.Properties)) {
        found.push(`${id} is replaced: ${path} changes`);
      }
    }
  }
  return found;
}

function* replacingPaths(type: string, before: Members, after: Members): Generator<string> {
  const spec = resourceSpec(type);
  if (spec === undefined) throw new Error(`${type} is not in the specification`);
  for (const path of spec.additionalReplacementProperties ?? []) {
    if (!isDeepStrictEqual(memberAt(before, path), memberAt(after, path))) yield path.join('.');
  }
  // Not the table, but its stream with what was not read of it (CloudFormation, "AWS::DynamoDB::Table StreamSpecification").
  if (type === 'AWS::DynamoDB::Table') {
    const [view, other] = [before, after].map((each) =>
      memberAt(each, ['StreamSpecification', 'StreamViewType']),
    );
    if (view !== other) yield 'StreamSpecification.StreamViewType';
  }
  yield* changedIn(spec.properties, before, after, '');
}

type Members = Readonly<Record<string, unknown>>;

function* changedIn(
  expected: ResourceProperties,
  before: Members,
  after: Members,
  path: string,
): Generator<string> {
  for (const [name, { causesReplacement = 'no', type }] of Object.entries(expected)) {
    if (isDeepStrictEqual(before[name], after[name])) continue;
    if (causesReplacement !== 'no') yield `${path}${name}`;
    else yield* changedWithin(type, before[name], after[name], `${path}${name}.`);
  }
}

function* changedWithin(
  type: PropertyType,
  before: unknown,
  after: unknown,
  path: string,
): Generator<string> {
  if (type.type === 'union') {
    for (const each of type.types) yield* changedWithin(each, before, after, path);
  } else if (type.type === 'ref') {
    if (isMembers(before) && isMembers(after)) yield* changedIn(propertiesOfType(type), before, after, path);
  } else if (type.type === 'array' && Array.isArray(before) && Array.isArray(after)) {
    for (const [index, member] of before.entries()) {
      yield* changedWithin(type.element, member, after[index], `${path}${index}.`);
    }
  }
}

function memberAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || !isMembers(value)) return value;
  return memberAt(value[name], rest);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
