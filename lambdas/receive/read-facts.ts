import { messageId } from '../ids.ts';
import { threadRowKey } from '../store/keys.ts';
import { findClaimedThreads } from '../store/message/arrivals.ts';
import { type ThreadJoin, threadJoin } from '../store/message/thread-join.ts';
import { getRow, type Table } from '../store/table/table.ts';
import { findRemainingQuota } from '../usage/remaining-quota.ts';
import type { InboxMail } from './classify-mail.ts';
import { matchThread, threadMessageIds } from './match-thread.ts';
import { type Attempt, type MailFacts, refusalOf } from './plan-message.ts';
import { decideByLists } from './read-sender-rules.ts';
import type { ReceiveServices } from './services.ts';

/** Reads what the plan for a mail depends on. The thread's row is read only where the attempt asks for it. */
export async function readFacts(
  { table, plans, now }: Pick<ReceiveServices, 'table' | 'plans' | 'now'>,
  mail: InboxMail,
  attempt: Attempt,
): Promise<MailFacts> {
  const { parsed, inbox } = mail;
  const [threads, quota] = await Promise.all([
    readThreads(table, mail),
    findRemainingQuota(table, plans, inbox.tenantId, parsed.size, now()),
  ]);
  const sender = await decideByLists({ table, now }, mail, quota.senders);
  const readsThread = attempt.readsThread && refusalOf(quota) === undefined && sender.kind === 'accept';
  const join = readsThread ? await readJoin(table, mail, threads) : undefined;
  return { threads, quota, sender, join: join ?? attempt.join };
}

/** The threads that the mail may belong to, by Message-ID. */
export function readThreads(
  table: Table,
  { parsed, addressee, visibility }: InboxMail,
): Promise<ReadonlyMap<string, string>> {
  return findClaimedThreads(table, addressee.inboxId, visibility, threadMessageIds(parsed));
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
