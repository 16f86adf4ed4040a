import {
  EMPTY_INBOX,
  type InboxTotals,
  type LedgerEntry,
  NOTHING,
  type Totals,
} from '../store/usage/usage-rows.ts';

/**
 * The arithmetic of the ledger, shared by the roll-up and by reads beyond its end: totals after each entry, in order.
 */
export class RunningTotals {
  #totals: Totals;
  readonly #inboxes = new Map<string, InboxTotals>();

  constructor(totals: Totals = NOTHING) {
    this.#totals = totals;
  }

  get totals(): Totals {
    return this.#totals;
  }

  /** Sets the totals of an inbox before the entries that follow. */
  begin(inboxKey: string, totals: InboxTotals): void {
    this.#inboxes.set(inboxKey, totals);
  }

  inbox(inboxKey: string): InboxTotals {
    return this.#inboxes.get(inboxKey) ?? EMPTY_INBOX;
  }

  apply({ inboxKey, inboxes, threads, messages, bytes }: LedgerEntry): void {
    const inbox = this.inbox(inboxKey);
    const before = this.#totals;
    if (inboxes === -1) {
      this.#inboxes.set(inboxKey, { ...EMPTY_INBOX, ended: true });
      this.#totals = {
        ...before,
        inboxes: before.inboxes - 1,
        threads: before.threads - inbox.threads,
        messages: before.messages - inbox.messages,
        bytes: before.bytes - inbox.bytes,
      };
      return;
    }
    const delivered = before.delivered + messages;
    if (inbox.ended) {
      // A mail that was being received when its inbox was deleted: delivered, but there is nothing to count.
      this.#totals = { ...before, delivered };
      return;
    }
    this.#inboxes.set(inboxKey, {
      threads: inbox.threads + threads,
      messages: inbox.messages + messages,
      bytes: inbox.bytes + bytes,
      ended: false,
    });
    this.#totals = {
      inboxes: before.inboxes + inboxes,
      threads: before.threads + threads,
      messages: before.messages + messages,
      bytes: before.bytes + bytes,
      delivered,
    };
  }
}
