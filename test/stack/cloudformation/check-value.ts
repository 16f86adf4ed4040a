import type { PropertyType, ResourceProperties } from '@aws-cdk/service-spec-types';
import { propertiesOfType } from './service-spec.ts';
import { intrinsic } from './template.ts';

/** Functions whose result is a text. `Fn::Select` may give anything. */
const TEXT_FUNCTIONS = new Set(['Fn::Join', 'Fn::Sub', 'Fn::Base64', 'Fn::ImportValue', 'Fn::FindInMap']);
const LIST_FUNCTIONS = new Set(['Fn::Split', 'Fn::GetAZs', 'Fn::Cidr']);
const SCALARS = new Set(['string', 'number', 'integer', 'boolean', 'date-time']);

/** What is wrong with the properties of a resource or of an object within it, each with its path. */
export function* checkProperties(
  properties: Readonly<Record<string, unknown>>,
  expected: ResourceProperties,
  path: string,
): Generator<string> {
  for (const [name, { required }] of Object.entries(expected)) {
    if (required === true && properties[name] === undefined) yield `${path}.${name} is required`;
  }
  for (const [name, value] of Object.entries(properties)) {
    const property = Object.hasOwn(expected, name) ? expected[name] : undefined;
    if (property === undefined) yield `${path}.${name} is not a property`;
    else yield* checkValue(value, property.type, `${path}.${name}`);
  }
}

function* checkValue(value: unknown, type: PropertyType, path: string): Generator<string> {
  const call = intrinsic(value);
  if (call !== undefined) {
    yield* checkIntrinsic(call, type, path);
    return;
  }
  switch (type.type) {
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'date-time':
      yield* checkScalar(value, type, path);
      return;
    case 'array':
      if (!Array.isArray(value)) yield `${path} must be a list`;
      else
        for (const [index, member] of value.entries())
          yield* checkValue(member, type.element, `${path}.${index}`);
      return;
    case 'map':
      if (!isObject(value)) yield `${path} must be an object`;
      else
        for (const [key, member] of Object.entries(value))
          yield* checkValue(member, type.element, `${path}.${key}`);
      return;
    case 'tag':
      yield* checkProperties(isObject(value) ? value : {}, TAG, path);
      return;
    case 'ref':
      if (!isObject(value)) yield `${path} must be an object`;
      else yield* checkProperties(value, propertiesOfType(type), path);
      return;
    case 'union':
      yield* checkUnion(value, type.types, path);
      return;
    case 'json':
      if (typeof value !== 'object' || value === null) yield `${path} must be JSON`;
      return;
    case 'null':
      if (value !== null) yield `${path} must be null`;
      return;
  }
}

const TAG: ResourceProperties = {
  Key: { type: { type: 'string' }, required: true },
  Value: { type: { type: 'string' }, required: true },
};

/** CloudFormation converts between text and numbers or booleans. */
function* checkScalar(value: unknown, type: PropertyType, path: string): Generator<string> {
  const text =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined;
  const fits =
    text !== undefined &&
    (type.type === 'string' ||
      (type.type === 'integer' && /^-?\d+$/.test(text)) ||
      (type.type === 'number' && text !== '' && Number.isFinite(Number(text))) ||
      (type.type === 'boolean' && /^(true|false)$/.test(text)) ||
      (type.type === 'date-time' && !Number.isNaN(Date.parse(text))));
  if (!fits) {
    yield `${path} must be of type ${type.type}, not ${JSON.stringify(value)}`;
    return;
  }
  const allowed = 'allowedValues' in type ? type.allowedValues : undefined;
  if (allowed !== undefined && !allowed.some((each) => String(each) === text)) {
    yield `${path} must be one of ${allowed.join(', ')}, not ${text}`;
  }
}

/** The best of the types. Where an object or a list is described, that JSON is among them too must not make all right. */
function* checkUnion(value: unknown, types: readonly PropertyType[], path: string): Generator<string> {
  const isDescribed = types.some(({ type }) => type === 'ref' || type === 'array' || type === 'map');
  const counted = isDescribed ? types.filter(({ type }) => type !== 'json') : types;
  const attempts = counted.map((type) => [...checkValue(value, type, path)]);
  const [best = []] = attempts.sort((one, other) => one.length - other.length);
  yield* best;
}

function* checkIntrinsic(
  [name, argument]: readonly [string, unknown],
  type: PropertyType,
  path: string,
): Generator<string> {
  if (name === 'Fn::If') {
    const [, whenTrue, whenFalse] = Array.isArray(argument) ? argument : [];
    yield* checkValue(whenTrue, type, path);
    yield* checkValue(whenFalse, type, path);
  } else if (TEXT_FUNCTIONS.has(name) && !takesText(type)) {
    yield `${path} must be of type ${type.type}, not the text of ${name}`;
  } else if (LIST_FUNCTIONS.has(name) && !takesList(type)) {
    yield `${path} must be of type ${type.type}, not the list of ${name}`;
  }
}

function takesText(type: PropertyType): boolean {
  return (
    SCALARS.has(type.type) || type.type === 'json' || (type.type === 'union' && type.types.some(takesText))
  );
}

function takesList(type: PropertyType): boolean {
  return (
    type.type === 'array' || type.type === 'json' || (type.type === 'union' && type.types.some(takesList))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
