import type { Template } from '../../../packages/agentinbox/src/release/template.ts';

type Parameters = ReadonlyMap<string, string>;

export interface Resolved {
  readonly type: string;
  readonly properties: unknown;
  readonly deletionPolicy: string;
}

/** The resources of a template whose conditions hold, with parameters and conditions filled in. */
export function resolveResources(template: Template, parameters: Parameters): ReadonlyMap<string, Resolved> {
  const resolver = new Resolver(template, parameters);
  const found = new Map<string, Resolved>();
  for (const [id, resource] of Object.entries(template.Resources)) {
    if (!resolver.holds(resource['Condition'])) continue;
    found.set(id, {
      type: resource.Type,
      properties: resolver.value(resource.Properties ?? {}),
      deletionPolicy: resource.DeletionPolicy ?? 'Delete',
    });
  }
  return found;
}

export function resolveOutputs(template: Template, parameters: Parameters): ReadonlyMap<string, string> {
  const resolver = new Resolver(template, parameters);
  const outputs = Object.entries(template['Outputs'] ?? {}) as [string, Readonly<Record<string, unknown>>][];
  return new Map(
    outputs
      .filter(([, output]) => resolver.holds(output['Condition']))
      .map(([name, output]) => [name, textOf(resolver.value(output['Value']))]),
  );
}

/** @returns the parameters with the defaults of the template. @throws Error naming one without a value */
export function withDefaults(template: Template, given: Parameters): Map<string, string> {
  const unknown = [...given.keys()].filter((name) => !(name in template.Parameters));
  if (unknown.length > 0) throw new Error(`Parameters: [${unknown}] do not exist in the template`);
  const missing = Object.entries(template.Parameters).filter(
    ([name, { Default }]) => !given.has(name) && Default === undefined,
  );
  if (missing.length > 0) throw new Error(`Parameters: [${missing.map(([name]) => name)}] must have values`);
  return new Map(
    Object.entries(template.Parameters).map(([name, { Default }]) => [
      name,
      given.get(name) ?? String(Default),
    ]),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

class Resolver {
  readonly #conditions: Readonly<Record<string, unknown>>;
  readonly #parameters: Parameters;

  constructor(template: Template, parameters: Parameters) {
    this.#conditions = (template['Conditions'] ?? {}) as Readonly<Record<string, unknown>>;
    this.#parameters = parameters;
  }

  holds(name: unknown): boolean {
    return typeof name !== 'string' || this.#isTrue(this.#conditions[name]);
  }

  #isTrue(condition: unknown): boolean {
    const [[operator = '', operand] = []] = Object.entries(condition ?? {});
    const list = Array.isArray(operand) ? operand : [operand];
    switch (operator) {
      case 'Condition':
        return this.holds(operand);
      case 'Fn::Equals':
        return textOf(this.value(list[0])) === textOf(this.value(list[1]));
      case 'Fn::Not':
        return !this.#isTrue(list[0]);
      case 'Fn::And':
        return list.every((each) => this.#isTrue(each));
      case 'Fn::Or':
        return list.some((each) => this.#isTrue(each));
      default:
        throw new Error(`The fake knows no condition ${operator}`);
    }
  }

  value(given: unknown): unknown {
    if (Array.isArray(given))
      return given.map((each) => this.value(each)).filter((each) => each !== undefined);
    if (typeof given !== 'object' || given === null) return given;
    const intrinsic = this.#intrinsic(given);
    if (intrinsic !== undefined) return intrinsic.value;
    return Object.fromEntries(
      Object.entries(given).flatMap(([name, each]) => {
        const value = this.value(each);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  /** @returns undefined for what is no function that the fake computes */
  #intrinsic(given: object): { readonly value: unknown } | undefined {
    const [[key = '', operand] = [], ...more] = Object.entries(given);
    if (more.length > 0) return undefined;
    if (key === 'Ref' && operand === 'AWS::NoValue') return { value: undefined };
    if (key === 'Ref' && typeof operand === 'string')
      return { value: this.#parameters.get(operand) ?? `{${operand}}` };
    if (key === 'Fn::If' && Array.isArray(operand))
      return { value: this.value(this.holds(operand[0]) ? operand[1] : operand[2]) };
    if (key === 'Fn::Sub') return { value: this.#substituted(operand) };
    if (key !== 'Fn::Join' || !Array.isArray(operand)) return undefined;
    const parts = this.value(operand[1]);
    return Array.isArray(parts) ? { value: parts.map(textOf).join(String(operand[0])) } : undefined;
  }

  #substituted(operand: unknown): string {
    const [text, variables] = Array.isArray(operand) ? operand : [operand, {}];
    return String(text).replace(/\$\{([^!}]+)\}/g, (_, name: string) => {
      const own = (variables as Readonly<Record<string, unknown>>)[name];
      return own === undefined ? (this.#parameters.get(name) ?? `{${name}}`) : textOf(this.value(own));
    });
  }
}
