import { randomBytes } from 'node:crypto';
import type { AdminServices } from '../../../lambdas/admin/admin-services.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { INBOX_DOMAIN, NOW, unused } from '../test-context.ts';

const small = { inboxes: 3, messagesPerMonth: 100, storageBytes: 50, webhooks: 2, keys: 1000 };
const PLANS = {
  unverified: small,
  verified: { inboxes: 100, messagesPerMonth: 1000, storageBytes: 500, webhooks: 50, keys: 1000 },
};

type Overrides = Partial<Omit<AdminServices, 'policy'>> & {
  readonly policy?: Partial<AdminServices['policy']>;
};

export function adminServices(table: Table, { policy, ...overrides }: Overrides = {}): AdminServices {
  return {
    table,
    policy: { inboxDomain: INBOX_DOMAIN, moreInboxDomains: [], plans: PLANS, ...policy },
    randomBytes,
    sockets: unused('sockets'),
    purges: unused('purges'),
    recoveries: unused('recoveries'),
    publications: unused('publications'),
    releases: unused('releases'),
    redrivableQueues: () => unused('redrivableQueues'),
    now: () => NOW,
    ...overrides,
  };
}
