import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newInvitation } from '../../../lambdas/accounts/invitation.ts';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import {
  getInvitation,
  invitationCreation,
  invitationRevocation,
} from '../../../lambdas/store/account/invitations.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { NOW } from '../test-context.ts';
import { at, SignUpWorld, someone } from './sign-up-world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The id that finds the row of an invitation. */
const idOf = (invitation: string) => `inv_${invitation.slice('invite_'.length, -33)}`;

describe('sign-up where it is not open', () => {
  const world = opened(() => SignUpWorld.open());

  async function invite(email?: string, now = NOW): Promise<string> {
    const { invitation, text } = newInvitation({ now: () => now, randomBytes }, email);
    await transact(world.table, invitationCreation(world.table, invitation));
    return text;
  }

  function attempt(settings: object, email: string, invitation?: string): Promise<unknown> {
    const { context } = world.services({ now: at(5) });
    const policy = { ...context.policy, ...settings };
    return signUp({ ...context, policy }, email, undefined, invitation).catch((error: unknown) => error);
  }

  test('is forbidden by the setting that refuses it, the same for an address that has an account [D-SUP-23]', async () => {
    const { human } = await world.verified();
    const invitation = await invite();
    for (const email of [human, someone()]) {
      for (const [settings, message] of [
        [{ signUp: 'closed' }, 'Sign-up is closed here. Ask the operator for an account.'],
        [
          { signUpDomains: ['example.net', 'sub.example.com'] },
          'Only addresses at these domains can sign up: example.net, sub.example.com.',
        ],
        [
          { signUp: 'invite', signUpDomains: ['example.net'] },
          'Only addresses at these domains can sign up: example.net.',
        ],
      ] as const) {
        const refused = await attempt(settings, email, invitation);
        expect(refused).toMatchObject({ name: 'forbidden', message });
      }
      const without = await attempt({ signUp: 'invite' }, email);
      expect(without).toMatchObject({
        name: 'forbidden',
        message: expect.stringContaining('requires an invitation'),
      });
    }
  });

  test('takes an invitation that is good, once and for its address only [D-SUP-24]', async () => {
    const invited = { signUp: 'invite' };
    const human = someone();
    const good = await invite(human);
    const revoked = await invite();
    await transact(world.table, invitationRevocation(world.table, idOf(revoked)));
    const over = await invite(undefined, new Date(NOW.getTime() - 7 * DAY_MS));
    const wrong = `${good.slice(0, -32)}${'x'.repeat(32)}`;
    for (const bad of [revoked, over, wrong, 'inv_', 'invite_', '', `${good}x`]) {
      expect(await attempt(invited, human, bad)).toMatchObject({ name: 'forbidden' });
    }
    expect(await attempt(invited, someone(), good)).toMatchObject({ name: 'forbidden' });

    expect(await attempt(invited, human.toUpperCase(), good)).toMatchObject({ existed: false });
    expect(await attempt(invited, human, good)).toMatchObject({ name: 'forbidden' });
  });

  test('of many at once with one invitation makes one account [D-SUP-24]', async () => {
    const invitation = await invite();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => attempt({ signUp: 'invite' }, someone(), invitation)),
    );
    expect(outcomes.filter((outcome) => !(outcome instanceof Error))).toHaveLength(1);
    expect(outcomes.filter((outcome) => Object(outcome)['name'] === 'forbidden')).toHaveLength(4);
  });

  test('gives an account that exists a pending key and uses the invitation up [D-SUP-25]', async () => {
    const { human, first } = await world.verified();
    const invitation = await invite();

    const again = await attempt({ signUp: 'invite' }, human, invitation);
    expect(again).toMatchObject({ organizationId: first.organizationId, existed: true });
    expect(await world.callerOf(Object(again)['secret'])).toMatchObject({ pending: true });
    expect(await getInvitation(world.table, idOf(invitation))).toMatchObject({
      tenantId: first.organizationId,
    });
    expect(await attempt({ signUp: 'invite' }, human, invitation)).toMatchObject({ name: 'forbidden' });
  });
});
