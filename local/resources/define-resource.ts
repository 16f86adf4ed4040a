import { type Home, type ResourceProvider, type ResourceShape, TemplateRefused } from '../contract.ts';

type Value = (resource: ResourceShape, home: Home) => string;

/** A resource type as plain data. Without `ref`, a `Ref` is refused: AWS derives it from what the laptop lacks. */
export interface ResourceDefinition {
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
    ref(resource, home) {
      if (ref === undefined)
        throw new TemplateRefused(`Ref of ${type} ${resource.logicalId} has no local value`);
      return ref(resource, home);
    },
    attribute(resource, name, home) {
      const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      if (value === undefined) {
        throw new TemplateRefused(`Attribute ${name} of ${type} ${resource.logicalId} has no local value`);
      }
      return value(resource, home);
    },
  };
}

/** The logical id: unique in the stack and the same in every run, which is all a local name needs. */
export function byLogicalId(resource: ResourceShape): string {
  return resource.logicalId;
}

/** The value of a property that the template must write as a literal. */
export function literal(property: string): Value {
  return ({ logicalId, type, written }) => {
    const value = written[property];
    if (typeof value === 'string') return value;
    throw new TemplateRefused(`${type} ${logicalId} must write its ${property} as a literal`);
  };
}
