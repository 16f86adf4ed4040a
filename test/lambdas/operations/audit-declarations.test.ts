import { expect, test } from 'vitest';
import { operatorOperations } from '../../../lambdas/admin/registry.ts';
import { AUDIT_ACTIONS } from '../../../lambdas/caller/audit-actions.ts';
import { ERROR_STATUS } from '../../../lambdas/core/errors.ts';
import { operations } from '../../../lambdas/operations/registry.ts';

/** The state of messages: many changes a minute, and the log of events has each. */
const WITHOUT_ENTRY = [
  'messages.update',
  'messages.update-many',
  'threads.update',
  'claims.create',
  'claims.extend',
  'claims.complete',
  'claims.release',
];

test.each([
  ['the API', operations, WITHOUT_ENTRY],
  ['the operator API', operatorOperations, []],
])('every operation of %s that writes declares its entry in the audit log, and reads have no entry', (_api, all, without) => {
  const writing = all.filter(({ method }) => method !== 'GET');
  expect(writing.length).toBeGreaterThan(10);
  expect(
    writing
      .filter(({ audit }) => audit === undefined)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...without].sort());
  expect(all.filter(({ method, audit }) => method === 'GET' && audit !== undefined)).toEqual([]);
  for (const { audit, input, name } of writing) {
    if (audit?.id !== undefined) expect(Object.keys(input.shape), name).toContain(audit.id);
  }
});

test('the filter of the audit log knows each refusal (403) of the errors', () => {
  const refusals = Object.entries(ERROR_STATUS).filter(([, status]) => status === 403);

  expect(AUDIT_ACTIONS).toEqual(expect.arrayContaining(refusals.map(([name]) => `refused.${name}`)));
});
