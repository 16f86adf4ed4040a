import { messageId } from '../ids.ts';
import type { SenderList } from '../message/list-entry.ts';
import { getSenderLists, isInForce } from '../store/inbox/sender-lists.ts';
import { threadRowKey } from '../store/keys.ts';
import { type ThreadJoin, threadJoin } from '../store/message/thread-join.ts';
import { getRow, type Table } from '../store/table/table.ts';
import { findTenantFacts, type TenantFacts } from '../usage/remaining-quota.ts';
import type { InboxMail } from './classify-mail.ts';
import { decideSender, type SenderDecision } from './decide-sender.ts';
import { findThreads } from './find-threads.ts';
import { matchThread } from './match-thread.ts';
import { type Attempt, type MailFacts, refusalOf } from './plan-message.ts';
import type { ReceiveServices } from './services.ts';

export async function readFacts(
  { table, policy, now }: Pick<ReceiveServices, 'table' | 'policy' | 'now'>,
  mail: InboxMail,
  attempt: Attempt,
): Promise<MailFacts> {
  const { parsed, inbox } = mail;
  const [threads, tenant] = await Promise.all([
    readThreads(table, mail),
    findTenantFacts(table, policy, inbox.tenantId, parsed.size, now()),
  ]);
  const sender = await decideByLists({ table, now }, mail, tenant.senders);
  const readsThread =
    attempt.readsThread && refusalOf(tenant.quota) === undefined && sender.kind === 'accept';
  const join = readsThread ? await readJoin(table, mail, threads) : undefined;
  return { ...tenant, threads, sender, join: join ?? attempt.join };
}

export function readThreads(
  table: Table,
  { parsed, addressee, visibility }: InboxMail,
): Promise<ReadonlyMap<string, string>> {
  return findThreads(table, addressee.inboxId, visibility, parsed);
}

async function readJoin(
  table: Table,
  { parsed, addressee: { inboxId, messageKey } }: InboxMail,
  threads: ReadonlyMap<string, string>,
): Promise<ThreadJoin | undefined> {
  const { threadKey, isNew } = matchThread(parsed, messageKey, threads);
  if (isNew) return undefined;
  const row = await getRow(table, threadRowKey(inboxId, threadKey));
  return threadJoin(row, messageId(messageKey, threadKey));
}

/** Only lists with entries are read, in one request. */
export async function decideByLists(
  { table, now }: Pick<ReceiveServices, 'table' | 'now'>,
  { inbox, receipt, parsed }: InboxMail,
  account: TenantFacts['senders'],
): Promise<SenderDecision> {
  const unlisted = inbox.unlisted ?? account.unlisted ?? 'accept';
  const { tenantId, inboxId } = inbox;
  const ofInbox = (inbox.lists ?? []).map((list) => ({ owner: { tenantId, inboxId }, list }));
  const ofAccount = (account.lists ?? []).map((list) => ({ owner: { tenantId }, list }));
  const wanted = [...ofInbox, ...ofAccount];
  const lists = await getSenderLists(table, wanted);
  const entriesOf = (own: readonly unknown[], list: SenderList) => {
    const stored = lists[wanted.findIndex((each) => each.list === list && own.includes(each))];
    return new Set(stored?.entries.filter((entry) => isInForce(entry, now())).map(({ entry }) => entry));
  };
  const ownEntries = (own: readonly unknown[]) => ({
    allow: entriesOf(own, 'allow'),
    block: entriesOf(own, 'block'),
  });
  return decideSender(
    {
      fields: parsed.senderFields,
      verdicts: receipt.verdicts,
      envelopeFrom: receipt.mailFrom,
      headerWhole: parsed.headerWhole,
    },
    {
      inbox: ownEntries(ofInbox),
      account: ownEntries(ofAccount),
      unlisted,
      isSuspended: account.suspension?.receive === 'drop',
    },
  );
}
