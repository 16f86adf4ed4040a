type Json = Readonly<Record<string, unknown>>;

type Direction = 'request' | 'response';

/**
 * A removed operation, response, parameter, field or value, or a new required input breaks clients; additions do not
 * (docs/interface.md, versioning).
 */
export function breakingChanges(before: Json, after: Json): readonly string[] {
  const found: string[] = [];
  const paths = asObject(after['paths']);
  for (const [path, item] of Object.entries(asObject(before['paths']))) {
    for (const [method, operation] of Object.entries(asObject(item))) {
      const where = `${method.toUpperCase()} ${path}`;
      const next = asObject(paths[path])[method];
      if (next === undefined) found.push(`${where} is gone`);
      else compareOperation(where, asObject(operation), asObject(next));
    }
  }
  return found;

  function compareOperation(where: string, old: Json, next: Json): void {
    compareParameters(where, asArray(old['parameters']), asArray(next['parameters']));
    compareBody(`${where} body`, asObject(old['requestBody']), asObject(next['requestBody']), 'request');
    const answers = asObject(next['responses']);
    for (const [status, answer] of Object.entries(asObject(old['responses']))) {
      if (answers[status] === undefined) found.push(`${where} no longer answers ${status}`);
      else
        compareBody(
          `${where} ${status}`,
          resolve(before, answer),
          resolve(after, answers[status]),
          'response',
        );
    }
  }

  function compareParameters(where: string, old: readonly unknown[], next: readonly unknown[]): void {
    const named = new Map(next.map((each) => [nameOf(after, each), resolve(after, each)]));
    for (const each of old) {
      const name = nameOf(before, each);
      const found_ = named.get(name);
      if (found_ === undefined) found.push(`${where} no longer has the parameter ${name}`);
      else
        compareSchema(
          `${where} ${name}`,
          resolve(before, each)['schema'],
          found_['schema'],
          'request',
          new Set(),
        );
    }
    const known = new Set(old.map((each) => nameOf(before, each)));
    for (const [name, parameter] of named) {
      if (parameter['required'] === true && !known.has(name))
        found.push(`${where} needs the parameter ${name}`);
    }
  }

  function compareBody(where: string, old: Json, next: Json, direction: Direction): void {
    if (direction === 'request' && next['required'] === true && old['required'] !== true) {
      found.push(`${where} is required`);
    }
    const types = asObject(next['content']);
    for (const [type, media] of Object.entries(asObject(old['content']))) {
      if (types[type] === undefined) found.push(`${where} is no longer ${type}`);
      else
        compareSchema(
          where,
          asObject(media)['schema'],
          asObject(types[type])['schema'],
          direction,
          new Set(),
        );
    }
  }

  function compareSchema(
    where: string,
    one: unknown,
    other: unknown,
    direction: Direction,
    seen: Set<string>,
  ): void {
    const reference = asObject(one)['$ref'];
    if (typeof reference === 'string') {
      if (seen.has(reference)) return;
      seen.add(reference);
    }
    const old = resolve(before, one);
    const next = resolve(after, other);
    compareTypes(where, old, next, direction);
    const fields = asObject(next['properties']);
    for (const [name, field] of Object.entries(asObject(old['properties']))) {
      if (fields[name] === undefined) found.push(`${where}.${name} is gone`);
      else compareSchema(`${where}.${name}`, field, fields[name], direction, new Set(seen));
    }
    const [had, has] = [asArray(old['required']), asArray(next['required'])];
    const [known, wanted] = direction === 'request' ? [had, has] : [has, had];
    for (const name of wanted.filter((each) => !known.includes(each))) {
      const isRemoved = fields[String(name)] === undefined;
      if (!isRemoved)
        found.push(`${where}.${name} is ${direction === 'request' ? 'required' : 'no longer always there'}`);
    }
    if (old['items'] !== undefined && next['items'] !== undefined) {
      compareSchema(`${where}[]`, old['items'], next['items'], direction, new Set(seen));
    }
  }

  /** Requests may accept more and responses may return less; enums of responses may grow, which clients expect. */
  function compareTypes(where: string, old: Json, next: Json, direction: Direction): void {
    const [had, has] = [typesOf(before, old), typesOf(after, next)];
    const [gone, added] = [
      had.filter((each) => !has.includes(each)),
      has.filter((each) => !had.includes(each)),
    ];
    if (direction === 'request' && gone.length > 0) found.push(`${where} no longer takes ${gone.join(', ')}`);
    if (direction === 'response' && added.length > 0) found.push(`${where} may be ${added.join(', ')}`);
    if (direction !== 'request') return;
    compareEnums(where, asArray(old['enum']), asArray(next['enum']));
    for (const [bound, isTighter] of BOUNDS) {
      const [was, is] = [old[bound], next[bound]];
      if (typeof is === 'number' && (typeof was !== 'number' || isTighter(was, is))) {
        found.push(`${where} has the ${bound} ${is}${was === undefined ? '' : ` in place of ${was}`}`);
      }
    }
  }

  function compareEnums(where: string, values: readonly unknown[], kept: readonly unknown[]): void {
    const refused = kept.length > 0 ? values.filter((each) => !kept.includes(each)) : [];
    if (refused.length > 0) found.push(`${where} no longer takes ${refused.join(', ')}`);
  }
}

const isLess = (was: number, is: number): boolean => is < was;
const isMore = (was: number, is: number): boolean => is > was;
const BOUNDS = [
  ['maximum', isLess],
  ['maxLength', isLess],
  ['maxItems', isLess],
  ['minimum', isMore],
  ['minLength', isMore],
  ['minItems', isMore],
] as const;

function typesOf(document: Json, schema: Json): readonly string[] {
  const unions = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])];
  if (unions.length > 0) return unions.flatMap((each) => typesOf(document, resolve(document, each)));
  const { type } = schema;
  if (typeof type === 'string') return [type];
  return asArray(type).map(String);
}

function nameOf(document: Json, parameter: unknown): string {
  const { name, in: place } = resolve(document, parameter);
  return `${name} (${place})`;
}

function resolve(document: Json, value: unknown): Json {
  const { $ref } = asObject(value);
  if (typeof $ref !== 'string') return asObject(value);
  let found: unknown = document;
  for (const part of $ref.slice(2).split('/')) found = asObject(found)[part];
  return asObject(found);
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
