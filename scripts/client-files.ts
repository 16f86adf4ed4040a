import * as z from 'zod';
import { operatorOperations } from '../lambdas/admin/registry.ts';
import { PERMISSIONS } from '../lambdas/caller/permissions.ts';
import { ERROR_STATUS } from '../lambdas/core/errors.ts';
import { DEFAULT_EVENT_TYPE, EVENTS } from '../lambdas/events/events.ts';
import type { Operation } from '../lambdas/operations/define.ts';
import { operations } from '../lambdas/operations/registry.ts';
import { webhookDataSchema } from '../lambdas/webhook-content/webhook-data.ts';
import type { CommandField } from '../packages/agentinbox/src/generated-command.ts';
import { typeName, typeText } from './json-schema-to-type.ts';
import { createdOutput, listName, requiredFields, servesBytes } from './operation-traits.ts';

const NOTICE = '// Made from the registry of operations by `npm run generate`. Do not edit.\n';

export function clientFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['packages/client/src/generated/types.ts', NOTICE + typesFile()],
    ['packages/client/src/generated/routes.ts', NOTICE + routesFile()],
    ['packages/client/src/generated/events.ts', NOTICE + eventsFile()],
    ['packages/client/src/generated/permissions.ts', NOTICE + permissionsFile()],
    ['packages/client/src/generated/error-name.ts', NOTICE + errorNameFile()],
    ['packages/agentinbox/src/generated/commands.ts', NOTICE + commandsFile()],
    ['packages/agentinbox/src/generated/operator-commands.ts', NOTICE + operatorCommandsFile()],
  ]);
}

/** The command line must not import the code behind the operator API. */
function operatorCommandsFile(): string {
  const commands = operatorOperations.map(({ method, path, ...operation }) => ({
    ...commandOf({ path, ...operation }),
    method,
    path,
  }));
  return commandList('OPERATOR_COMMANDS', 'OperatorCommand', commands);
}

function commandsFile(): string {
  const commands = operations.map((operation) => ({
    ...commandOf(operation),
    bytes: servesBytes(operation),
  }));
  return commandList('COMMANDS', 'GeneratedCommand', commands);
}

function commandOf({
  name,
  summary,
  path,
  input,
  output,
}: { readonly name: string } & Pick<Operation, 'summary' | 'path' | 'input' | 'output'>) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, field]) => field ?? []);
  return { name, summary, list: listName({ input, output }), inPath, fields: fieldsOf(input) };
}

/** Fields that several commands have are written once. */
function commandList(
  name: string,
  type: string,
  commands: readonly { readonly fields: readonly CommandField[] }[],
): string {
  const fields = commands.flatMap((command) => command.fields);
  const names = new Map<string, string>();
  for (const [text, [field, again]] of Map.groupBy(fields, (each) => JSON.stringify(each))) {
    if (field === undefined || again === undefined) continue;
    const alike = [...names.values()].filter((taken) => taken.replace(/_\d+$/, '') === field.name).length;
    names.set(text, alike === 0 ? field.name : `${field.name}_${alike + 1}`);
  }
  const shared = [...names].map(([text, own]) => `${own}: ${text}`);
  const sharing = (_: string, value: unknown) => {
    const own = names.get(JSON.stringify(value));
    return own === undefined ? value : `SHARED.${own}`;
  };
  return [
    `import type { CommandField, ${type} } from '../generated-command.ts';`,
    `const SHARED = {${shared.join(',')}} satisfies Readonly<Record<string, CommandField>>;`,
    `export const ${name}: readonly ${type}[] = ${JSON.stringify(commands, sharing).replaceAll(/"(SHARED\.\w+)"/g, '$1')};`,
  ].join('\n\n');
}

/** Example: `api-keys.create-for-inbox` becomes `['apiKeys', 'createForInbox']`. */
export function methodPath(name: string): readonly [string, string] {
  const camel = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [resource = '', verb = ''] = name.split('.').map(camel);
  return [resource, verb];
}

/** An operation on one inbox has the fields of the one on all, and this field. */
const INBOX = /\/\*\*[^*]+\*\/\ninbox_id: string;\n/;

