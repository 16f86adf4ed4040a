import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inboxIdField, listOf, pageFields } from '../../../lambdas/operations/fields.ts';
import {
  mergeMetadata,
  metadataChangeField,
  metadataField,
  showInbox,
} from '../../../lambdas/operations/inboxes/inbox.ts';
import type { Account } from '../../../lambdas/store/account/accounts.ts';
import { planOf } from '../../../lambdas/usage/plan.ts';
import { testInbox } from '../store/receive/arriving-mail.ts';
import { verifiedAccount } from '../test-account.ts';
import { testContext } from '../test-context.ts';

const page = z.object(pageFields);

describe('a page', () => {
  test('is 50, newest first, from the start', () => {
    expect(page.parse({})).toEqual({ limit: 50, ascending: false });
  });

  test.each([1, 50, 100])('may have %i items', (limit) => {
    expect(page.parse({ limit }).limit).toBe(limit);
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

test('an inbox id has the length of an address', () => {
  expect(inboxIdField.safeParse('').success).toBe(false);
  expect(inboxIdField.safeParse('x'.repeat(320)).success).toBe(true);
  expect(inboxIdField.safeParse('x'.repeat(321)).success).toBe(false);
});

describe('metadata', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 'v']));

  test('has at most 50 keys of 40 characters and values of 500', () => {
    expect(metadataField.safeParse(many(50)).success).toBe(true);
    expect(metadataField.safeParse(many(51)).success).toBe(false);
    expect(metadataField.safeParse({ ['k'.repeat(41)]: 'v' }).success).toBe(false);
    expect(metadataField.safeParse({ k: 'v'.repeat(501) }).success).toBe(false);
    expect(metadataField.safeParse({ '': 'v' }).success).toBe(false);
    expect(metadataField.safeParse({ k: 1 }).success).toBe(false);
  });

  test.each([
    ['that is not named is kept', { a: '1' }, { b: '2' }, { a: '1', b: '2' }],
    ['replaces', { a: '1' }, { a: '2' }, { a: '2' }],
    ['removes by null', { a: '1', b: '2' }, { a: null }, { b: '2' }],
    ['removes what is not there', { a: '1' }, { z: null }, { a: '1' }],
    ['clears by null', { a: '1' }, null, {}],
    ['leaves all when absent', { a: '1' }, undefined, { a: '1' }],
    ['keeps an empty value', {}, { a: '' }, { a: '' }],
  ])('%s', (_how, current, change, merged) => {
    expect(metadataChangeField.optional().safeParse(change).success).toBe(true);
    expect(mergeMetadata(current, change)).toEqual(merged);
  });
});

describe('a plan', () => {
  const { policy } = testContext();
  const account = (plan: string): Account => verifiedAccount('tenant-1', { plan });

  test('is that of the account', () => {
    expect(planOf(policy, account('unverified')).inboxes).toBe(3);
    expect(planOf(policy, account('verified')).inboxes).toBe(100);
  });

  test('that the settings no longer name leaves its tenants with the one of the verified', () => {
    expect(planOf(policy, account('retired')).inboxes).toBe(100);
  });

  test('of the verified must be in the settings', () => {
    expect(() => planOf({ plans: {} }, account('retired'))).toThrow('verified');
  });
});

test('an inbox without a display name is shown without the field', () => {
  expect(showInbox(testInbox())).not.toHaveProperty('display_name');
  expect(showInbox(testInbox({ displayName: 'Support' }))).toHaveProperty('display_name', 'Support');
});
