import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { verify } from '../../../lambdas/accounts/verify.ts';
import { identify } from '../../../lambdas/auth/identify.ts';
import { ApiError } from '../../../lambdas/core/errors.ts';
import { sideBySide } from '../../../lambdas/timing/side-by-side.ts';
import { opened } from '../../opened.ts';
import { keyServices, SOURCE } from '../auth/key-services.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { liveServices } from './live-services.ts';

/** Calls that are under way at once: more would wait in the client, not in the table. */
const AT_ONCE = 100;

const table = opened(openTestTable);

const someone = (): string => `${randomBytes(6).toString('hex')}@example.com`;

function services() {
  return liveServices(table, { sourceIp: randomBytes(6).toString('hex') });
}

async function outcomes(
  count: number,
  call: (i: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const names: Record<string, number> = {};
  const numbers = Array.from({ length: count }, (_, i) => i);
  await sideBySide(AT_ONCE, numbers, async (i) => {
    const name = await call(i).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof ApiError) return error.name;
        throw error;
      },
    );
    names[name] = (names[name] ?? 0) + 1;
  });
  return names;
}

test('exactly 600 of 5,000 parallel calls of one key in a window pass', async () => {
  const { context } = services();
  const { secret } = await signUp(context, someone(), undefined);

  const names = await outcomes(5_000, () => identify(keyServices(table, NOW), secret, SOURCE));

  expect(names).toEqual({ done: 600, rate_limited: 4_400 });
});

test('at most 10 of 1,000 parallel guesses at a code are compared', async () => {
  const { context, mails } = services();
  const { secret } = await signUp(context, someone(), undefined);
  const { caller } = await identify(keyServices(table, NOW), secret, SOURCE);
  const code = /code is (\d{6})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  // None of them is the code.
  const guess = (i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0');

  const names = await outcomes(1_000, (i) => verify(context, caller, guess(i)));

  expect(names).toEqual({ validation: 10, rate_limited: 990 });
  await expect(verify(context, caller, code)).rejects.toMatchObject({ name: 'rate_limited' });
});

test('one of 100 parallel first sign-ups with one address makes the account, and one key is left', async () => {
  const human = someone();
  const made = new Set<string>();
  const secrets: string[] = [];

  const names = await outcomes(100, async () => {
    const { organizationId, secret } = await signUp(services().context, human, undefined);
    made.add(organizationId);
    secrets.push(secret);
  });

  // Who lost the race too often is refused, and nothing of his is left.
  expect(Object.keys(names).filter((name) => !['done', 'conflict'].includes(name))).toEqual([]);
  expect(made.size).toBe(1);
  const valid = await Promise.allSettled(
    secrets.map((secret) => identify(keyServices(table, NOW), secret, SOURCE)),
  );
  expect(valid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