function typesFile(): string {
  const definitions = new Map<string, Definition>();
  const declarations: string[] = [];
  const declared = new Map<string, string>();
  const resources = new Map<string, string[]>();
  for (const operation of operations) {
    const base = typeName(operation.name);
    const declare = (name: string, text: string, doc = '') => {
      const [inbox = ''] = INBOX.exec(text) ?? [];
      const ofAll = declared.get(text.replace(inbox, ''));
      const same = declared.get(text) ?? (ofAll === undefined ? ofAll : `${ofAll} & {\n${inbox}}`);
      declarations.push(`${doc}export type ${name} = ${same ?? text};`);
      if (text.startsWith('{')) declared.set(text, same ?? name);
    };
    declare(`${base}Input`, schemaText(operation.input, 'input', definitions));
    declare(
      `${base}Output`,
      operation.status === 204 ? 'undefined' : schemaText(operation.output, 'output', definitions),
    );
    const created = createdOutput(operation);
    const doc = '/** Output for a new resource, not one found by its `client_id`. */\n';
    if (created !== undefined) declare(`${base}CreatedOutput`, typeText(created), doc);
    const [resource] = methodPath(operation.name);
    resources.set(resource, [...(resources.get(resource) ?? []), ...methodTexts(operation, base)]);
  }
  const interfaces = [...resources].map(([name, methods]) => `${name}: {\n${methods.join('\n')}\n};`);
  return [
    "import type { CallOptions, Download } from '../call.ts';",
    ...[...definitions].map(
      ([name, { doc, text }]) => `${doc}export type ${name} = ${extended(text, definitions)};`,
    ),
    ...declarations,
    `/** Every operation of the API, by resource. */\nexport interface Operations {\n${interfaces.join('\n')}\n}`,
  ].join('\n\n');
}

/** A type that begins with all fields of another extends it. */
function extended(text: string, definitions: ReadonlyMap<string, Definition>): string {
  for (const [name, { text: base }] of definitions) {
    const isMore = base.startsWith('{') && text.startsWith(base.slice(0, -1)) && text !== base;
    if (isMore) return `${name} & {${text.slice(base.length - 1)}`;
  }
  return text;
}

function methodTexts(operation: Operation, base: string): string[] {
  const [, verb] = methodPath(operation.name);
  const doc = `/** ${operation.summary}. ${operation.description ?? ''} */`.replace(/\. \*\/$/, '. */');
  const optional = requiredFields(operation).length === 0 ? '?' : '';
  const call = `(input${optional}: ${base}Input, options?: CallOptions): Promise<${base}Output>;`;
  if (servesBytes(operation)) {
    return [
      `${doc}\n${verb}(input: ${base}Input & { format: 'link' }, options?: CallOptions): Promise<${base}Output>;`,
      `${verb}(input: Omit<${base}Input, 'format'>, options?: CallOptions): Promise<Download>;`,
    ];
  }
  const list = listName(operation);
  if (createdOutput(operation) !== undefined) {
    return [
      `${doc}\n${verb}(input: ${base}Input & { client_id?: never }, options?: CallOptions): Promise<${base}CreatedOutput>;`,
      `${verb}${call}`,
    ];
  }
  if (list === undefined) return [`${doc}\n${verb}${call}`];
  return [
    `${doc}\n${verb}${call}`,
    `/** ${operation.summary}, page after page. */\n${verb}All(input${optional}: Omit<${base}Input, ${notInAll(operation)}>, options?: CallOptions): AsyncGenerator<${base}Output['${list}'][number], void, undefined>;`,
  ];
}

/** Later pages cannot wait, so reading all pages excludes `wait`. */
function notInAll({ input }: Operation): string {
  return 'wait' in input.shape ? "'page_token' | 'wait'" : "'page_token'";
}

interface Definition {
  readonly doc: string;
  readonly text: string;
}

function schemaText(schema: z.ZodType, io: 'input' | 'output', definitions: Map<string, Definition>): string {
  const { $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    const { description, ...type } = definition;
    const doc = description === undefined ? '' : `/** ${description}. */\n`;
    definitions.set(typeName(name), { doc, text: typeText(type as Record<string, unknown>) });
  }
  return typeText(own as Record<string, unknown>);
}

/** This file is part of the client's bundle, so it is minimal. */
function routesFile(): string {
  const routes = operations.map((operation) => {
    const flags = [
      ...(operation.readOnly || operation.idempotent ? ['repeatable: true'] : []),
      ...(servesBytes(operation) ? ['bytes: true'] : []),
      ...(listName(operation) === undefined ? [] : [`list: '${listName(operation)}'`]),
    ];
    const [resource, verb] = methodPath(operation.name);
    return `['${resource}', '${verb}', '${operation.method}', '${operation.path}', { ${flags.join(', ')} }],`;
  });
  return [
    "import type { Route } from '../call.ts';",
    `/** Resource, method, HTTP method, path, and what is special about it. */\nexport const ROUTES: readonly Route[] = [\n${routes.join('\n')}\n];`,
  ].join('\n\n');
}

