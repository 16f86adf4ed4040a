import { notFound } from '../core/errors.ts';
import type { Visibility } from '../mail/visibility.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey, POSITION_AFTER_ALL, positionAfter } from '../store/keys.ts';
import { SETTLE_MS } from '../store/log/log-cursor.ts';
import { entriesAfter, type ReadEntry } from '../store/log/log-entries.ts';
import { type MailEntry, mailEntryOf } from '../store/log/mail-entries.ts';
import { messageOf, type StoredMessage } from '../store/message/message-rows.ts';
import { getRows, type Table } from '../store/table/table.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import type { Round } from './wait-until-found.ts';

/** Most writers commit within this time after the time of their entry. */
const RECENT_MS = 3_000;
/** How often the whole time is read in which entries may still become visible, because some writers commit later. */
const WHOLE_MS = 5_000;
/** With more entries than this in that time it is read less often: a busy log has many pages of them. */
const ENTRIES_FOR_WHOLE_MS = 200;
/** Bounds are rounded down to this, so that calls that wait beside each other ask the same query and share its answer. */
const ROUNDED_TO_MS = 1_000;
const NOTHING = { shards: 1, readAt: 0, entries: 0 };

/** The mail that a waiting call looks for. */
export interface WantedMail {
  readonly inbox: Inbox;
  readonly visibilities: readonly Visibility[];
  /** Whether the message is worth reading, by its message key: its arrival and what makes it unique. */
  isWanted?(messageKey: string): boolean;
}

/**
 * The mail that is stored in an inbox while a call waits, read from the log of its tenant: a query that finds nothing is the
 * smallest read there is. Lists come from an index, which may lag behind; the log and the messages do not.
 */
export class NewMail {
  readonly #table: Table;
  readonly #wanted: WantedMail;
  readonly #seen = new Set<string>();
  #whole = NOTHING;
  #lastAt: number | undefined;

  constructor(table: Table, wanted: WantedMail) {
    this.#table = table;
    this.#wanted = wanted;
  }

  /**
   * The messages that were not read before, in no order. The first round also has those of the last two minutes, which a
   * list that was read before may have missed.
   * @throws ApiError not_found when the inbox was deleted
   */
  async read(round: Round): Promise<StoredMessage[]> {
    const entries = await this.#entries(round);
    const { inbox } = this.#wanted;
    const ofInbox = entries.filter(({ inboxKey }) => inboxKey === inbox.listKey);
    if (ofInbox.some(({ inboxes }) => inboxes === -1)) throw notFound('inbox');
    const unseen = ofInbox.filter(({ position }) => !this.#seen.has(position));
    const mails = unseen.flatMap((entry) => mailEntryOf(entry) ?? []).filter((mail) => this.#isWanted(mail));
    const rows = await getRows(
      this.#table,
      mails.map(({ threadKey, messageKey }) => messageRowKey(inbox.inboxId, threadKey, messageKey)),
    );
    // Only now: a round that fails is repeated.
    for (const { position } of unseen) this.#seen.add(position);
    return rows.flatMap((row) => messageOf(row, inbox.tenantId) ?? []);
  }

  #isWanted({ visibility, messageKey }: MailEntry): boolean {
    const { visibilities, isWanted } = this.#wanted;
    return visibilities.includes(visibility) && isWanted?.(messageKey) !== false;
  }

  async #entries({ at, isLast }: Round): Promise<ReadEntry[]> {
    const now = at.getTime();
    const { tenantId } = this.#wanted.inbox;
    const pause = WHOLE_MS * Math.max(1, this.#whole.entries / ENTRIES_FOR_WHOLE_MS);
    const isWhole = isLast || this.#lastAt === undefined || now - this.#whole.readAt >= pause;
    const from = isWhole ? now - SETTLE_MS : Math.min(now, this.#lastAt ?? now) - RECENT_MS;
    const after = positionAfter(Math.floor(from / ROUNDED_TO_MS) * ROUNDED_TO_MS - 1);
    const shards = isWhole ? (await getUsageHead(this.#table, tenantId)).shards : this.#whole.shards;
    const log = { tenantId, shards, ...(isWhole ? {} : { eventuallyConsistent: true as const }) };
    const entries = await entriesAfter(this.#table, log, after, POSITION_AFTER_ALL);
    this.#lastAt = now;
    if (isWhole) this.#whole = { shards, readAt: now, entries: entries.length };
    return entries;
  }
}
