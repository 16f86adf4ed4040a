import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { findTenantOf } from '../../../lambdas/store/account/accounts.ts';
import { opened } from '../../opened.ts';
import { at, codeIn, SignUpWorld, someone } from './sign-up-world.ts';

const world = opened(() => SignUpWorld.open());

/** Uses up what a mailbox may have of code mails in a minute, for an account of its own. */
async function exhaust(human: string, minutes: number): Promise<void> {
  const [name, domain] = human.split('@');
  await signUp(
    world.services({ now: at(minutes) }).context,
    `${name}+${randomBytes(3).toString('hex')}@${domain}`,
    undefined,
  );
}

const limited = { name: 'rate_limited', retryAfterSeconds: expect.any(Number) };

describe('code mails', () => {
  test('to one mailbox are one a minute and five a day, whatever the tag and the border of a window', async () => {
    const name = randomBytes(6).toString('hex');
    const sent = (tag: number, minutes: number) =>
      signUp(world.services({ now: at(minutes) }).context, `${name}+${tag}@example.com`, undefined);
    for (let i = 0; i < 5; i++) await expect(sent(i, i + 0.5)).resolves.toMatchObject({ existed: false });

    await expect(sent(5, 5.25)).rejects.toMatchObject({ name: 'rate_limited' });
    await expect(sent(6, 60.5)).rejects.toMatchObject({ name: 'rate_limited', retryAfterSeconds: 23 * 3600 });
    await expect(sent(7, 24 * 60)).rejects.toMatchObject({ name: 'rate_limited', retryAfterSeconds: 30 });
    await expect(sent(8, 24 * 60 + 0.5)).resolves.toMatchObject({ existed: false });
  });

  test('that are refused within the minute do not count for the day', async () => {
    const human = someone();
    for (let i = 0; i < 4; i++) {
      await exhaust(human, i);
      await expect(exhaust(human, i + 0.5)).rejects.toMatchObject(limited);
    }

    await expect(exhaust(human, 4)).resolves.toBeUndefined();
  });

  test('asked for side by side are one', async () => {
    const human = someone();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => exhaust(human, 0)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(limited);
    }
  });

  test('are not counted for a sign-up that failed for its name', async () => {
    const taken = `taken-${randomBytes(4).toString('hex')}`;
    await signUp(world.services().context, someone(), taken);
    const human = someone();
    await expect(signUp(world.services().context, human, taken)).rejects.toMatchObject({
      name: 'address_unavailable',
    });

    expect((await signUp(world.services().context, human, undefined)).existed).toBe(false);
  });

  test('that could not be sent are sent by the next sign-up that the limit of the mailbox allows', async () => {
    const human = someone();
    const failing = world.services({
      mailer: {
        async send() {
          throw new Error('SES is down');
        },
      },
    });
    await expect(signUp(failing.context, human, undefined)).rejects.toThrow('SES is down');
    await expect(signUp(world.services({ now: at(0.5) }).context, human, undefined)).rejects.toMatchObject(
      limited,
    );
    const live = world.services({ now: at(2) });
    await signUp(live.context, human, undefined);

    expect(codeIn(live)).toMatch(/^\d{6}$/);
  });

  test('that a crash kept from being sent are sent by a later sign-up', async () => {
    const human = someone();
    const crashed = world.services({ mailer: { send: () => new Promise<never>(() => undefined) } });
    void signUp(crashed.context, human, undefined);
    await vi.waitUntil(() => findTenantOf(world.table, human));
    const early = world.services({ now: at(0.5) });
    await signUp(early.context, human, undefined);
    const late = world.services({ now: at(1) });
    await signUp(late.context, human, undefined);

    expect(early.mails.some(({ text }) => /code is \d{6}/.test(text))).toBe(false);
    expect(codeIn(late)).toMatch(/^\d{6}$/);
  });
});

describe('a sign-up that is refused for too many code mails changes nothing', () => {
  test('where there is no account: none is made', async () => {
    const human = someone();
    await exhaust(human, 0);
    await expect(signUp(world.services({ now: at(0.5) }).context, human, undefined)).rejects.toMatchObject(
      limited,
    );

    expect(await findTenantOf(world.table, human)).toBeUndefined();
    expect((await signUp(world.services({ now: at(1) }).context, human, undefined)).existed).toBe(false);
  });

  test('where the code of an unverified account has expired: its key goes on, and no mail is sent', async () => {
    const human = someone();
    const first = await signUp(world.services().context, human, undefined);
    await exhaust(human, 25 * 60);
    const live = world.services({ now: at(25 * 60 + 0.5) });
    await expect(signUp(live.context, human, undefined)).rejects.toMatchObject(limited);

    expect(await world.callerOf(first.secret)).toMatchObject({ pending: false });
    expect(live.mails).toEqual([]);
  });

  test('where the account is verified: the key that waits goes on waiting', async () => {
    const { human, first } = await world.verified();
    const waiting = await signUp(world.services({ now: at(2) }).context, human, undefined);
    await exhaust(human, 25 * 60);
    const late = signUp(world.services({ now: at(25 * 60 + 0.5) }).context, human, undefined);
    await expect(late).rejects.toMatchObject(limited);

    expect(await world.callerOf(waiting.secret)).toMatchObject({ pending: true });
    expect(await world.callerOf(first.secret)).toMatchObject({ pending: false });
  });
});
