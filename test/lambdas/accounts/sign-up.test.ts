import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import type { SignedUp } from '../../../lambdas/accounts/signed-up.ts';
import { verify } from '../../../lambdas/accounts/verify.ts';
import type { Caller } from '../../../lambdas/auth/caller.ts';
import { identify } from '../../../lambdas/auth/identify.ts';
import { type Account, findTenantOf, getAccount } from '../../../lambdas/store/accounts.ts';
import { listKeys } from '../../../lambdas/store/api-keys.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { NOW } from '../test-context.ts';
import { type LiveServices, liveServices } from './live-services.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

const someone = (): string => `${randomBytes(6).toString('hex')}@example.com`;

/** Services at a source address of its own, so that tests do not share its limit. */
function services(overrides: Parameters<typeof liveServices>[1] = {}): LiveServices {
  return liveServices(table, { sourceIp: randomBytes(6).toString('hex'), ...overrides });
}

const at = (minutes: number) => () => new Date(NOW.getTime() + minutes * 60_000);

async function callerOf(secret: string): Promise<Caller> {
  return (await identify(table, secret, NOW)).caller;
}

async function accountOf({ organizationId }: SignedUp): Promise<Account> {
  const account = await getAccount(table, organizationId);
  if (account === undefined) throw new Error('there is no account');
  return account;
}

/** The code of the newest mail that has one. */
function codeIn({ mails }: LiveServices): string {
  const codes = mails.flatMap(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? []);
  const newest = codes.at(-1);
  if (newest === undefined) throw new Error('no code was mailed');
  return newest;
}

const unauthenticated = { name: 'unauthenticated' };

async function verified(human = someone()) {
  const live = services();
  const first = await signUp(live.context, human, undefined);
  await verify(live.context, await callerOf(first.secret), codeIn(live));
  return { human, first };
}

