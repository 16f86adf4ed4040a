import {
  type AgentInbox,
  ApiError,
  type Message,
  type MessagesUpdateManyInput,
  type ThreadsGetOutput,
} from 'agent-inbox-client/source';

export interface MailTarget {
  readonly id: string;
  readonly thread_id: string;
  /** Undefined means all messages of a thread with unknown ids. */
  readonly message_ids: readonly string[] | undefined;
  readonly labels: readonly string[];
  readonly unread: boolean;
}

export type MailChange = Pick<MessagesUpdateManyInput, 'unread' | 'trash'> & {
  readonly add_labels?: string[];
  readonly remove_labels?: string[];
};

export function targetOfThread({
  thread_id,
  labels,
  unread,
  messages,
  messages_truncated,
}: ThreadsGetOutput): MailTarget {
  const ids = messages.map(({ message_id }) => message_id);
  return { id: thread_id, thread_id, labels, unread, message_ids: messages_truncated ? undefined : ids };
}

export function targetOfMessage({ message_id, thread_id, labels, unread }: Message): MailTarget {
  return { id: message_id, thread_id, labels, unread, message_ids: [message_id] };
}

const BATCH = 50;
const AT_ONCE = 5;

/** Deleted mail is skipped. @returns the number of messages and threads left unchanged because of too many labels. */
export async function changeMail(
  client: AgentInbox,
  inbox_id: string,
  targets: readonly MailTarget[],
  change: MailChange,
): Promise<number> {
  const ids = targets.flatMap(({ message_ids }) => message_ids ?? []);
  let unchanged = 0;
  for (let from = 0; from < ids.length; from += BATCH) {
    const message_ids = ids.slice(from, from + BATCH);
    const { conflicts } = await client.messages.updateMany({ inbox_id, message_ids, ...change });
    unchanged += conflicts.length;
  }
  const threads = targets.filter(({ message_ids }) => message_ids === undefined);
  await forEach(threads, async ({ thread_id }) => {
    await client.threads.update({ inbox_id, thread_id, ...change });
  });
  return unchanged;
}

/** Threads with more messages than the API shows at once get no message ids. */
export async function withMessageIds(
  client: AgentInbox,
  inbox_id: string,
  targets: readonly MailTarget[],
): Promise<readonly MailTarget[]> {
  const found: MailTarget[] = targets.filter(({ message_ids }) => message_ids !== undefined);
  const threads = targets.filter(({ message_ids }) => message_ids === undefined);
  await forEach(threads, async (target) => {
    const { messages, messages_truncated } = await client.threads.get({
      inbox_id,
      thread_id: target.thread_id,
    });
    const message_ids = messages.map(({ message_id }) => message_id);
    found.push(messages_truncated === true ? target : { ...target, message_ids });
  });
  return found;
}

export function deleteForGood(
  client: AgentInbox,
  inbox_id: string,
  targets: readonly MailTarget[],
): Promise<void> {
  const ids = targets.flatMap(({ message_ids }) => message_ids ?? []);
  return forEach(ids, (message_id) => client.messages.delete({ inbox_id, message_id, permanent: true }));
}

export async function forEach<T>(items: readonly T[], call: (item: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(
      items.slice(from, from + AT_ONCE).map((item) =>
        call(item).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }),
      ),
    );
  }
}
