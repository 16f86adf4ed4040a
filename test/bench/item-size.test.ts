import { describe, expect, test } from 'vitest';
import { type Item, itemBytes, transactedUnits } from '../../bench/measuring/item-size.ts';

function item(text: string, more: Item = {}): Item {
  return { pk: { S: 'p' }, sk: { S: 's' }, text: { S: text }, ...more };
}
/** Bytes of an item beside its text. */
const FRAME = itemBytes(item(''));

describe('the size of an item', () => {
  test('counts names and texts in UTF-8', () => {
    expect(itemBytes({ pk: { S: 'ü' } })).toBe(4);
  });

  test('counts a number by its digits', () => {
    expect(itemBytes({ n: { N: '1234' } })).toBe(1 + 3);
    expect(itemBytes({ n: { N: '-12.5' } })).toBe(1 + 3);
  });

  test('counts what lists and maps hold, and the lists and maps themselves', () => {
    expect(itemBytes({ l: { L: [{ S: 'ab' }, { BOOL: true }] } })).toBe(1 + 3 + 3 + 2);
    expect(itemBytes({ m: { M: { a: { S: 'b' } } } })).toBe(1 + 3 + 1 + 2);
  });
});

describe('a part of a transaction', () => {
  test('costs twice a write of the larger of before and after', () => {
    const exact = item('x'.repeat(1024 - FRAME));
    expect(transactedUnits(undefined, exact)).toBe(2);
    expect(transactedUnits(item('x'.repeat(1025 - FRAME)), exact)).toBe(4);
  });

  test('costs two units when it finds nothing', () => {
    expect(transactedUnits(undefined, undefined)).toBe(2);
  });

  test('writes its index entry once, twice when it moves, and not when it stays', () => {
    const listed = (gsk: string, text = ''): Item => item(text, { gpk: { S: 'g' }, gsk: { S: gsk } });

    expect(transactedUnits(undefined, listed('1'))).toBe(2 + 1);
    expect(transactedUnits(listed('1'), listed('2'))).toBe(2 + 2);
    expect(transactedUnits(listed('1'), listed('1', 'not in the index'))).toBe(2);
    expect(transactedUnits(listed('1'), undefined)).toBe(2 + 1);
  });
});
