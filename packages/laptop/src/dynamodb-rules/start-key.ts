import { keyConditions, queriedKeys, requireNotEmpty } from './key-values.ts';
import type { AttributeValue, RequestPart } from './request-parts.ts';
import type { TableDefinition } from './table-definitions.ts';
import { validationError } from './validation-error.ts';

/**
 * DynamoDB refuses a start key outside the query's partition or sort key condition; the engine refuses one with missing
 * or further attributes.
 */
export function checkStartKey(part: RequestPart, table: TableDefinition): void {
  const { ExclusiveStartKey: start } = part;
  if (start === undefined) return;
  const keys = queriedKeys(part, table) ?? [];
  for (const key of [...table.keys, ...keys]) {
    const value = start[key.name];
    if (value !== undefined) requireNotEmpty(key, value);
  }
  for (const { key, operator, values } of keyConditions(part, keys)) {
    const value = start[key.name];
    if (value === undefined || holds(operator, value, values)) continue;
    throw validationError('The provided starting key does not match the range key predicate');
  }
}

function holds(operator: string, value: AttributeValue, [one, other]: readonly AttributeValue[]): boolean {
  if (one === undefined) return true;
  const order = compare(value, one);
  switch (operator) {
    case '=':
      return order === 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case 'BETWEEN':
      return order >= 0 && (other === undefined || compare(value, other) <= 0);
    case 'begins_with': {
      const prefix = bytesOf(one);
      return bytesOf(value).subarray(0, prefix.length).equals(prefix);
    }
    default:
      return true;
  }
}

/** Strings and binary values sort by their bytes (DynamoDB developer guide, "Data types"). */
function compare(one: AttributeValue, other: AttributeValue): number {
  if (one['N'] !== undefined && other['N'] !== undefined) return Number(one['N']) - Number(other['N']);
  return Buffer.compare(bytesOf(one), bytesOf(other));
}

function bytesOf({ S: text, B: base64 }: AttributeValue): Buffer {
  if (typeof text === 'string') return Buffer.from(text);
  return Buffer.from(typeof base64 === 'string' ? base64 : '', 'base64');
}