describe('a first sign-up', () => {
  test('makes a tenant, an inbox and a key, and mails a code', async () => {
    const live = services();
    const human = someone();
    const made = await signUp(live.context, human, undefined);

    expect(made.existed).toBe(false);
    expect(await callerOf(made.secret)).toMatchObject({
      tenantId: made.organizationId,
      scope: { type: 'organization' },
      permissions: null,
      pending: false,
    });
    expect(await accountOf(made)).toMatchObject({
      humanEmail: human,
      verified: false,
      plan: 'unverified',
      inboxes: 1,
      firstInboxId: made.inboxId,
    });
    expect(live.mails.map(({ to }) => to)).toEqual([human]);
    expect(codeIn(live)).toMatch(/^\d{6}$/);
  });

  test('many times at once makes one account and one inbox, and only the last key works', async () => {
    const human = someone();
    const made = await Promise.all(
      Array.from({ length: 8 }, () => signUp(services().context, human, undefined)),
    );

    expect(new Set(made.map(({ organizationId }) => organizationId)).size).toBe(1);
    expect(new Set(made.map(({ inboxId }) => inboxId)).size).toBe(1);
    const outcomes = await Promise.allSettled(made.map(({ secret }) => callerOf(secret)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('with a name gives that inbox, and with a taken one nothing is made', async () => {
    const name = `wanted-${randomBytes(4).toString('hex')}`;
    const [human, other] = [someone(), someone()];
    const made = await signUp(services().context, human, name);
    const refused = signUp(services().context, other, name);

    expect(made.inboxId).toBe(`${name}@agents.test`);
    await expect(refused).rejects.toMatchObject({ name: 'address_unavailable' });
    expect((await signUp(services().context, other, undefined)).existed).toBe(false);
  });

  test('is the same for every letter case of the address', async () => {
    const human = someone();
    const first = await signUp(services().context, human, undefined);
    const again = await signUp(services().context, human.toUpperCase(), undefined);

    expect(again).toMatchObject({
      organizationId: first.organizationId,
      inboxId: first.inboxId,
      existed: true,
    });
  });

  test('is refused over the limit of its source, and let through again the next hour', async () => {
    const policy = { ...services().context.policy, signUpsPerHourPerSource: 2 };
    const sourceIp = randomBytes(6).toString('hex');
    const from = (minutes: number) =>
      signUp(services({ policy, sourceIp, now: at(minutes) }).context, someone(), undefined);
    await from(0);
    await from(1);

    await expect(from(2)).rejects.toMatchObject({
      name: 'rate_limited',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await from(60)).existed).toBe(false);
  });

  test('has no limit where the setting lifts it', async () => {
    const policy = { ...services().context.policy, signUpsPerHourPerSource: 0 };
    const sourceIp = randomBytes(6).toString('hex');
    const made = await Promise.all(
      Array.from({ length: 25 }, () => signUp(services({ policy, sourceIp }).context, someone(), undefined)),
    );

    expect(made).toHaveLength(25);
  });
});

describe('signing up again before the address was proved', () => {
  test('gives another key at once; every earlier one stops, and no second code is mailed', async () => {
    const human = someone();
    const first = await signUp(services().context, human, undefined);
    const live = services({ now: at(2) });
    const again = await signUp(live.context, human, undefined);

    expect(again).toMatchObject({
      organizationId: first.organizationId,
      inboxId: first.inboxId,
      existed: true,
    });
    await expect(callerOf(first.secret)).rejects.toMatchObject(unauthenticated);
    expect(await callerOf(again.secret)).toMatchObject({ pending: false });
    expect(live.mails.some(({ text }) => /code is \d{6}/.test(text))).toBe(false);
    expect(live.mails.map(({ to }) => to)).toEqual([human]);
    const keys = await listKeys(table, first.organizationId, undefined, {
      limit: 100,
      ascending: true,
      after: undefined,
    });
    expect(keys.items).toHaveLength(1);
  });

  test('mails another code when the first expired', async () => {
    const human = someone();
    const early = services();
    await signUp(early.context, human, undefined);
    const late = services({ now: at(25 * 60) });
    await signUp(late.context, human, undefined);

    expect(codeIn(late)).toMatch(/^\d{6}$/);
  });
});

describe('verifying', () => {
  test('with the code lifts the limits, once and for all', async () => {
    const live = services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await callerOf(made.secret);
    await verify(live.context, caller, codeIn(live));

    expect(await accountOf(made)).toMatchObject({ verified: true, plan: 'verified' });
    await expect(verify(live.context, caller, 'whatever')).resolves.toBeUndefined();
  });

  test('at once with the same code succeeds for all', async () => {
    const live = services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await callerOf(made.secret);
    const code = codeIn(live);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => verify(live.context, caller, code)),
    );

    // Whoever finds the code used up by another finds the account verified, or is told that none is waiting.
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await accountOf(made)).toMatchObject({ verified: true });
  });

  test.each(['', '12345', '1234567', 'abcdef', ' 12345'])('with %j uses up no attempt', async (text) => {
    const live = services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await callerOf(made.secret);
    for (let i = 0; i < 12; i++) {
      await expect(verify(live.context, caller, text)).rejects.toMatchObject({
        name: 'validation',
        errors: { otp_code: expect.any(String) },
      });
    }

    await expect(verify(live.context, caller, codeIn(live))).resolves.toBeUndefined();
  });

  test('with wrong codes is over after ten, even with the right one', async () => {
    const live = services();
    const made = await signUp(live.context, someone(), undefined);
    const caller = await callerOf(made.secret);
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
    expect(await accountOf(made)).toMatchObject({ verified: false });
  });

  test('with an expired code says to sign up again', async () => {
    const live = services();
    const made = await signUp(live.context, someone(), undefined);
    const late = services({ now: at(24 * 60) });

    await expect(verify(late.context, await callerOf(made.secret), codeIn(live))).rejects.toMatchObject({
      errors: { otp_code: expect.stringContaining('sign up again') },
    });
  });

  test('with the code of another account is wrong', async () => {
    const [mine, other] = [services(), services()];
    const made = await signUp(mine.context, someone(), undefined);
    await signUp(other.context, someone(), undefined);
    if (codeIn(other) === codeIn(mine)) return;

    await expect(verify(mine.context, await callerOf(made.secret), codeIn(other))).rejects.toMatchObject({
      name: 'validation',
    });
  });
});

describe('signing up again after the address was proved', () => {
  test('gives a key that waits, while the one in use goes on', async () => {
    const { human, first } = await verified();
    const live = services({ now: at(2) });
    const again = await signUp(live.context, human, undefined);

    expect(again).toMatchObject({
      organizationId: first.organizationId,
      inboxId: first.inboxId,
      existed: true,
    });
    expect(await callerOf(again.secret)).toMatchObject({ pending: true });
    expect(await callerOf(first.secret)).toMatchObject({ pending: false });
    expect(live.mails).toHaveLength(2);
    expect(new Set(live.mails.map(({ to }) => to))).toEqual(new Set([human]));
  });

  test('and proving it again makes the new key the one, in one step', async () => {
    const { human, first } = await verified();
    const live = services({ now: at(2) });
    const again = await signUp(live.context, human, undefined);
    await verify(live.context, await callerOf(again.secret), codeIn(live));

    expect(await callerOf(again.secret)).toMatchObject({ pending: false });
    await expect(callerOf(first.secret)).rejects.toMatchObject(unauthenticated);
  });

  test('twice leaves one key that waits', async () => {
    const { human } = await verified();
    const second = await signUp(services({ now: at(2) }).context, human, undefined);
    const third = await signUp(services({ now: at(4) }).context, human, undefined);

    await expect(callerOf(second.secret)).rejects.toMatchObject(unauthenticated);
    expect(await callerOf(third.secret)).toMatchObject({ pending: true });
  });

  test('where the setting says so replaces the key at once', async () => {
    const { human, first } = await verified();
    const policy = { ...services().context.policy, signUpRotation: 'immediate' as const };
    const again = await signUp(services({ policy, now: at(2) }).context, human, undefined);

    expect(await callerOf(again.secret)).toMatchObject({ pending: false });
    await expect(callerOf(first.secret)).rejects.toMatchObject(unauthenticated);
  });
});

/** Uses up what a mailbox may have of code mails in a minute, for an account of its own. */
async function exhaust(human: string, minutes: number): Promise<void> {
  const [name, domain] = human.split('@');
  await signUp(
    services({ now: at(minutes) }).context,
    `${name}+${randomBytes(3).toString('hex')}@${domain}`,
    undefined,
  );
}

const limited = { name: 'rate_limited', retryAfterSeconds: expect.any(Number) };

describe('code mails', () => {
  test('to one mailbox are one a minute and five a day, whatever the tag and the border of a window', async () => {
    const name = randomBytes(6).toString('hex');
    const sent = (tag: number, minutes: number) =>
      signUp(services({ now: at(minutes) }).context, `${name}+${tag}@example.com`, undefined);
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
    await signUp(services().context, someone(), taken);
    const human = someone();
    await expect(signUp(services().context, human, taken)).rejects.toMatchObject({
      name: 'address_unavailable',
    });

    expect((await signUp(services().context, human, undefined)).existed).toBe(false);
  });

  test('that could not be sent are sent by the next sign-up that the mailbox has room for', async () => {
    const human = someone();
    const failing = services({
      mailer: {
        async send() {
          throw new Error('SES is down');
        },
      },
    });
    await expect(signUp(failing.context, human, undefined)).rejects.toThrow('SES is down');
    await expect(signUp(services({ now: at(0.5) }).context, human, undefined)).rejects.toMatchObject(limited);
    const live = services({ now: at(2) });
    await signUp(live.context, human, undefined);

    expect(codeIn(live)).toMatch(/^\d{6}$/);
  });

  test('that a crash kept from being sent are sent by a later sign-up', async () => {
    const human = someone();
    const crashed = services({ mailer: { send: () => new Promise<never>(() => undefined) } });
    void signUp(crashed.context, human, undefined);
    await vi.waitUntil(() => findTenantOf(table, human));
    const early = services({ now: at(0.5) });
    await signUp(early.context, human, undefined);
    const late = services({ now: at(1) });
    await signUp(late.context, human, undefined);

    expect(early.mails.some(({ text }) => /code is \d{6}/.test(text))).toBe(false);
    expect(codeIn(late)).toMatch(/^\d{6}$/);
  });
});

describe('a sign-up that is refused for too many code mails changes nothing', () => {
  test('where there is no account: none is made', async () => {
    const human = someone();
    await exhaust(human, 0);
    await expect(signUp(services({ now: at(0.5) }).context, human, undefined)).rejects.toMatchObject(limited);

    expect(await findTenantOf(table, human)).toBeUndefined();
    expect((await signUp(services({ now: at(1) }).context, human, undefined)).existed).toBe(false);
  });

  test('where the code of an unverified account has expired: its key goes on, and nobody is mailed', async () => {
    const human = someone();
    const first = await signUp(services().context, human, undefined);
    await exhaust(human, 25 * 60);
    const live = services({ now: at(25 * 60 + 0.5) });
    await expect(signUp(live.context, human, undefined)).rejects.toMatchObject(limited);

    expect(await callerOf(first.secret)).toMatchObject({ pending: false });
    expect(live.mails).toEqual([]);
  });

  test('where the account is verified: the key that waits goes on waiting', async () => {
    const { human, first } = await verified();
    const waiting = await signUp(services({ now: at(2) }).context, human, undefined);
    await exhaust(human, 25 * 60);
    const late = signUp(services({ now: at(25 * 60 + 0.5) }).context, human, undefined);
    await expect(late).rejects.toMatchObject(limited);

    expect(await callerOf(waiting.secret)).toMatchObject({ pending: true });
    expect(await callerOf(first.secret)).toMatchObject({ pending: false });
  });
});
