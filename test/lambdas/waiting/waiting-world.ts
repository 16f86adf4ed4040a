import type { Context } from '../../../lambdas/core/context.ts';
import { createClaimsOperation } from '../../../lambdas/operations/claims/create.ts';
import { listEventsOperation } from '../../../lambdas/operations/events/list.ts';
import { verificationOperation } from '../../../lambdas/operations/inboxes/verification.ts';
import { listMessagesOperation } from '../../../lambdas/operations/messages/list.ts';
import type { Inbox } from '../../../lambdas/store/inbox/inboxes.ts';
import { type Table, tableOf } from '../../../lambdas/store/table/table.ts';
import { createKey } from '../store/key/create-key.ts';
import {
  type ArrivingMail,
  inboxMail,
  newInbox,
  receiveServices,
  storedSummary,
} from '../store/receive/arriving-mail.ts';
import { testKey } from '../test-account.ts';
import { NOW, testCaller, testContext } from '../test-context.ts';

const POLL_MS = 1_000;

export interface TableCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export class WaitingWorld {
  readonly inbox: Inbox;
  readonly plain: Table;
  readonly calls: TableCall[] = [];
  /** Runs before each call of the table. What it returns is the answer. */
  onCall: ((call: TableCall, index: number) => Promise<unknown>) | undefined;
  now = NOW.getTime();
  onPoll: (() => Promise<void>) | undefined;
  readonly context: Context;
  readonly #writer: Table;

  private constructor(plain: Table, writer: Table, inbox: Inbox, keyId: string) {
    this.plain = plain;
    this.#writer = writer;
    this.inbox = inbox;
    this.context = testContext({
      table: this.#watchedTable(),
      caller: testCaller({ tenantId: inbox.tenantId, keyId }),
      startedAt: NOW,
      now: () => new Date(this.now),
      pollTimer: {
        next: async (atMostMs) => {
          this.now += Math.min(atMostMs, POLL_MS);
          await this.onPoll?.();
        },
      },
    });
  }

  /** @param writer where mail arrives, for a table that counts its calls */
  static async open(plain: Table, writer = plain): Promise<WaitingWorld> {
    const inbox = await newInbox(plain);
    const keyId = `key_${inbox.listKey}`;
    await createKey(plain, testKey(inbox.tenantId, keyId, { secretHash: `hash-${inbox.listKey}` }));
    return new WaitingWorld(plain, writer, inbox, keyId);
  }

  /** Mail arrives now. @param lateMs how long its writer takes from the time of its log entry to the commit */
  async arrive(mail: ArrivingMail, lateMs = 0): Promise<string> {
    const services = { ...receiveServices(this.#writer), now: () => new Date(this.now - lateMs) };
    return (await storedSummary(services, inboxMail(this.inbox, mail))).message_id;
  }

  async list(input: Record<string, unknown>): Promise<{ ids: string[]; next: string | null }> {
    const parsed = listMessagesOperation.input.parse({ inbox_id: this.inbox.inboxId, ...input });
    const answer = await listMessagesOperation.run(this.#newCall(), parsed);
    if (!('messages' in answer)) throw new Error('No list');
    return { ids: answer.messages.map(({ message_id }) => message_id), next: answer.next_page_token };
  }

  async events(
    input: Record<string, unknown>,
  ): Promise<{ ids: string[]; cursor: string; has_more: boolean }> {
    const parsed = listEventsOperation.input.parse(input);
    const answer = await listEventsOperation.run(this.#newCall(), parsed);
    if (!('events' in answer)) throw new Error('No events');
    const { events, cursor, has_more } = answer;
    return { ids: events.map((event) => ('message_id' in event ? event.message_id : '')), cursor, has_more };
  }

  async verification(
    input: Record<string, unknown>,
  ): Promise<{ status: string; code: string | null; message_id: string | null }> {
    const parsed = verificationOperation.input.parse({ inbox_id: this.inbox.inboxId, ...input });
    const answer = await verificationOperation.run(this.#newCall(), parsed);
    if (!('withheld' in answer)) throw new Error('No verification');
    return answer;
  }

  async claim(input: Record<string, unknown>): Promise<readonly string[]> {
    const parsed = createClaimsOperation.input.parse({ inbox_id: this.inbox.inboxId, ...input });
    const answer = await createClaimsOperation.run(this.#newCall(), parsed);
    if (!('claims' in answer)) throw new Error('No claims');
    return answer.claims.map(({ message }) => message.message_id);
  }

  #newCall(): Context {
    return { ...this.context, startedAt: new Date(this.now) };
  }

  #watchedTable(): Table {
    const { client } = this.plain;
    const watched: typeof client = Object.create(client, {
      send: {
        value: async (command: Parameters<typeof client.send>[0]) => {
          const name = command.constructor.name.replace('Command', '');
          const call = { name, input: { ...command.input } };
          this.calls.push(call);
          const answer = await this.onCall?.(call, this.calls.length - 1);
          return answer ?? client.send(command);
        },
      },
    });
    return tableOf(watched, this.plain.name);
  }
}
