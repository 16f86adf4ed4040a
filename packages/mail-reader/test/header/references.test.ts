import { describe, expect, test } from 'vitest';
import { messageIdsOf } from '../../src/header/header-fields.ts';
import { firstAndLast, furtherCandidates, threadCandidates } from '../../src/header/references.ts';

describe('the Message-IDs by which a mail finds its thread', () => {
  test('begin with the parent and go back to the oldest', () => {
    expect(threadCandidates({ inReplyTo: '<c>', references: ['<a>', '<b>', '<c>'] })).toEqual([
      '<c>',
      '<b>',
      '<a>',
    ]);
  });

  test('begin with In-Reply-To although References ends otherwise', () => {
    expect(threadCandidates({ inReplyTo: '<x>', references: ['<a>', '<b>'] })).toEqual(['<x>', '<b>', '<a>']);
  });

  test.each([
    [null, [], []],
    ['<a>', [], ['<a>']],
    [null, ['<a>'], ['<a>']],
    ['<a>', ['<a>', '<a>'], ['<a>']],
  ])('of In-Reply-To %s and References %j', (inReplyTo, references, candidates) => {
    expect(threadCandidates({ inReplyTo, references })).toEqual(candidates);
  });

  test('are at most twenty: the nearest, and the oldest, which names the conversation; the others are further ones', () => {
    const references = Array.from({ length: 100 }, (_, i) => `<${i}>`);
    const candidates = threadCandidates({ inReplyTo: '<99>', references });

    expect(candidates).toHaveLength(20);
    expect(candidates[0]).toBe('<99>');
    expect(candidates[18]).toBe('<81>');
    expect(candidates[19]).toBe('<0>');
    expect(furtherCandidates({ inReplyTo: '<99>', references })).toEqual(
      references.slice(1, 81).toReversed(),
    );
    expect(furtherCandidates({ inReplyTo: null, references: references.slice(80) })).toEqual([]);
  });

  test('of a long References field are the first, which names the conversation, and the last ones', () => {
    const references = Array.from({ length: 150 }, (_, i) => `<${i}>`);

    expect(firstAndLast(references, 100)).toEqual(['<0>', ...references.slice(51)]);
    expect(firstAndLast(references.slice(50), 100)).toEqual(references.slice(50));
  });
});

test.each([
  ['<a@x>', ['<a@x>']],
  ['<a@x> <b@x>', ['<a@x>', '<b@x>']],
  ['<a@x><b@x>', ['<a@x>', '<b@x>']],
  ['(comment) <a@x> trailing', ['<a@x>']],
  ['a@x', ['<a@x>']],
  [' a@x ', ['<a@x>']],
  ['a@x>', ['<a@x>']],
  ['Your mail of Monday', []],
  ['', []],
  ['<>', []],
  ['< >', []],
  ['<> <>', []],
  ['<a b>', []],
  [`<${'a'.repeat(996)}>`, [`<${'a'.repeat(996)}>`]],
  [`<${'a'.repeat(997)}>`, []],
  ['a'.repeat(997), []],
])('the Message-IDs in a field are read from %.40j', (field, ids) => {
  expect(messageIdsOf(field)).toEqual(ids);
});
