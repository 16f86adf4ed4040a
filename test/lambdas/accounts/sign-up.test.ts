import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { verify } from '../../../lambdas/accounts/verify.ts';
import { verifyOperation } from '../../../lambdas/operations/agent/sign-up.ts';
import { execute } from '../../../lambdas/operations/execute.ts';
import { listKeys } from '../../../lambdas/store/key/api-keys.ts';
import { opened } from '../../opened.ts';
import { at, codeIn, SignUpWorld, someone } from './sign-up-world.ts';

const world = opened(() => SignUpWorld.open());

const unauthenticated = { name: 'unauthenticated' };

describe('a first sign-up', () => {
  test('makes a tenant, an inbox and a key, and mails a code', async () => {
    const live = world.services();
    const human = someone();
    const made = await signUp(live.context, human, undefined);

    expect(made.existed).toBe(false);
    expect(await world.callerOf(made.secret)).toMatchObject({
      tenantId: made.organizationId,
      scope: { type: 'organization' },
      permissions: null,
      pending: false,
    });
    expect(await world.accountOf(made)).toMatchObject({
      humanEmail: human,
      verified: false,
      plan: 'unverified',
      inboxes: 1,
      firstInboxId: made.inboxId,
    });
    expect(live.mails.map(({ to }) => to)).toEqual([human]);
    expect(codeIn(live)).toMatch(/^\d{6}$/);
  });

  test('is confirmed by the code that was mailed, and by no other', async () => {
    const live = world.services();
    const { secret } = await signUp(live.context, someone(), undefined);
    const context = { ...live.context, caller: await world.callerOf(secret) };
    const otp_code = codeIn(live);
    const wrong = otp_code === '000000' ? '000001' : '000000';

    await expect(execute(verifyOperation, context, { otp_code: wrong })).rejects.toThrow('otp_code');
    expect((await execute(verifyOperation, context, { otp_code })).body).toMatchObject({ verified: true });
  });

  test('many times at once makes one account and one inbox, and only the last key works', async () => {
    const human = someone();
    const made = await Promise.all(
      Array.from({ length: 8 }, () => signUp(world.services().context, human, undefined)),
    );

    expect(new Set(made.map(({ organizationId }) => organizationId)).size).toBe(1);
    expect(new Set(made.map(({ inboxId }) => inboxId)).size).toBe(1);
    const outcomes = await Promise.allSettled(made.map(({ secret }) => world.callerOf(secret)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('with a name gives that inbox, and with a taken one nothing is made', async () => {
    const name = `wanted-${randomBytes(4).toString('hex')}`;
    const [human, other] = [someone(), someone()];
    const made = await signUp(world.services().context, human, name);
    const refused = signUp(world.services().context, other, name);

    expect(made.inboxId).toBe(`${name}@agents.test`);
    await expect(refused).rejects.toMatchObject({ name: 'address_unavailable' });
    expect((await signUp(world.services().context, other, undefined)).existed).toBe(false);
  });

  test('is the same for every letter case of the address', async () => {
    const human = someone();
    const first = await signUp(world.services().context, human, undefined);
    const again = await signUp(world.services().context, human.toUpperCase(), undefined);

    expect(again).toMatchObject({
      organizationId: first.organizationId,
      inboxId: first.inboxId,
      existed: true,
    });
  });

  test('is refused over the limit of its source, and let through again the next hour', async () => {
    const policy = { ...world.services().context.policy, signUpsPerHourPerSource: 2 };
    const sourceIp = randomBytes(6).toString('hex');
    const from = (minutes: number) =>
      signUp(world.services({ policy, sourceIp, now: at(minutes) }).context, someone(), undefined);
    await from(0);
    await from(1);

    await expect(from(2)).rejects.toMatchObject({
      name: 'rate_limited',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await from(60)).existed).toBe(false);
  });

  test('has no limit where the setting lifts it', async () => {
    const policy = { ...world.services().context.policy, signUpsPerHourPerSource: 0 };
    const sourceIp = randomBytes(6).toString('hex');
    const made = await Promise.all(
      Array.from({ length: 25 }, () =>
        signUp(world.services({ policy, sourceIp }).context, someone(), undefined),
      ),
    );

    expect(made).toHaveLength(25);
  });
});

describe('signing up again before the address was proved', () => {
  test('gives another key at once; every earlier one stops, and no second code is mailed', async () => {
    const human = someone();
    const first = await signUp(world.services().context, human, undefined);
    const live = world.services({ now: at(2) });
    const again = await signUp(live.context, human, undefined);

    expect(again).toMatchObject({
      organizationId: first.organizationId,
      inboxId: first.inboxId,
      existed: true,
    });
    await expect(world.callerOf(first.secret)).rejects.toMatchObject(unauthenticated);
    expect(await world.callerOf(again.secret)).toMatchObject({ pending: false });
    expect(live.mails.some(({ text }) => /code is \d{6}/.test(text))).toBe(false);
    expect(live.mails.map(({ to }) => to)).toEqual([human]);
    const keys = await listKeys(world.table, first.organizationId, undefined, {
      limit: 100,
      ascending: true,
      after: undefined,
    });
    expect(keys.items).toHaveLength(1);
  });

  test('mails another code when the first expired', async () => {
    const human = someone();
    const early = world.services();
    await signUp(early.context, human, undefined);
    const late = world.services({ now: at(25 * 60) });
    await signUp(late.context, human, undefined);

    expect(codeIn(late)).toMatch(/^\d{6}$/);
  });

  test('mails another code when the attempts at the first are used up, and that one counts', async () => {
    const human = someone();
    const early = world.services();
    const first = await signUp(early.context, human, undefined);
    const caller = await world.callerOf(first.secret);
    const wrong = codeIn(early) === '000000' ? '000001' : '000000';
    await Promise.allSettled(Array.from({ length: 10 }, () => verify(early.context, caller, wrong)));
    const late = world.services({ now: at(2) });
    const again = await signUp(late.context, human, undefined);
    await verify(late.context, await world.callerOf(again.secret), codeIn(late));

    expect(await world.accountOf(first)).toMatchObject({ verified: true });
  });

  test('mails no more than five codes and notices a day, however many codes are used up', async () => {
    const human = someone();
    let mails = 0;
    for (let code = 0; code < 3; code++) {
      const live = world.services({ now: at(2 * code) });
      const caller = await world.callerOf((await signUp(live.context, human, undefined)).secret);
      const wrong = codeIn(live) === '000000' ? '000001' : '000000';
      await Promise.allSettled(Array.from({ length: 10 }, () => verify(live.context, caller, wrong)));
      mails += live.mails.length;
    }

    expect(mails).toBe(5);
    const next = signUp(world.services({ now: at(10) }).context, human, undefined);
    await expect(next).rejects.toMatchObject({ name: 'rate_limited' });
  });

  test('30 times while a code is live sends five mails, and every call succeeds', async () => {
    const human = someone();
    let mails = 0;
    for (let i = 0; i < 30; i++) {
      const live = world.services({ now: at(i) });
      await signUp(live.context, human, undefined);
      mails += live.mails.length;
    }

    expect(mails).toBe(5);
  });
});

describe('verifying', () => {
  test('with the code lifts the limits, once and for all', async () => {
    const live = world.services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await world.callerOf(made.secret);
    await verify(live.context, caller, codeIn(live));

    expect(await world.accountOf(made)).toMatchObject({ verified: true, plan: 'verified' });
    await expect(verify(live.context, caller, 'whatever')).resolves.toBeUndefined();
  });

  test('at once with the same code succeeds for all', async () => {
    const live = world.services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await world.callerOf(made.secret);
    const code = codeIn(live);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => verify(live.context, caller, code)),
    );

    // A call that finds the code used by another finds the account verified, or is answered that no code is waiting.
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await world.accountOf(made)).toMatchObject({ verified: true });
  });

  test.each(['', '12345', '1234567', 'abcdef', ' 12345'])('with %j uses up no attempt', async (text) => {
    const live = world.services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await world.callerOf(made.secret);
    for (let i = 0; i < 12; i++) {
      await expect(verify(live.context, caller, text)).rejects.toMatchObject({
        name: 'validation',
        errors: { otp_code: expect.any(String) },
      });
    }

    await expect(verify(live.context, caller, codeIn(live))).resolves.toBeUndefined();
  });

  test('with wrong codes is over after ten, even with the right one', async () => {
    const live = world.services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await world.callerOf(made.secret);
    const right = codeIn(live);
    const wrong = right === '000000' ? '000001' : '000000';
    const outcomes = await Promise.allSettled(
      Array.from({ length: 15 }, () => verify(live.context, caller, wrong)),
    );
    const names = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.name : 'verified',
    );

    expect(names.sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'rate_limited'),
      ...Array.from({ length: 10 }, () => 'validation'),
    ]);
    await expect(verify(live.context, caller, right)).rejects.toMatchObject({
      name: 'rate_limited',
      retryAfterSeconds: 24 * 60 * 60,
    });
    expect(await world.accountOf(made)).toMatchObject({ verified: false });
  });

  test('with an expired code says to sign up again', async () => {
    const live = world.services();
    const made = await signUp(live.context, someone(), undefined);
    const late = world.services({ now: at(24 * 60) });

    await expect(verify(late.context, await world.callerOf(made.secret), codeIn(live))).rejects.toMatchObject(
      {
        errors: { otp_code: expect.stringContaining('sign up again') },
      },
    );
  });

  test('with the code of another account is wrong', async () => {
    const [mine, other] = [world.services(), world.services()];
    const made = await signUp(mine.context, someone(), undefined);
    await signUp(other.context, someone(), undefined);
    if (codeIn(other) === codeIn(mine)) return;

    await expect(
      verify(mine.context, await world.callerOf(made.secret), codeIn(other)),
    ).rejects.toMatchObject({
      name: 'validation',
    });
  });
});

