import { expect, test } from 'vitest';
import { openList } from '../../../lambdas/operations/messages/inbox-list.ts';
import { listMessagesOperation } from '../../../lambdas/operations/messages/list.ts';
import { testContext } from '../test-context.ts';

test.each([
  [['HELD', 'received'], ['held']],
  [['received'], ['clean', 'held']],
])('a list with the labels %s reads the lists %s', async (label, visibilities) => {
  const input = listMessagesOperation.input.parse({ inbox_id: 'a@x.test', include_held: true, label });

  const opened = await openList(testContext(), 'messages.list', input);

  expect(opened?.visibilities.toSorted()).toEqual(visibilities);
});
