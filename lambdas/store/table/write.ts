import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key, Row, Table } from './table.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export type Writes<Name extends string> = { readonly [name in Name]?: Write };

type Attributes = Readonly<Record<string, unknown>>;

export interface Condition {
  readonly was?: Attributes;
  /** `pk` means that the row exists. */
  readonly has?: readonly string[];
  /** `pk` means that the row does not exist. */
  readonly lacks?: readonly string[];
  /** A row that lacks the attribute meets the condition. */
  readonly below?: Attributes;
  /** `#name` is the attribute `name`, and the whole expression has no outer brackets. */
  readonly condition?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Attributes;
  readonly showsFound?: boolean;
}

/** DynamoDB creates a missing row on update unless `has` prevents that. */
export interface Change extends Condition {
  /** Null removes an attribute, and undefined keeps it. */
  readonly set?: Attributes;
  readonly setting?: readonly string[];
  readonly remove?: readonly string[];
  readonly add?: Attributes;
  readonly take?: Attributes;
}

/** DynamoDB reserves none of these names. */
const PLAIN = /^(?:g?[ps]k|[a-z]\d+)$/;

class Placeholders {
  readonly #names = new Map<string, string>();
  readonly #values = new Map<string, unknown>();

  constructor({ names = {}, values = {} }: Condition) {
    for (const [placeholder, attribute] of Object.entries(names)) this.#names.set(placeholder, attribute);
    for (const [placeholder, value] of Object.entries(values)) {
      if (value !== undefined) this.#values.set(placeholder, value);
    }
  }

  name(attribute: string): string {
    if (PLAIN.test(attribute)) return attribute;
    const known = [...this.#names].find(([, each]) => each === attribute);
    const placeholder = known?.[0] ?? `#n${this.#names.size}`;
    this.#names.set(placeholder, attribute);
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${this.#values.size}`;
    this.#values.set(placeholder, value);
    return placeholder;
  }

  words(text: string): string {
    for (const [placeholder, attribute = ''] of text.matchAll(/#(\w+)/g)) {
      if (!this.#names.has(placeholder)) this.#names.set(placeholder, attribute);
    }
    return text;
  }

  /** DynamoDB refuses empty maps. */
  all() {
    return {
      ...(this.#names.size === 0 ? {} : { ExpressionAttributeNames: Object.fromEntries(this.#names) }),
      ...(this.#values.size === 0 ? {} : { ExpressionAttributeValues: Object.fromEntries(this.#values) }),
    };
  }
}

function conditioned(condition: Condition, placeholders: Placeholders) {
  const { was = {}, has = [], lacks = [], below = {}, condition: words, showsFound = false } = condition;
  const clauses = [
    ...has.map((attribute) => `attribute_exists(${placeholders.name(attribute)})`),
    ...lacks.map((attribute) => `attribute_not_exists(${placeholders.name(attribute)})`),
    ...Object.entries(was).map(([attribute, value]) => {
      const name = placeholders.name(attribute);
      return value === undefined ? `attribute_not_exists(${name})` : `${name} = ${placeholders.value(value)}`;
    }),
    ...Object.entries(below).map(([attribute, value]) => {
      const name = placeholders.name(attribute);
      return `attribute_not_exists(${name}) OR ${name} < ${placeholders.value(value)}`;
    }),
    ...(words === undefined ? [] : [placeholders.words(words)]),
  ];
  return {
    ...(clauses.length === 0 ? {} : { ConditionExpression: allOf(clauses) }),
    ...(showsFound ? { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const } : {}),
    ...placeholders.all(),
  };
}

/** DynamoDB refuses redundant brackets around a condition. */
export function allOf(clauses: readonly string[]): string {
  if (clauses.length === 1) return clauses.join();
  return clauses.map((clause) => (clause.includes(' OR ') ? `(${clause})` : clause)).join(' AND ');
}

function changing(change: Change, placeholders: Placeholders): string {
  const { set = {}, setting = [], remove = [], add = {}, take = {} } = change;
  const entries = Object.entries(set).filter(([, value]) => value !== undefined);
  const pairs = (attributes: Attributes) =>
    Object.entries(attributes).map(
      ([attribute, value]) => `${placeholders.name(attribute)} ${placeholders.value(value)}`,
    );
  const clauses = {
    SET: [
      ...entries
        .filter(([, value]) => value !== null)
        .map(([attribute, value]) => `${placeholders.name(attribute)} = ${placeholders.value(value)}`),
      ...setting.map((words) => placeholders.words(words)),
    ],
    REMOVE: [...entries.flatMap(([attribute, value]) => (value === null ? [attribute] : [])), ...remove].map(
      (attribute) => placeholders.name(attribute),
    ),
    ADD: pairs(add),
    DELETE: pairs(take),
  };
  return Object.entries(clauses)
    .flatMap(([verb, parts]) => (parts.length === 0 ? [] : [`${verb} ${parts.join(', ')}`]))
    .join(' ');
}

export function rowUpdate({ name }: Table, key: Key, change: Change) {
  const placeholders = new Placeholders(change);
  const UpdateExpression = changing(change, placeholders);
  return { Update: { TableName: name, Key: key, UpdateExpression, ...conditioned(change, placeholders) } };
}

export function rowPut({ name }: Table, row: Row, condition: Condition = {}) {
  return { Put: { TableName: name, Item: row, ...conditioned(condition, new Placeholders(condition)) } };
}

export function rowDelete({ name }: Table, key: Key, condition: Condition = {}) {
  return { Delete: { TableName: name, Key: key, ...conditioned(condition, new Placeholders(condition)) } };
}

export function rowCheck({ name }: Table, key: Key, condition: Condition) {
  const { ConditionExpression = '', ...rest } = conditioned(condition, new Placeholders(condition));
  return { ConditionCheck: { TableName: name, Key: key, ConditionExpression, ...rest } };
}

const ABSENT: Condition = { lacks: ['pk'] };

export function putNew(table: Table, row: Row) {
  return rowPut(table, row, ABSENT);
}

export function checkAbsent(table: Table, key: Key): Write {
  return rowCheck(table, key, ABSENT);
}

export async function makeWrite({ client }: Table, { Put, Update, Delete }: Write): Promise<void> {
  if (Put !== undefined) await client.send(new PutCommand(Put));
  if (Update !== undefined) await client.send(new UpdateCommand(Update));
  if (Delete !== undefined) await client.send(new DeleteCommand(Delete));
}

export function tryWrite(table: Table, write: Write): Promise<Conditional<void>> {
  return ifConditionHolds(() => makeWrite(table, write));
}

type Conditional<Result> =
  | { readonly applied: true; readonly result: Result }
  | { readonly applied: false; readonly row: Row | undefined };

export async function ifConditionHolds<Result>(write: () => Promise<Result>): Promise<Conditional<Result>> {
  try {
    return { applied: true, result: await write() };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { applied: false, row: error.Item === undefined ? undefined : unmarshall(error.Item) };
  }
}
