import {
  type Deployment,
  type Json,
  type JsonObject,
  type ResourceProvider,
  type ResourceShape,
  TemplateRefused,
} from '../contract.ts';
import type { StackTemplate } from './assembly.ts';
import type { Conditions } from './conditions.ts';
import { isList, isObject } from './json.ts';
import type { Parameters } from './parameters.ts';
import { substitute } from './substitute.ts';

const NO_VALUE = Symbol('AWS::NoValue');
type Evaluated = Json | typeof NO_VALUE;

/** Resources are known only by id and type, so no order of evaluation is needed. */
export interface Scope {
  readonly stack: StackTemplate;
  readonly deployment: Deployment;
  readonly shapes: ReadonlyMap<string, ResourceShape>;
  readonly providers: ReadonlyMap<string, ResourceProvider>;
  readonly conditions: Conditions;
  readonly parameters: Parameters;
}

export function resolveValue(value: Json, scope: Scope): Json | undefined {
  const evaluated = evaluate(value, scope);
  return evaluated === NO_VALUE ? undefined : evaluated;
}

function evaluate(value: Json, scope: Scope): Evaluated {
  if (isList(value)) {
    return value.map((member) => evaluate(member, scope)).filter((member) => member !== NO_VALUE);
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) {
    const [name, argument] = only;
    if (name === 'Ref') return reference(text(argument, 'Ref', scope), scope);
    if (name.startsWith('Fn::')) return call(name, argument, scope);
  }
  const resolved: [string, Json][] = [];
  for (const [key, member] of entries) {
    const evaluated = evaluate(member, scope);
    if (evaluated !== NO_VALUE) resolved.push([key, evaluated]);
  }
  return Object.fromEntries(resolved);
}

function call(name: string, argument: Json, scope: Scope): Evaluated {
  switch (name) {
    case 'Fn::GetAtt':
      return attributeOf(argument, scope);
    case 'Fn::Join': {
      const [separator, members] = pair(name, argument);
      return list(members, name, scope)
        .map((member) => text(member, name, scope))
        .join(text(separator, name, scope));
    }
    case 'Fn::Sub':
      return sub(argument, scope);
    case 'Fn::Select': {
      const [index, members] = pair(name, argument);
      const chosen = list(members, name, scope)[Number(text(index, name, scope))];
      if (chosen === undefined)
        throw new TemplateRefused(`Fn::Select has no member ${JSON.stringify(index)}`);
      return chosen;
    }
    case 'Fn::Split': {
      const [separator, whole] = pair(name, argument);
      return text(whole, name, scope).split(text(separator, name, scope));
    }
    case 'Fn::If': {
      const [condition, whenTrue, whenFalse] = isList(argument) ? argument : [];
      if (typeof condition !== 'string' || whenTrue === undefined || whenFalse === undefined) {
        throw new TemplateRefused('Fn::If takes a condition name and two values');
      }
      return evaluate(scope.conditions.holds(condition) ? whenTrue : whenFalse, scope);
    }
    default:
      throw new TemplateRefused(
        `${name} is not implemented by the local runtime; express the value with Ref, Fn::GetAtt, Fn::Join, Fn::Sub, Fn::Select, Fn::Split or Fn::If`,
      );
  }
}

function sub(argument: Json, scope: Scope): string {
  const [template, own] = isList(argument) ? argument : [argument, undefined];
  if (typeof template !== 'string') throw new TemplateRefused('Fn::Sub takes a string');
  const names: JsonObject = isObject(own) ? own : {};
  return substitute(template, (name) => {
    const ownValue = names[name];
    if (ownValue !== undefined) return text(ownValue, 'Fn::Sub', scope);
    return name.includes('.') ? attributeOf(name, scope) : text({ Ref: name }, 'Fn::Sub', scope);
  });
}

function reference(name: string, scope: Scope): Evaluated {
  const { deployment, stack } = scope;
  switch (name) {
    case 'AWS::Region':
      return deployment.region;
    case 'AWS::AccountId':
      return deployment.accountId;
    case 'AWS::Partition':
      return 'aws';
    case 'AWS::URLSuffix':
      return 'amazonaws.com';
    case 'AWS::StackName':
      return stack.stackName;
    case 'AWS::StackId':
      return stackId(stack, deployment);
    case 'AWS::NoValue':
      return NO_VALUE;
    default: {
      if (scope.parameters.has(name)) return scope.parameters.valueOf(name);
      const { provider, shape } = target(name, scope);
      return provider.ref(shape, deployment);
    }
  }
}

export function stackId({ stackName }: StackTemplate, { region, accountId }: Deployment): string {
  return `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/local`;
}

function attributeOf(argument: Json, scope: Scope): string {
  const parts = typeof argument === 'string' ? argument.split('.') : list(argument, 'Fn::GetAtt', scope);
  const [logicalId, ...path] = parts;
  if (typeof logicalId !== 'string' || path.length === 0 || !path.every((part) => typeof part === 'string')) {
    throw new TemplateRefused(
      `Fn::GetAtt takes a logical id and an attribute, got ${JSON.stringify(argument)}`,
    );
  }
  const { provider, shape } = target(logicalId, scope);
  return provider.attribute(shape, path.join('.'), scope.deployment);
}

function target(logicalId: string, scope: Scope): { provider: ResourceProvider; shape: ResourceShape } {
  const shape = scope.shapes.get(logicalId);
  if (shape === undefined)
    throw new TemplateRefused(`${logicalId} is referred to, but the template has no such resource`);
  const provider = scope.providers.get(shape.type);
  if (provider === undefined)
    throw new TemplateRefused(`${logicalId} is referred to, but ${shape.type} has no local deployment`);
  return { provider, shape };
}

function pair(name: string, argument: Json): readonly [Json, Json] {
  const [first, second] = isList(argument) && argument.length === 2 ? argument : [];
  if (first === undefined || second === undefined) throw new TemplateRefused(`${name} takes two arguments`);
  return [first, second];
}

function list(value: Json, name: string, scope: Scope): readonly Json[] {
  const evaluated = evaluate(value, scope);
  if (evaluated === NO_VALUE || !isList(evaluated)) throw new TemplateRefused(`${name} takes a list`);
  return evaluated;
}

function text(value: Json, name: string, scope: Scope): string {
  const evaluated = evaluate(value, scope);
  if (typeof evaluated === 'string') return evaluated;
  if (typeof evaluated === 'number' || typeof evaluated === 'boolean') return String(evaluated);
  throw new TemplateRefused(`${name} takes a string, but got ${JSON.stringify(value)}`);
}
