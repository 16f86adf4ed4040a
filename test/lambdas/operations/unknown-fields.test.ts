import { expect, test } from 'vitest';
import { unknownFields } from '../../../lambdas/operations/unknown-fields.ts';

const KNOWN = ['limit', 'page_token', 'inbox_ids', 'event_types', 'from', 'to', 'label'];

test.each([
  ['pageToken', 'page_token'],
  ['labels', 'label'],
  ['inbox', 'inbox_ids'],
  ['evnet_types', 'event_types'],
  ['form', 'from'],
])('unknownFields names the field that %s was meant to be', (typed, meant) => {
  expect(unknownFields(['limit', typed], KNOWN)).toEqual({ [typed]: `is unknown: did you mean ${meant}?` });
});

test.each([
  'colour',
  'x',
  '__proto__',
  'a'.repeat(81),
  // Four changes of page_token, one of them a swap.
  'apgexokxx',
])('unknownFields names nothing else for %s, which is like no field', (typed) => {
  const unknown = unknownFields([typed], KNOWN);

  expect(Object.entries(unknown)).toEqual([[typed.slice(0, 80), 'is unknown']]);
});

test('unknownFields lists 20 of a body with thousands of unknown names', () => {
  const names = Array.from({ length: 5_000 }, (_, i) => `name-${i}`);

  expect(Object.keys(unknownFields(names, KNOWN))).toHaveLength(20);
});
