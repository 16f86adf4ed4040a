import type { ReadEntry } from '../store/log/log-entries.ts';
import {
  EMPTY_INBOX,
  ENDED_INBOX,
  type InboxTotals,
  NOTHING,
  plus,
  type Totals,
} from '../store/usage/usage-rows.ts';

export class RunningTotals {
  #totals: Totals;
  readonly #inboxes = new Map<string, InboxTotals>();

  constructor(totals: Totals) {
    this.#totals = totals;
  }

  get totals(): Totals {
    return this.#totals;
  }

  begin(inboxKey: string, totals: InboxTotals): void {
    this.#inboxes.set(inboxKey, totals);
  }

  inbox(inboxKey: string): InboxTotals {
    return this.#inboxes.get(inboxKey) ?? EMPTY_INBOX;
  }

  apply(entry: ReadEntry): Totals {
    const change = this.#changeBy(entry);
    this.#totals = plus(this.#totals, change);
    return change;
  }

  #changeBy({ inboxKey, inboxes, threads, messages, bytes, delivered }: ReadEntry): Totals {
    const inbox = this.inbox(inboxKey);
    if (inboxes === -1) {
      this.#inboxes.set(inboxKey, ENDED_INBOX);
      return {
        inboxes: -1,
        threads: -inbox.threads,
        messages: -inbox.messages,
        bytes: -inbox.bytes,
        delivered: 0,
      };
    }
    // Email received during the deletion counts as delivered but uses no storage.
    if (inbox.ended) return { ...NOTHING, delivered };
    this.#inboxes.set(inboxKey, {
      threads: inbox.threads + threads,
      messages: inbox.messages + messages,
      bytes: inbox.bytes + bytes,
      ended: false,
    });
    return { inboxes, threads, messages, bytes, delivered };
  }
}
