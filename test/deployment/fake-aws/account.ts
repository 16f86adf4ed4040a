import { ObjectStore } from './object-store.ts';

export const ACCOUNT = '123456789012';
export const REGION = 'eu-west-1';

export interface FakeTable {
  isProtected: boolean;
}

/** What exists in the account, beside stacks. */
export class FakeAccount {
  objects = new ObjectStore(ACCOUNT);
  tables = new Map<string, FakeTable>();
  /** Domains that SES knows, and how often it must still be asked before it has verified them. */
  identities = new Map<string, number>();
  readonly zones = new Map<string, string>();
  readonly inAlarm = new Set<string>();
  /** How often SES must be asked before it has verified a new domain. */
  looksUntilVerified = 2;
  activeRuleSet: string | undefined;
  concurrency = 1_000;
  caller = `arn:aws:sts::${ACCOUNT}:assumed-role/deployer/session`;

  copy(): FakeAccount {
    const copy = Object.assign(new FakeAccount(), this);
    copy.objects = this.objects.copy();
    copy.tables = new Map([...this.tables].map(([name, table]) => [name, { ...table }]));
    copy.identities = new Map(this.identities);
    return copy;
  }
}
