type Schema = Readonly<Record<string, unknown>>;

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

export function typeText(schema: Schema): string {
  if (typeof schema['$ref'] === 'string') return typeName(schema['$ref'].split('/').at(-1) ?? '');
  for (const union of ['anyOf', 'oneOf']) {
    const members = schema[union];
    if (Array.isArray(members)) return members.map((member) => typeText(member)).join(' | ');
  }
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  const { type } = schema;
  if (Array.isArray(type)) return type.map((each) => typeText({ ...schema, type: each })).join(' | ');
  if (type === 'array') return arrayText(schema['items']);
  if (type === 'object') return objectText(schema);
  return SIMPLE[String(type)] ?? 'unknown';
}

function arrayText(items: unknown): string {
  const member = typeText(asSchema(items));
  return member.includes(' | ') ? `(${member})[]` : `${member}[]`;
}

function objectText(schema: Schema): string {
  const properties = Object.entries(asSchema(schema['properties']));
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const fields = properties.map(([name, property]) => {
    const own = asSchema(property);
    const doc = typeof own['description'] === 'string' ? `/** ${own['description']} */\n` : '';
    return `${doc}${name}${required.has(name) ? '' : '?'}: ${typeText(own)};`;
  });
  const rest = schema['additionalProperties'];
  if (fields.length === 0 && typeof rest === 'object' && rest !== null) {
    return `Record<string, ${typeText(asSchema(rest))}>`;
  }
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('\n')}\n}`;
}

export function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}

export function typeName(name: string): string {
  return name.replace(/(^|[-_.])(\w)/g, (_, _separator, letter: string) => letter.toUpperCase());
}
