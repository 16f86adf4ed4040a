import * as z from 'zod';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Fields = Readonly<Record<string, Json>>;
type Values = Readonly<Record<string, string | number>>;

const sections = z.object({
  Parameters: z
    .record(z.string(), z.object({ Default: z.union([z.string(), z.number()]).optional() }))
    .default({}),
  Conditions: z.record(z.string(), z.json()).default({}),
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Condition: z.string().optional(),
      Properties: z.record(z.string(), z.json()).default({}),
      DependsOn: z.array(z.string()).default([]),
    }),
  ),
  Outputs: z
    .record(z.string(), z.looseObject({ Value: z.json(), Condition: z.string().optional() }))
    .default({}),
});

const NOTHING = Symbol('AWS::NoValue');
type Known = Json | typeof NOTHING;

/** A template as CloudFormation sees it when it has its parameters: without conditions, and with what is not there left out. */
export interface KnownTemplate {
  readonly Resources: Readonly<
    Record<
      string,
      { readonly Type: string; readonly Properties: Fields; readonly DependsOn: readonly string[] }
    >
  >;
  readonly Outputs: Readonly<Record<string, { readonly Value: Json; readonly Description?: unknown }>>;
}

/**
 * @param given values of parameters; the others have their defaults
 * @throws Error for a condition or parameter that there is not
 */
export function withParameters(template: unknown, given: Values = {}): KnownTemplate {
  const { Parameters, Conditions, Resources, Outputs } = sections.parse(template);
  const values: Record<string, string | number> = {};
  for (const [name, { Default: byDefault }] of Object.entries(Parameters)) {
    const value = given[name] ?? byDefault;
    if (value === undefined) throw new Error(`The parameter ${name} has no value`);
    values[name] = value;
  }
  const holds = (condition: Json): boolean => {
    const [name = '', argument = null] = only(condition) ?? [];
    const operands = Array.isArray(argument) ? argument : [argument];
    if (name === 'Condition') return holds(Conditions[String(argument)] ?? missing('condition', argument));
    if (name === 'Fn::Equals') return String(known(operands[0])) === String(known(operands[1]));
    if (name === 'Fn::And') return operands.every(holds);
    if (name === 'Fn::Not') return !operands.every(holds);
    return missing('operator', condition);
  };
  const isThere = ({ Condition }: { readonly Condition?: string | undefined }) =>
    Condition === undefined || holds({ Condition });
  const there = new Set<string>();
  let after: string[] = [];

  const intrinsics: Readonly<
    Record<string, (members: readonly Json[], argument: Json) => Known | undefined>
  > = {
    Ref: (_members, argument) => {
      const name = String(argument);
      if (name === 'AWS::NoValue') return NOTHING;
      if (values[name] === undefined && !there.has(name) && !name.startsWith('AWS::'))
        missing('resource', name);
      return values[name];
    },
    'Fn::GetAtt': ([id]) => (there.has(String(id)) ? undefined : missing('resource', id)),
    'Fn::If': ([name, whenTrue, whenFalse]) =>
      known(holds({ Condition: String(name) }) ? whenTrue : whenFalse),
    'Fn::Sub': (_members, argument) =>
      String(argument).replace(/^\$\{(\w+)\}$/, (_, parameter: string) => String(values[parameter])),
    'Fn::Join': ([separator], argument) =>
      joined(String(separator), known(isList(argument) ? argument[1] : null)),
    'Fn::Select': ([, list]) => {
      if (!isList(list)) return undefined;
      // What only makes CloudFormation wait.
      after.push(...list.slice(1).map((each) => String(only(known(each) as Json)?.[1])));
      return known(list[0]);
    },
  };

  function known(value: Json | undefined): Known {
    if (isList(value)) return value.map(known).filter((member) => member !== NOTHING);
    if (typeof value !== 'object' || value === null) return value ?? null;
    const [name = '', argument = null] = only(value) ?? [];
    const answer = intrinsics[name]?.(isList(argument) ? argument : [], argument);
    if (answer !== undefined) return answer;
    // Those of resources stay as they are.
    if (name === 'Ref' || name === 'Fn::GetAtt') return value;
    const entries = Object.entries(value).map(([key, member]) => [key, known(member)] as const);
    const kept = Object.fromEntries(entries.filter(([, member]) => member !== NOTHING)) as Fields;
    return 'Effect' in kept ? statement(kept) : kept;
  }

  for (const [id, resource] of Object.entries(Resources)) if (isThere(resource)) there.add(id);
  const resources = [...there].map((id) => {
    const {
      Condition: _condition,
      Metadata: _metadata,
      Properties,
      DependsOn,
      ...rest
    } = Resources[id] ?? missing('resource', id);
    after = [];
    const properties = known(Properties);
    for (const each of DependsOn) if (!there.has(each)) missing(`resource of which ${id} depends`, each);
    return [id, { ...rest, Properties: properties, DependsOn: [...DependsOn, ...after].sort() }];
  });
  const outputs = Object.entries(Outputs)
    .filter(([, output]) => isThere(output))
    .map(([name, { Condition: _condition, Value, ...rest }]) => [name, { ...rest, Value: known(Value) }]);
  return { Resources: Object.fromEntries(resources), Outputs: Object.fromEntries(outputs) };
}

function only(value: Json): readonly [string, Json] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [first, ...others] = Object.entries(value);
  return first === undefined || others.length > 0 ? undefined : first;
}

/** Texts that are known are one text, however the template joins them. */
function joined(separator: string, members: Known): Json {
  if (!isList(members)) return { 'Fn::Join': [separator, members as Json] };
  const parts = members.flatMap((member, index) =>
    index === 0 ? partsOf(member) : [separator, ...partsOf(member)],
  );
  const merged: Json[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part !== 'string') merged.push(part);
    else if (typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part !== '') merged.push(part);
  }
  const isText = merged.every((part) => typeof part === 'string');
  return isText ? merged.join('') : { 'Fn::Join': ['', merged] };
}

function partsOf(member: Json): readonly Json[] {
  if (typeof member === 'number') return [String(member)];
  const [name, argument] = only(member) ?? [];
  if (name !== 'Fn::Join' || !isList(argument) || argument[0] !== '' || !isList(argument[1])) return [member];
  return argument[1];
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

/** CDK sorts the members of a statement by their JSON, and writes a list of one as that one. */
function statement(fields: Fields): Fields {
  const sorted = Object.entries(fields).map(([name, value]) => {
    if (!Array.isArray(value) || !['Action', 'Resource'].includes(name)) return [name, value];
    const members = value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
    return [name, members.length === 1 ? members[0] : members];
  });
  return Object.fromEntries(sorted);
}

function missing(what: string, name: unknown): never {
  throw new Error(`The template has no ${what} ${JSON.stringify(name)}`);
}
