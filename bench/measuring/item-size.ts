import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { LISTING_PROJECTION } from '../../lib/constructs/listing-projection.ts';

export type Item = Readonly<Record<string, AttributeValue>>;

const WRITE_UNIT_BYTES = 1024;
/** DynamoDB writes each item of a transaction twice: prepare and commit. */
const TRANSACTION_WRITES = 2;
const INDEX_KEYS = ['gpk', 'gsk'] as const;

/** Implements the DynamoDB developer guide, "DynamoDB item sizes and formats". */
export function itemBytes(item: Item): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value),
    0,
  );
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  // A number takes a byte for two digits, plus one byte.
  if (value.N !== undefined) return Math.ceil(value.N.replace(/[-.]/g, '').length / 2) + 1;
  if (value.B !== undefined) return value.B.length;
  if (value.BOOL !== undefined || value.NULL !== undefined) return 1;
  if (value.SS !== undefined) return value.SS.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (value.L !== undefined) return 3 + value.L.reduce((sum, each) => sum + 1 + valueBytes(each), 0);
  if (value.M !== undefined) return 3 + Object.keys(value.M).length + itemBytes(value.M);
  throw new Error(`No size is known of ${Object.keys(value).join()}`);
}

export function transactedUnits(before: Item | undefined, after: Item | undefined): number {
  const larger = Math.max(
    before === undefined ? 0 : itemBytes(before),
    after === undefined ? 0 : itemBytes(after),
  );
  return TRANSACTION_WRITES * units(larger) + indexUnits(indexEntry(before), indexEntry(after));
}

function units(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / WRITE_UNIT_BYTES));
}

/** An index entry is written once even in a transaction, and not at all if it does not change. */
function indexUnits(before: Item | undefined, after: Item | undefined): number {
  if (before === undefined) return after === undefined ? 0 : units(itemBytes(after));
  if (after === undefined) return units(itemBytes(before));
  const moved = INDEX_KEYS.some((key) => before[key]?.S !== after[key]?.S);
  if (moved) return units(itemBytes(before)) + units(itemBytes(after));
  return JSON.stringify(before) === JSON.stringify(after)
    ? 0
    : units(Math.max(itemBytes(before), itemBytes(after)));
}

function indexEntry(item: Item | undefined): Item | undefined {
  if (item === undefined || INDEX_KEYS.some((key) => item[key] === undefined)) return undefined;
  const names: readonly string[] = ['pk', 'sk', ...INDEX_KEYS, ...LISTING_PROJECTION];
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}
