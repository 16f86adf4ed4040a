import { asSchema, typeName } from './json-schema-to-type.ts';

type Schema = Readonly<Record<string, unknown>>;

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

const KEYWORDS = new Set([
  ...['and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del', 'elif', 'else'],
  ...['except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not'],
  ...['or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield'],
]);

export function argumentName(field: string): string {
  return KEYWORDS.has(field) ? `${field}_` : field;
}

export class PythonTypes {
  readonly #classes = new Map<string, string>();
  readonly #aliases = new Map<string, string>();
  readonly #named = new Map<string, string>();

  /** Aliases follow the classes, because Python evaluates them when it loads the module. */
  get classes(): readonly string[] {
    return [...this.#classes.values(), ...this.#aliases.values()];
  }

  read(schema: Schema, name: string): string {
    const { $defs, ...own } = schema;
    const definitions = Object.entries(asSchema($defs)).map(
      ([key, each]) => [typeName(key), asSchema(each)] as const,
    );
    const isNew = ([className]: (typeof definitions)[number]) =>
      !this.#classes.has(className) && !this.#aliases.has(className);
    for (const [className, definition] of definitions.filter(isNew)) {
      if (definition['type'] === 'object') this.#declare(className, definition);
    }
    for (const [alias, definition] of definitions.filter(isNew)) {
      this.#aliases.set(alias, `${alias} = ${this.type(definition, alias)}`);
    }
    return this.type(own, name);
  }

  type(schema: Schema, name: string): string {
    if (typeof schema['$ref'] === 'string') return typeName(schema['$ref'].split('/').at(-1) ?? '');
    for (const union of ['anyOf', 'oneOf']) {
      const members = schema[union];
      if (Array.isArray(members)) return unionOf(members.map((member) => this.type(asSchema(member), name)));
    }
    if ('const' in schema) return `Literal[${literal(schema['const'])}]`;
    if (Array.isArray(schema['enum'])) return `Literal[${schema['enum'].map(literal).join(', ')}]`;
    const { type } = schema;
    if (Array.isArray(type)) return unionOf(type.map((each) => this.type({ ...schema, type: each }, name)));
    if (type === 'array') return `List[${this.type(asSchema(schema['items']), name)}]`;
    if (type === 'object') return this.#object(schema, name);
    return SIMPLE[String(type)] ?? 'Any';
  }

  #object(schema: Schema, name: string): string {
    const rest = schema['additionalProperties'];
    if (Object.keys(asSchema(schema['properties'])).length === 0) {
      return `Dict[str, ${typeof rest === 'object' ? this.type(asSchema(rest), name) : 'Any'}]`;
    }
    const key = JSON.stringify(schema);
    const same = this.#named.get(key) ?? name;
    this.#named.set(key, same);
    if (same === name) this.#declare(name, schema);
    else if (!name.endsWith('Output')) return same;
    else this.#aliases.set(name, `${name} = ${same}`);
    return name;
  }

  /**
   * Optional fields, and those named like Python keywords, are in base classes, because Python 3.9 has no
   * `NotRequired`.
   */
  #declare(name: string, schema: Schema): void {
    this.#classes.set(name, '');
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    const fields = Object.entries(asSchema(schema['properties'])).map(([field, property]) => ({
      field,
      type: this.type(asSchema(property), `${name}${typeName(field)}`),
      doc: asSchema(property)['description'],
      isRequired: required.has(field),
    }));
    const words = fields.filter(({ field }) => KEYWORDS.has(field));
    const optional = fields.filter((each) => !each.isRequired && !words.includes(each));
    const plain = fields.filter((each) => each.isRequired && !words.includes(each));
    const body = (lines: readonly string[]) => (lines.length === 0 ? '    pass' : lines.join('\n'));
    const { description } = schema;
    const about = typeof description === 'string' ? `    """${description}."""\n\n` : '';
    const lineOf = ({ field, type, doc }: (typeof fields)[number]) =>
      `${typeof doc === 'string' ? `    #: ${doc}\n` : ''}    ${field}: ${type}`;
    const bases: string[] = [];
    const texts: string[] = [];
    for (const isRequired of [true, false]) {
      const entries = words.filter((each) => each.isRequired === isRequired);
      if (entries.length === 0) continue;
      const base = `_${name}${isRequired ? '' : 'Optional'}Words`;
      const dict = entries.map(({ field, type }) => `"${field}": "${type}"`).join(', ');
      texts.push(`${base} = TypedDict("${base}", {${dict}}${isRequired ? '' : ', total=False'})`);
      bases.push(base);
    }
    if (optional.length > 0) {
      const base = plain.length === 0 && bases.length === 0 ? name : `_${name}Optional`;
      texts.push(`class ${base}(TypedDict, total=False):\n${body(optional.map(lineOf))}`);
      bases.push(base);
    }
    if (bases[0] !== name) {
      const parents = bases.length === 0 ? 'TypedDict' : bases.join(', ');
      texts.push(`class ${name}(${parents}):\n${about}${body(plain.map(lineOf))}`);
    }
    // The class must follow the classes of its fields.
    this.#classes.delete(name);
    this.#classes.set(name, texts.join('\n\n\n'));
  }
}

function unionOf(types: readonly string[]): string {
  const distinct = [...new Set(types)];
  const others = distinct.filter((type) => type !== 'None');
  const joined = others.length === 1 ? (others[0] ?? '') : `Union[${others.join(', ')}]`;
  return others.length === distinct.length ? joined : `Optional[${joined}]`;
}

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
