import { type Deployment, type ResourceProvider, type ResourceShape, TemplateRefused } from '../contract.ts';

type Value = (resource: ResourceShape, deployment: Deployment) => string;

/** A `Ref` is refused if `ref` is missing, because its value in AWS does not exist locally. */
interface ResourceDefinition {
  readonly type: string;
  readonly properties: readonly string[];
  readonly ref?: Value;
  readonly attributes?: Readonly<Record<string, Value>>;
}

export function defineResource(definition: ResourceDefinition): ResourceProvider {
  const { type, properties, ref, attributes = {} } = definition;
  return {
    type,
    properties,
    ref(resource, deployment) {
      if (ref === undefined)
        throw new TemplateRefused(`Ref of ${type} ${resource.logicalId} has no local value`);
      return ref(resource, deployment);
    },
    attribute(resource, name, deployment) {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      if (value === undefined) {
        throw new TemplateRefused(`Attribute ${name} of ${type} ${resource.logicalId} has no local value`);
      }
      return value(resource, deployment);
    },
  };
}

/** The logical id is unique in the stack and the same in every run. */
export function byLogicalId(resource: ResourceShape): string {
  return resource.logicalId;
}

export function textOf(property: string): Value {
  return (resource) => {
    const value = resource.property(property);
    if (typeof value === 'string') return value;
    throw new TemplateRefused(`${resource.type} ${resource.logicalId} must have a string as its ${property}`);
  };
}
