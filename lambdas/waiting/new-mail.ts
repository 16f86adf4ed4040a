import * as z from 'zod';
import { notFound } from '../core/errors.ts';
import { keysOfMessageId, messageSortKey } from '../ids.ts';
import { isTrashed, STATE_PARTS, type StatePart } from '../message/message-state.ts';
import type { Visibility } from '../message/visibility.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { sortedRowKey } from '../store/keys.ts';
import type { ReadEntry } from '../store/log/log-entries.ts';
import { mailEntryOf } from '../store/log/mail-entries.ts';
import { messageOf, type StoredMessage } from '../store/message/message-rows.ts';
import { getRows, type Table } from '../store/table/table.ts';
import { NewEntries } from './new-entries.ts';
import type { Round } from './wait-until-found.ts';

interface WantedMail {
  readonly inbox: Inbox;
  readonly visibilities: readonly Visibility[];
  readonly changes: readonly StatePart[];
  readonly includesTrash?: boolean;
  isWanted?(sortKey: string, by: 'arrival' | 'change'): boolean;
}

const changeSchema = z.object({
  type: z.enum(['message.updated', 'message.updated.spam']),
  fields: z.object({ message_id: z.string(), changed: z.array(z.enum(STATE_PARTS)) }),
});

/** Lists come from an index that may lag; the log and the messages do not. */
export class NewMail {
  readonly #table: Table;
  readonly #wanted: WantedMail;
  readonly #entries: NewEntries;

  constructor(table: Table, wanted: WantedMail) {
    this.#table = table;
    this.#wanted = wanted;
    this.#entries = new NewEntries(table, wanted.inbox.tenantId);
  }

  /** The first round also has the last two minutes, which an earlier list may have missed. The order is undefined. */
  async read(round: Round): Promise<StoredMessage[]> {
    const entries = await this.#entries.read(round);
    const { inbox, visibilities, includesTrash = false } = this.#wanted;
    const ofInbox = entries.filter(({ inboxKey }) => inboxKey === inbox.listKey);
    if (ofInbox.some(({ inboxes }) => inboxes === -1)) throw notFound('inbox');
    const sortKeys = new Set(ofInbox.flatMap((entry) => this.#wantedOf(entry) ?? []));
    const rows = await getRows(
      this.#table,
      [...sortKeys].map((sortKey) => sortedRowKey(inbox.inboxId, sortKey)),
    );
    return rows
      .flatMap((row) => messageOf(row, inbox.tenantId) ?? [])
      .filter(
        ({ state, visibility }) => visibilities.includes(visibility) && (includesTrash || !isTrashed(state)),
      );
  }

  #wantedOf(entry: ReadEntry): string | undefined {
    const { visibilities, changes, isWanted } = this.#wanted;
    const mail = mailEntryOf(entry);
    if (mail !== undefined) {
      const sortKey = messageSortKey(mail.messageKey, mail.threadKey);
      return visibilities.includes(mail.visibility) && isWanted?.(sortKey, 'arrival') !== false
        ? sortKey
        : undefined;
    }
    const { fields } = changeSchema.safeParse(entry.event).data ?? {};
    const sortKey = fields && keysOfMessageId(fields.message_id)?.sortKey;
    if (sortKey === undefined || !fields?.changed.some((part) => changes.includes(part))) return undefined;
    return isWanted?.(sortKey, 'change') === false ? undefined : sortKey;
  }
}
