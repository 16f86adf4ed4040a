import type { InboxesVerificationInput, InboxesVerificationOutput } from 'agent-inbox-client/source';
import { expect, test } from 'vitest';
import { verificationOperation } from '../../lambdas/operations/inboxes/verification.ts';
import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { askForVerification } from '../../packages/agentinbox/src/client-commands/code.ts';

const FOUND = verificationOperation.example.output as InboxesVerificationOutput;
const NONE = { ...FOUND, status: 'none', code: null } as const;

/** A client whose calls are answered in order, the last answer again and again. */
function clientOf(...answers: readonly InboxesVerificationOutput[]) {
  const calls: InboxesVerificationInput[] = [];
  const verification = async (input: InboxesVerificationInput) => {
    calls.push(input);
    return answers[Math.min(calls.length, answers.length) - 1] ?? NONE;
  };
  return { calls, inboxes: { verification } };
}

const waits = ({ calls }: ReturnType<typeof clientOf>) => calls.map(({ wait }) => wait);

test.each([
  [60, [MAX_WAIT_SECONDS, MAX_WAIT_SECONDS, 10]],
  [50, [MAX_WAIT_SECONDS, MAX_WAIT_SECONDS]],
  [7, [7]],
  [0, [0]],
])('a timeout of %i s is waited for in calls of %j', async (timeout, expected) => {
  const client = clientOf(NONE);
  expect(await askForVerification(client, 'code', 'a@b.test', { requireDmarc: true, timeout })).toEqual(NONE);
  expect(waits(client)).toEqual(expected);
});

test.each(['found', 'ambiguous'] as const)('"%s" ends the wait', async (status) => {
  const client = clientOf(NONE, { ...FOUND, status });
  expect(
    await askForVerification(client, 'code', 'a@b.test', { requireDmarc: true, timeout: 100 }),
  ).toMatchObject({
    status,
  });
  expect(waits(client)).toEqual([MAX_WAIT_SECONDS, MAX_WAIT_SECONDS]);
});

test('--after is passed on with each call, so that a code of before a resend is not found again', async () => {
  const after = FOUND.message_id ?? '';
  const client = clientOf(NONE);
  await askForVerification(client, 'code', 'a@b.test', { requireDmarc: true, timeout: 30, after });
  expect(client.calls.map((call) => call.after)).toEqual([after, after]);
});

test('a link is asked for as a link, and of other domains only with --no-require-link-domain', async () => {
  const client = clientOf(FOUND);
  const flags = { requireDmarc: true, timeout: 0 };
  await askForVerification(client, 'link', 'a@b.test', { ...flags, requireLinkDomain: true });
  await askForVerification(client, 'link', 'a@b.test', { ...flags, requireLinkDomain: false });
  expect(client.calls.map(({ kind, require_link_domain }) => ({ kind, require_link_domain }))).toEqual([
    { kind: 'link', require_link_domain: undefined },
    { kind: 'link', require_link_domain: false },
  ]);
});
