import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { operatorOperations } from '../../../lambdas/admin/registry.ts';
import { keyNameField } from '../../../lambdas/operations/api-keys/api-key.ts';
import { createClaimsOperation } from '../../../lambdas/operations/claims/create.ts';
import { listOf, pageFields } from '../../../lambdas/operations/fields.ts';
import {
  displayNameField,
  mergeMetadata,
  metadataChangeField,
  showInbox,
} from '../../../lambdas/operations/inboxes/inbox.ts';
import { entryFields } from '../../../lambdas/operations/lists/sender-list.ts';
import { planOf } from '../../../lambdas/usage/plan.ts';
import { testInbox } from '../store/receive/arriving-mail.ts';
import { verifiedAccount } from '../test-account.ts';

const page = z.object(pageFields);

describe('a page', () => {
  test('is 50, newest first, from the start', () => {
    expect(page.parse({})).toEqual({ limit: 50, ascending: false });
  });

  test.each([0, 101, -1, 1.5, '50', null])('may not have %j items', (limit) => {
    expect(page.safeParse({ limit }).success).toBe(false);
  });

  test('is in an envelope that is open to new keys and named for its resource', () => {
    const schema = listOf('things', z.object({ id: z.string() }));
    const envelope = { count: 1, limit: 50, next_page_token: null, things: [{ id: 'a' }] };

    expect(schema.parse({ ...envelope, later: 1 })).toEqual(envelope);
    expect(schema.safeParse({ ...envelope, things: undefined }).success).toBe(false);
  });
});

test.each([
  ['that is not named is kept', { a: '1' }, { b: '2' }, { a: '1', b: '2' }],
  ['replaces', { a: '1' }, { a: '2' }, { a: '2' }],
  ['removes by null', { a: '1', b: '2' }, { a: null }, { b: '2' }],
  ['removes what is not there', { a: '1' }, { z: null }, { a: '1' }],
  ['clears by null', { a: '1' }, null, {}],
  ['leaves all when absent', { a: '1' }, undefined, { a: '1' }],
  ['keeps an empty value', {}, { a: '' }, { a: '' }],
])('a change of metadata: %s', (_how, current, change, merged) => {
  expect(metadataChangeField.optional().safeParse(change).success).toBe(true);
  expect(mergeMetadata(current, change)).toEqual(merged);
});

describe.each([
  ['display_name of an inbox', displayNameField],
  ['name of a key', keyNameField],
  ['reason of a sender', entryFields.reason],
  ['worker of a claim', createClaimsOperation.input.shape.worker],
  ...operatorOperations.flatMap(({ name, input: { shape } }) =>
    ['reason', 'client_id'].flatMap((field): [string, z.ZodType][] =>
      shape[field] === undefined ? [] : [[`${field} of the operator's ${name}`, shape[field] as z.ZodType]],
    ),
  ),
])('the %s', (_, field) => {
  test.each([
    ...['\n', '\r', '\t', '\0', '\u001b[2J', '\u007f', '\u0085', '\u009b'],
    ...['\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'],
  ])('is refused with the rule when it has %j', (character) => {
    const { success, error } = field.safeParse(`one${character}two`);

    expect(success).toBe(false);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('one line')]);
  });

  test.each([
    'Zoë 漢字 שלום',
    '👩\u200d👩\u200d👧 ❤\ufe0f',
    'می\u200cخواهم',
    '"<>\\|',
  ])('may be %j', (text) => {
    expect(field.parse(text)).toBe(text);
  });
});

test('a plan of the verified must be in the settings', () => {
  expect(() => planOf({ plans: {} }, verifiedAccount('tenant-1', { plan: 'retired' }))).toThrow('verified');
});

test('an inbox without a display name is shown without the field', () => {
  expect(JSON.stringify(showInbox(testInbox()))).not.toContain('display_name');
  expect(showInbox(testInbox({ displayName: 'Support' }))).toHaveProperty('display_name', 'Support');
});
