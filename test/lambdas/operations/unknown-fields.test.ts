import { expect, test } from 'vitest';
import { createInboxOperation } from '../../../lambdas/operations/inboxes/create.ts';
import { operations } from '../../../lambdas/operations/registry.ts';
import { unknownFields } from '../../../lambdas/operations/unknown-fields.ts';
import { createWebhookOperation } from '../../../lambdas/operations/webhooks/create.ts';

const KNOWN = [
  ...[
    'limit',
    'page_token',
    'inbox_ids',
    'event_types',
    'type',
    'from',
    'to',
    'label',
    'after',
    'unread',
    'wait',
  ],
  ...[
    'domain',
    'username',
    'display_name',
    'include_spam',
    'not_kind',
    'ascending',
    'expires_in',
    'expires_at',
  ],
];

test.each([
  ['pageToken', 'page_token'],
  ['labels', 'label'],
  ['inbox', 'inbox_ids'],
  ['evnet_types', 'event_types'],
  ['form', 'from'],
  ['event_type', 'event_types'],
  ['cursor', 'page_token'],
  ['since', 'after'],
  ['isRead', 'unread, its opposite'],
  ['name', 'display_name'],
  ['email', 'username, the part before @'],
  ['timeout_seconds', 'wait'],
  ['xpires', 'expires_in or expires_at'],
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
  // Only their opposites are close.
  'exclude_spam',
  'not_from',
  'kind',
])('unknownFields names nothing else for %s', (typed) => {
  const unknown = unknownFields([typed], KNOWN);

  expect(Object.entries(unknown)).toEqual([[typed.slice(0, 80), 'is unknown']]);
});

test('unknownFields lists 20 of a body with thousands of unknown names', () => {
  const names = Array.from({ length: 5_000 }, (_, i) => `name-${i}`);

  expect(Object.keys(unknownFields(names, KNOWN))).toHaveLength(20);
});

test('unknownFields says that a field which only an update accepts is set after creation', () => {
  expect(unknownFields(['unlisted'], KNOWN, ['unlisted'])).toEqual({
    unlisted: 'is set by PATCH after creation',
  });
});

test.each([
  createInboxOperation,
  createWebhookOperation,
])('$name names as set later exactly the fields that only the update takes', ({ name, input, setLater }) => {
  const update = operations.find((each) => each.name === name.replace('.create', '.update'));
  const path = /\{(\w+)\}/.exec(update?.path ?? '')?.[1];
  const only = Object.keys(update?.input.shape ?? {}).filter((field) => !(field in input.shape));

  expect(only.filter((field) => field !== path).toSorted()).toEqual(setLater);
});
