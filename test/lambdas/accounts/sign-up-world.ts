import { randomBytes } from 'node:crypto';
import type { SignedUp } from '../../../lambdas/accounts/rotate-sign-up-key.ts';
import { signUp } from '../../../lambdas/accounts/sign-up.ts';
import { verify } from '../../../lambdas/accounts/verify.ts';
import { identify } from '../../../lambdas/auth/identify.ts';
import type { Caller } from '../../../lambdas/caller/caller.ts';
import { type Account, getAccount } from '../../../lambdas/store/account/accounts.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { keyServices, SOURCE } from '../auth/key-services.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';
import { type LiveServices, liveServices } from './live-services.ts';

export function someone(): string {
  return `${randomBytes(6).toString('hex')}@example.com`;
}

export function at(minutes: number): () => Date {
  return () => new Date(NOW.getTime() + minutes * 60_000);
}

export function codeIn({ mails }: LiveServices): string {
  const codes = mails.flatMap(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? []);
  const newest = codes.at(-1);
  if (newest === undefined) throw new Error('no code was mailed');
  return newest;
}

export class SignUpWorld {
  readonly table: Table;
  readonly stop: () => void | Promise<void>;

  private constructor(table: Table, stop: () => void | Promise<void>) {
    this.table = table;
    this.stop = stop;
  }

  static async open(): Promise<SignUpWorld> {
    const table = await openTestTable();
    return new SignUpWorld(table, () => table.stop());
  }

  /** Services at a source address of its own, so that tests do not share its limit. */
  services(overrides: Parameters<typeof liveServices>[1] = {}): LiveServices {
    return liveServices(this.table, { sourceIp: randomBytes(6).toString('hex'), ...overrides });
  }

  async callerOf(secret: string): Promise<Caller> {
    return (await identify(keyServices(this.table, NOW), secret, SOURCE)).caller;
  }

  async accountOf({ organizationId }: SignedUp): Promise<Account> {
    const account = await getAccount(this.table, organizationId);
    if (account === undefined) throw new Error('there is no account');
    return account;
  }

  async verified(human = someone()): Promise<{ human: string; first: SignedUp }> {
    const live = this.services();
    const first = await signUp(live.context, human, undefined);
    await verify(live.context, await this.callerOf(first.secret), codeIn(live));
    return { human, first };
  }
}
