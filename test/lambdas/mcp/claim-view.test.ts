import { expect, test } from 'vitest';
import { claimView } from '../../../lambdas/mcp/views/wait.ts';
import { messageExample } from '../../../lambdas/operations/messages/message-example.ts';
import { NOW } from '../test-context.ts';
import { readCall } from './read-call.ts';

const CLAIM = { claim_id: 'clm_1', expires_at: '2026-11-21T09:25:00.000Z', attempt: 2 };

test('claim_message asks for one message and waits as long as it may', () => {
  const { input } = readCall(claimView, { inbox_id: 'a@x.test', label: ['bill'] }, NOW);

  expect(input).toMatchObject({ limit: 1, wait: 25 });
});

test('claim_message shows the claim apart from what the sender wrote', () => {
  const { show } = readCall(claimView, {}, NOW);
  const { structured, segments } = show({ claims: [{ ...CLAIM, message: messageExample }] });

  expect(structured).toMatchObject({ ...CLAIM, untrusted_content: true });
  const [ours, ...others] = segments;
  expect(ours).toEqual({ ours: { ...CLAIM, untrusted_content: true } });
  const theirs = others.flatMap((segment) => ('theirs' in segment ? [segment.theirs] : []));
  expect(theirs.join()).toContain(messageExample.extracted_text);
});

test('claim_message without anything to do answers a claim_id of null', () => {
  const { show } = readCall(claimView, {}, NOW);

  expect(show({ claims: [] }).structured).toEqual({ claim_id: null, untrusted_content: true });
});
