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

const ONE_LINE: readonly [string, z.ZodType][] = [
  ['display_name of an inbox', displayNameField],
  ['name of a key', keyNameField],
  ['reason of a sender', entryFields.reason],
  ['worker of a claim', createClaimsOperation.input.shape.worker],
  ...operatorOperations.flatMap(({ name, input }) =>
    Object.entries(input.shape)
      .filter(([field]) => field === 'reason' || field === 'client_id')
      .map(([field, schema]): [string, z.ZodType] => [`${field} of ${name}`, schema]),
  ),
];

test.each(ONE_LINE)('the %s is one line, without controls and marks of writing direction', (_, field) => {
  expect(ONE_LINE).toHaveLength(6);
  const controls = [...'\n\r\t\0\u007f\u0085\u009b', '\u001b[2J'];
  for (const mark of [...controls, ...'\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069']) {
    const { error } = field.safeParse(`one${mark}two`);
    expect(error?.issues, JSON.stringify(mark)).toMatchObject([
      { message: expect.stringMatching(/one line/) },
    ]);
  }
  const text = 'Zoë 漢字 שלום می\u200cخواهم 👩\u200d👩\u200d👧 ❤\ufe0f "<>\\|';
  expect(field.parse(text)).toBe(text);
});

test('a plan of the verified must be in the settings', () => {
  expect(() => planOf({ plans: {} }, verifiedAccount('tenant-1', { plan: 'retired' }))).toThrow('verified');
});

test('an inbox without a display name is shown with null', () => {
  expect(showInbox(testInbox())).toHaveProperty('display_name', null);
  expect(showInbox(testInbox({ displayName: 'Support' }))).toHaveProperty('display_name', 'Support');
});