describe('signing up again after the address was proved', () => {
  test('gives a key that waits, while the one in use goes on', async () => {
    const { human, first } = await world.verified();
    const live = world.services({ now: at(2) });
    const again = await signUp(live.context, human, undefined);

    expect(again).toMatchObject({
      organizationId: first.organizationId,
      inboxId: first.inboxId,
      existed: true,
    });
    expect(await world.callerOf(again.secret)).toMatchObject({ pending: true });
    expect(await world.callerOf(first.secret)).toMatchObject({ pending: false });
    expect(live.mails).toHaveLength(2);
    expect(new Set(live.mails.map(({ to }) => to))).toEqual(new Set([human]));
  });

  test('makes the new key the only one when the address is proved again, in one step', async () => {
    const { human, first } = await world.verified();
    const live = world.services({ now: at(2) });
    const again = await signUp(live.context, human, undefined);
    await verify(live.context, await world.callerOf(again.secret), codeIn(live));

    expect(await world.callerOf(again.secret)).toMatchObject({ pending: false });
    await expect(world.callerOf(first.secret)).rejects.toMatchObject(unauthenticated);
  });

  test('twice leaves one key that waits', async () => {
    const { human } = await world.verified();
    const second = await signUp(world.services({ now: at(2) }).context, human, undefined);
    const third = await signUp(world.services({ now: at(4) }).context, human, undefined);

    await expect(world.callerOf(second.secret)).rejects.toMatchObject(unauthenticated);
    expect(await world.callerOf(third.secret)).toMatchObject({ pending: true });
  });

  test('replaces the key at once where the setting says so', async () => {
    const { human, first } = await world.verified();
    const policy = { ...world.services().context.policy, signUpRotation: 'immediate' as const };
    const again = await signUp(world.services({ policy, now: at(2) }).context, human, undefined);

    expect(await world.callerOf(again.secret)).toMatchObject({ pending: false });
    await expect(world.callerOf(first.secret)).rejects.toMatchObject(unauthenticated);
  });
});
