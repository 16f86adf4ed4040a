import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { verify } from '../../../lambdas/accounts/verify.ts';
import { opened } from '../../opened.ts';
import { at, codeIn, SignUpWorld, someone } from './sign-up-world.ts';
import { steppedTable } from './stepped-table.ts';

const world = opened(() => SignUpWorld.open());

const unauthenticated = { name: 'unauthenticated' };

describe('a first sign-up', () => {
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
  test('succeeds also when another call confirms with the same code before any of its own requests', async () => {
    for (let turn = 1, isOver = false; !isOver; turn++) {
      const live = world.services();
      const made = await signUp(live.context, someone(), undefined);
      const caller = await world.callerOf(made.secret);
      isOver = true;
      const table = steppedTable(world.table, async (call) => {
        if (call !== turn) return;
        isOver = false;
        await verify(live.context, caller, codeIn(live));
      });
      await verify({ ...live.context, table }, caller, codeIn(live));

      expect(await world.accountOf(made)).toMatchObject({ verified: true });
    }
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
});

describe('signing up again after the address was proved', () => {
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
