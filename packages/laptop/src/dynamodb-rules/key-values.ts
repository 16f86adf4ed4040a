import { type Condition, conditionsOf } from './conditions.ts';
import type { AttributeValue, RequestPart } from './request-parts.ts';
import type { KeyDefinition, TableDefinition } from './table-definitions.ts';
import { validationError } from './validation-error.ts';

const MAX_BYTES = { HASH: 2_048, RANGE: 1_024 } as const;

function sizeOf(value: AttributeValue): number {
  const { S: text, B: base64 } = value;
  if (typeof text === 'string') return Buffer.byteLength(text);
  return typeof base64 === 'string' ? Buffer.byteLength(base64, 'base64') : 0;
}

/** The limits are in the DynamoDB developer guide, "Quotas", "Partition keys and sort keys". */
export function checkKeyLength(key: KeyDefinition, value: AttributeValue): void {
  const most = MAX_BYTES[key.role];
  if (sizeOf(value) <= most) return;
  throw validationError(
    `One or more parameter values were invalid: Size of the value of key ${key.name} has exceeded the size limit of ${most} bytes`,
  );
}

/** The engine checks only the keys of the table. */
export function checkItemKeys(part: RequestPart, table: TableDefinition): void {
  for (const { keys } of table.indexes.values()) {
    for (const key of keys) {
      const value = part.Item?.[key.name];
      if (value !== undefined) checkKeyLength(key, value);
    }
  }
}

export function queriedKeys(part: RequestPart, table: TableDefinition): readonly KeyDefinition[] | undefined {
  return part.IndexName === undefined ? table.keys : table.indexes.get(part.IndexName)?.keys;
}

interface KeyCondition {
  readonly key: KeyDefinition;
  readonly operator: string;
  readonly values: readonly AttributeValue[];
}

export function keyConditions(part: RequestPart, keys: readonly KeyDefinition[]): readonly KeyCondition[] {
  return conditionsOf(part.KeyConditionExpression ?? '', part).flatMap(
    ({ operator, operands }: Condition) => {
      const paths = operands.filter((operand) => operand.kind === 'path');
      const key = keys.find(({ name }) => paths[0]?.path.length === 1 && paths[0].path[0] === name);
      const values = operands.flatMap((operand) =>
        operand.kind === 'value' && operand.value !== undefined ? [operand.value] : [],
      );
      return key === undefined ? [] : [{ key, operator, values }];
    },
  );
}

/** DynamoDB refuses a value that no key can have: empty, too long, or of another type. */
export function checkKeyConditions(part: RequestPart, table: TableDefinition): void {
  if (part.KeyConditionExpression === undefined) return;
  for (const { key, values } of keyConditions(part, queriedKeys(part, table) ?? [])) {
    for (const value of values) {
      if (!Object.hasOwn(value, key.type)) {
        throw validationError(
          'One or more parameter values were invalid: Condition parameter type does not match schema type',
        );
      }
      requireNotEmpty(key, value);
      checkKeyLength(key, value);
    }
  }
}

export function requireNotEmpty({ name }: KeyDefinition, value: AttributeValue): void {
  const { S: text, B: base64 } = value;
  if (text !== '' && base64 !== '') return;
  throw validationError(
    `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`,
  );
}
