import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, actionText } from '../../console/src/session/audit-actions.ts';
import { AUDIT_ACTIONS as OF_THE_SERVICE } from '../../lambdas/caller/audit-actions.ts';

test('the console offers every action that the filter of the audit log knows, in words', () => {
  expect(AUDIT_ACTIONS.toSorted()).toEqual(OF_THE_SERVICE.toSorted());
  expect(['api_key.created', 'refused.cap_hit'].map(actionText)).toEqual([
    'API key created',
    'Refused: cap hit',
  ]);
});
