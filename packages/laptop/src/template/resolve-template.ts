import {
  type Deployment,
  type Json,
  type JsonObject,
  type ResolvedTemplate,
  type Resource,
  type ResourceProvider,
  type ResourceShape,
  TemplateRefused,
} from '../contract.ts';
import type { StackTemplate } from './assembly.ts';
import { readConditions } from './conditions.ts';
import { resolveValue, type Scope } from './intrinsics.ts';
import { isObject } from './json.ts';
import { readParameters } from './parameters.ts';
import { uncoveredPaths } from './property-paths.ts';

const READ_SECTIONS = ['Resources', 'Outputs', 'Conditions', 'Parameters'];
/**
 * `Rules` contains only CDK's check that the account is bootstrapped; the other sections have no effect on resources.
 */
const IGNORED_SECTIONS = ['AWSTemplateFormatVersion', 'Description', 'Metadata', 'Rules'];
const IGNORED_TYPE = 'AWS::CDK::Metadata';

export function resolveTemplate(
  stack: StackTemplate,
  providers: readonly ResourceProvider[],
  deployment: Deployment,
): ResolvedTemplate {
  const { template } = stack;
  const refusals = [...refusedSections(template)];
  const attempt = <T>(where: string, action: () => T): T | undefined => {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof TemplateRefused)) throw error;
      refusals.push(`${where}: ${error.message}`);
      return undefined;
    }
  };

  const shapes = new Map<string, ResourceShape>();
  const written = new Map<string, JsonObject>();
  const conditions = readConditions(section(template, 'Conditions'), (value) => resolveValue(value, scope));
  const scope: Scope = {
    stack,
    deployment,
    shapes,
    providers: new Map(providers.map((provider) => [provider.type, provider])),
    conditions,
    parameters: readParameters(section(template, 'Parameters'), stack.parameters),
  };

  const declared = section(template, 'Resources');
  for (const [logicalId, body] of Object.entries(declared)) {
    if (!isObject(body) || typeof body['Type'] !== 'string') {
      refusals.push(`${logicalId}: has no Type`);
    } else if (body['Type'] !== IGNORED_TYPE) {
      const condition = body['Condition'];
      const present = typeof condition !== 'string' || attempt(logicalId, () => conditions.holds(condition));
      if (present !== true) continue;
      const properties = section(body, 'Properties');
      shapes.set(logicalId, {
        logicalId,
        type: body['Type'],
        property: (name) => resolveValue(properties[name] ?? null, scope),
      });
      written.set(logicalId, properties);
    }
  }

  const resources: Resource[] = [];
  for (const { logicalId, type } of shapes.values()) {
    const provider = scope.providers.get(type);
    if (provider === undefined) {
      refusals.push(`${logicalId}: ${type} has no local deployment`);
      continue;
    }
    const properties = attempt(logicalId, () => resolveValue(written.get(logicalId) ?? {}, scope));
    if (!isObject(properties)) continue;
    refusals.push(
      ...uncoveredPaths(properties, provider.properties).map(
        (path) => `${logicalId}.${path}: the local ${type} does not honor this property`,
      ),
    );
    resources.push({ logicalId, type, properties });
  }

  const outputs = new Map<string, string>();
  for (const [name, output] of Object.entries(section(template, 'Outputs'))) {
    const value = attempt(`Outputs.${name}`, () => outputValue(output, scope));
    if (value !== undefined) outputs.set(name, String(value));
  }

  if (refusals.length > 0) {
    const lines = [...new Set(refusals)].map((line) => `  - ${line}`).join('\n');
    throw new TemplateRefused(
      `The local runtime cannot run stack ${stack.stackName} as AWS would:\n${lines}`,
    );
  }
  return resolvedTemplate(resources, outputs);
}

function outputValue(output: Json, scope: Scope): Json | undefined {
  const { Condition: condition, Value: value = null }: JsonObject = isObject(output) ? output : {};
  if (typeof condition === 'string' && !scope.conditions.holds(condition)) return undefined;
  return resolveValue(value, scope);
}

export function resolvedTemplate(
  resources: readonly Resource[],
  outputs: ReadonlyMap<string, string> = new Map(),
): ResolvedTemplate {
  const byId = new Map(resources.map((resource) => [resource.logicalId, resource]));
  return {
    resources,
    outputs,
    ofType: (type) => resources.filter((resource) => resource.type === type),
    get(logicalId) {
      const resource = byId.get(logicalId);
      if (resource === undefined) throw new TemplateRefused(`The template has no resource ${logicalId}`);
      return resource;
    },
  };
}

function* refusedSections(template: JsonObject): Generator<string> {
  for (const name of Object.keys(template)) {
    if (!READ_SECTIONS.includes(name) && !IGNORED_SECTIONS.includes(name)) {
      yield `${name}: this section is not implemented by the local runtime`;
    }
  }
}

function section(parent: JsonObject, name: string): JsonObject {
  const value: Json | undefined = parent[name];
  return isObject(value) ? value : {};
}