/** Frames that receivers get omit the tenant id, which is internal. */
function eventsFile(): string {
  const others = EVENTS.filter(({ isSubscribable }) => !isSubscribable);
  const { description, ...data } = Object(
    z.toJSONSchema(z.object({ data: webhookDataSchema })).$defs,
  ).WebhookData;
  return [
    "import type { Attachment, Event, MessageSummary, Verification } from './types.ts';",
    ...others.map(({ type, description, frame }) => {
      const { $defs } = z.toJSONSchema(z.object({ frame }));
      const text = typeText(Object($defs)[`${typeName(type)}Event`]);
      return `/** ${description}. */\nexport type ${typeName(type)}Event = ${text};`;
    }),
    `/** What a webhook with \`include\` sends about a message. ${description}. */\nexport type WebhookData = ${typeText(data)};`,
    `/** An event as a webhook receives it; types that are added later are not among these. */\nexport type WebhookEvent = (${['Event', ...others.map(({ type }) => `${typeName(type)}Event`)].join(' | ')}) & { data?: WebhookData };`,
    `/** The event type of a stream that names none. */\nexport const DEFAULT_EVENT_TYPE = '${DEFAULT_EVENT_TYPE}';`,
  ].join('\n\n');
}

function permissionsFile(): string {
  return `/** What each permission of an API key allows. */\nexport const PERMISSIONS = ${JSON.stringify(PERMISSIONS)} as const;`;
}

function errorNameFile(): string {
  const names = Object.keys(ERROR_STATUS).map((name) => `| '${name}'`);
  return `/** The errors of the API; clients branch on these names. */\nexport type ErrorName =\n${names.join('\n')};`;
}

function fieldsOf(input: z.ZodObject): readonly CommandField[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  const { properties, required = [], $defs = {} } = schema;
  return Object.entries(properties ?? {}).map(([name, property]) => {
    const { type, description, anyOf } = Object(property);
    const types: readonly string[] = Array.isArray(anyOf) ? anyOf.map((each) => each.type) : [type].flat();
    const [kind = 'string', other] = types.filter((each) => each !== 'null');
    return {
      name,
      kind: kind === 'integer' && other === 'string' ? 'integer|string' : kind,
      ...(required.includes(name) ? { required: true } : {}),
      ...(types.includes('null') ? { nullable: true } : {}),
      description: describedWithRules(name, description ?? idText(name), Object(property), $defs),
    };
  });
}

/** Example: `message_id` becomes `Id of the message`. */
function idText(name: string): string {
  const [, resource] = /^(\w+)_id$/.exec(name) ?? [];
  return resource === undefined ? '' : `Id of the ${resource.replace('api_key', 'API key')}`;
}

function describedWithRules(
  name: string,
  description: string,
  property: z.core.JSONSchema.BaseSchema,
  definitions: object,
): string {
  const each = Object(property.anyOf?.[0] ?? property);
  const items = Object(each.items ?? each);
  const defined = Object(Reflect.get(definitions, String(items.$ref).replace('#/$defs/', '')) ?? items);
  const choices: readonly string[] = defined.enum ?? Object.keys(defined.properties ?? {});
  const { default: usual } = { ...Object(property.anyOf?.[0]), ...property };
  const [, text = '', described] = /^(.*?)(?:(?:\. |; )?[Dd]efault: (.+))?$/s.exec(description) ?? [];
  const value = described ?? (usual === false || Array.isArray(usual) ? undefined : usual);
  const rules = [
    ...(choices.every((choice) => description.includes(choice)) ? [] : [choices.join(', ')]),
    ...limitsOf(each, choices, WRITTEN.includes(name) ? items.maxLength : undefined),
    ...(value === undefined ? [] : [`default: ${value}`]),
  ];
  return rules.length === 0 ? text : `${text} (${rules.join('; ')})`.trim();
}

/** Only fields that a user composes show their length limits. */
const WRITTEN: readonly string[] = ['display_name', 'name', 'reason', 'client_id', 'worker'];

function limitsOf(
  { minimum, maximum, maxItems }: z.core.JSONSchema.BaseSchema,
  choices: readonly string[],
  maxLength?: number,
): string[] {
  const [from, to] = [minimum, maximum].map((bound = Number.NaN) =>
    Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined,
  );
  return [
    ...(to === undefined ? [] : [from === undefined ? `at most ${to}` : `${from} to ${to}`]),
    ...(maxItems === undefined || maxItems <= choices.length ? [] : [`at most ${maxItems} values`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ];
}
