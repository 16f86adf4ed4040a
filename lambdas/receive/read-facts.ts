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

/** Reads what the plan for a mail depends on. The thread's row is read only where the attempt asks for it. */
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

/** The threads that the mail may belong to, by Message-ID. */
export function readThreads(
  table: Table,
  { parsed, addressee, visibility }: InboxMail,
): Promise<ReadonlyMap<string, string>> {
  return findThreads(table, addressee.inboxId, visibility, parsed);
}

/** @returns undefined when the mail starts a thread. */
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

/**
 * Decides by the lists as they are now. Reads those that have entries, all in one request: for a tenant without lists nothing
 * is read.
 */
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
      claims: parsed.senderClaims,
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
