import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plans } from '../../lambdas/settings/plan-settings.ts';

test('the skill says how many inboxes an account has before it recommends another one', () => {
  const { unverified, verified } = plans.parse(undefined);

  const skill = readFileSync(new URL('../../skills/agent-inbox/SKILL.md', import.meta.url), 'utf8');

  expect(skill.replaceAll('\n', ' ')).toContain(
    `An account can have ${unverified.inboxes} inboxes before verification, then ${verified.inboxes}.`,
  );
});
