import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plans } from '../../lambdas/settings/plan-settings.ts';

test('the table of plans in docs/api.md has the numbers of the default plans', () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const { unverified, verified } = plans.parse(undefined);
  const count = (number: number) => number.toLocaleString('en-US');
  const rowOf = (name: string, storage: string, plan: typeof verified) =>
    `| \`${name}\` | ${count(plan.inboxes)} | ${count(plan.messagesPerMonth)} | ${storage} | ${plan.webhooks} | ${count(plan.keys)} |`;

  expect(page).toContain(rowOf('unverified', `${unverified.storageBytes / 1e6} MB`, unverified));
  expect(page).toContain(rowOf('verified', `${verified.storageBytes / 1e9} GB`, verified));
});

test('the skill says how many inboxes an account has before it recommends another one', () => {
  const { unverified, verified } = plans.parse(undefined);

  const skill = readFileSync(new URL('../../skills/agent-inbox/SKILL.md', import.meta.url), 'utf8');

  expect(skill.replaceAll('\n', ' ')).toContain(
    `before verification an account has ${unverified.inboxes} inboxes, then ${verified.inboxes}.`,
  );
});
