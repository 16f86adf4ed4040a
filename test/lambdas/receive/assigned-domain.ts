import type { Receipt } from '../../../lambdas/message/receipt.ts';
import { admitNames } from '../../../lambdas/receive/admit-names.ts';
import { findDestinations } from '../../../lambdas/receive/destinations.ts';
import { getDomain } from '../../../lambdas/store/domain/assigned-domains.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import type { Table } from '../../../lambdas/store/table/table.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { DAY_MS } from '../../../lambdas/timing/durations.ts';
import { assignTo, catchAllIs } from '../store/domain/assigned-domain.ts';
import { newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { NOW } from '../test-context.ts';

export const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
export const inDays = (days: number) => later(days * DAY_MS);

const mailTo = (recipients: readonly string[]): Receipt => ({
  sesMessageId: 'ses-1',
  receivedAt: NOW,
  mailFrom: 'sender@x.test',
  recipients,
  verdicts: { spam: 'pass', virus: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass' },
  objectKey: 'incoming/ses-1',
  released: false,
});

let domains = 0;

/** The name of the next domain that `assignedDomain` makes. */
export const nextDomain = () => `own-${domains + 1}.test`;

interface AssignedDomainOptions {
  readonly wildcard?: boolean;
  /** Further domains of inboxes. */
  readonly others?: readonly string[];
  readonly unknownNamesPerHour?: number;
}

/** A domain of its own with an inbox that is its catch-all from NOW on. */
export async function assignedDomain(
  table: Table,
  { wildcard = false, others = [], unknownNamesPerHour = 1000 }: AssignedDomainOptions = {},
) {
  const domain = `own-${++domains}.test`;
  const { tenantId } = await newInbox(table);
  const inbox = (name: string, overrides: Partial<Inbox> = {}) =>
    newInbox(table, { inboxId: `${name}@${domain}`, tenantId, listKey: `${domain}-${name}`, ...overrides });
  const catchAll = await inbox('all');
  await assignTo(table, domain, tenantId, NOW, wildcard);
  await catchAllIs(table, domain, catchAll.inboxId);
  const metering = {
    counted: [] as string[],
    count: (name: string, by = 1) => void metering.counted.push(...Array<string>(by).fill(name)),
  };
  const receiving = receiveServices(table);
  const services = {
    ...receiving,
    metering,
    policy: { ...receiving.policy, unknownNamesPerHour },
  };
  const receive = async ({ names, ...receipt }: Partial<Receipt> & { readonly names: readonly string[] }) => {
    const recipients = names.map((name) => (name.includes('@') ? name : `${name}@${domain}`));
    const mail = { ...mailTo(recipients), ...receipt };
    metering.counted = [];
    const policy = { ...services.policy, moreInboxDomains: [domain, ...others] };
    const { fresh } = await findDestinations({ ...services, policy }, mail);
    const { admitted, refused } = await admitNames(services, mail, fresh);
    const unknown = metering.counted.filter((name) => name === 'RecipientDropped').length;
    return { admitted, refused, unknown, counted: metering.counted };
  };
  /** Inbox and recipient of each message, without the domain. */
  const inboxes = async (...[receipt]: Parameters<typeof receive>) =>
    (await receive(receipt)).admitted.map(({ inbox, addressee }) =>
      [inbox.inboxId, addressee.rcptTo].map((address) => address.replace(`@${domain}`, '')).join(' '),
    );
  const row = async () => {
    const read = await getDomain(table, domain);
    if (read === undefined) throw new Error('The domain has no row');
    return read;
  };
  const remove = (gone: Inbox, until: Date) => transact(table, inboxDeletion(table, gone, NOW, until));
  return { domain, tenantId, catchAll, inbox, services, receive, inboxes, remove, row };
}
