import { describe, expect, test } from 'vitest';
import { newInvitation } from '../../../lambdas/accounts/invitation.ts';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { MailRefused } from '../../../lambdas/aws/mailer.ts';
import { findTenantOf, getAccount } from '../../../lambdas/store/account/accounts.ts';
import { getInvitation, invitationCreation } from '../../../lambdas/store/account/invitations.ts';
import { getTenant } from '../../../lambdas/store/account/tenants.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import type { LiveServices } from './live-services.ts';
import { at, codeIn, SignUpWorld, someone } from './sign-up-world.ts';

const world = opened(() => SignUpWorld.open());

const forbidden = { name: 'forbidden', message: expect.stringContaining('only to verified addresses') };

type Overrides = Parameters<SignUpWorld['services']>[0];

/** Services for which SES refuses every mail. */
const refusing = (overrides: Overrides = {}): LiveServices =>
  world.services({
    mailer: {
      async send() {
        throw new MailRefused('MessageRejected');
      },
    },
    ...overrides,
  });

describe('a first sign-up whose mail SES refuses', () => {
  test('is forbidden and leaves no account, and its data is removed', async () => {
    const human = someone();
    const live = refusing();
    await expect(signUp(live.context, human, undefined)).rejects.toMatchObject(forbidden);

    expect(await findTenantOf(world.table, human)).toBeUndefined();
    const [whole, inbox] = live.purges as object[];
    const tenant = (whole as { whole_tenant: string }).whole_tenant;
    expect(inbox).toMatchObject({ tenant, inbox_id: expect.any(String), list_key: expect.any(String) });
    expect(await getAccount(world.table, tenant)).toBeUndefined();
    expect(await getTenant(world.table, tenant)).toMatchObject({ deletedAt: expect.any(String) });
  });

  test('uses up neither the limit of codes nor an invitation', async () => {
    const human = someone();
    const policy = { ...world.services().context.policy, signUp: 'invite' as const };
    const { context } = refusing({ policy });
    const { invitation, text } = newInvitation(context, undefined);
    await transact(world.table, invitationCreation(world.table, invitation));
    for (let call = 0; call < 6; call++) {
      await expect(signUp(context, human, undefined, text)).rejects.toMatchObject(forbidden);
    }

    expect(await getInvitation(world.table, invitation.invitationId)).toMatchObject({
      usedAt: undefined,
      tenantId: undefined,
    });
    const live = world.services({ policy });
    expect(await signUp(live.context, human, undefined, text)).toMatchObject({ existed: false });
    expect(codeIn(live)).toMatch(/^\d{6}$/);
  });

  test('that runs beside others with its address leaves no account', async () => {
    const human = someone();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => signUp(refusing().context, human, undefined)),
    );

    // The mail of another one counts until it is refused.
    const names = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.name : 'made'));
    expect(names).toContain('forbidden');
    expect(names.filter((name) => !['forbidden', 'rate_limited'].includes(name))).toEqual([]);
    expect(await findTenantOf(world.table, human)).toBeUndefined();
  });

  test('while another one gives its account another key, leaves no account: the other one removes it', async () => {
    const human = someone();
    let other: unknown;
    const { context } = refusing({
      mailer: {
        async send() {
          other ??= await signUp(refusing().context, human, undefined).catch((error: unknown) => error);
          throw new MailRefused('MessageRejected');
        },
      },
    });
    await expect(signUp(context, human, undefined)).rejects.toMatchObject(forbidden);

    expect(other).toMatchObject(forbidden);
    expect(await findTenantOf(world.table, human)).toBeUndefined();
  });

  test('that crashed before its mail is finished by the next one: no account is left, and none is in the way', async () => {
    const human = someone();
    const crashed = world.services({ mailer: { send: () => new Promise<never>(() => undefined) } });
    void signUp(crashed.context, human, undefined);
    await expect.poll(() => findTenantOf(world.table, human)).toBeDefined();
    await expect(signUp(refusing({ now: at(2) }).context, human, undefined)).rejects.toMatchObject(forbidden);

    expect(await findTenantOf(world.table, human)).toBeUndefined();
    const live = world.services({ now: at(3) });
    expect(await signUp(live.context, human, undefined)).toMatchObject({ existed: false });
  });
});

describe('a repeated sign-up whose mail SES refuses', () => {
  test('of a verified account is forbidden, and the key that works goes on', async () => {
    const { human, first } = await world.verified();
    const late = refusing({ now: at(25 * 60) });
    await expect(signUp(late.context, human, undefined)).rejects.toMatchObject(forbidden);

    expect(await world.callerOf(first.secret)).toMatchObject({ pending: false });
    const again = world.services({ now: at(25 * 60) });
    expect(await signUp(again.context, human, undefined)).toMatchObject({ existed: true });
    expect(codeIn(again)).toMatch(/^\d{6}$/);
  });

  test.each([
    1,
    25 * 60,
  ])('of an unverified account after %i minutes gives it a key that works, and a later one sends the code', async (minutes) => {
    const human = someone();
    const first = await signUp(world.services().context, human, undefined);
    const again = await signUp(refusing({ now: at(minutes) }).context, human, undefined);

    expect(again).toMatchObject({ organizationId: first.organizationId, existed: true });
    expect(await world.callerOf(again.secret)).toMatchObject({ pending: false });
    const late = world.services({ now: at(50 * 60) });
    await signUp(late.context, human, undefined);
    expect(codeIn(late)).toMatch(/^\d{6}$/);
  });
});
