import { notFound } from '../core/errors.ts';
import { messageSortKey } from '../ids.ts';
import { isTrashed } from '../mail/message-state.ts';
import type { Visibility } from '../mail/visibility.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { messageRowKey } from '../store/keys.ts';
import { type MailEntry, mailEntryOf } from '../store/log/mail-entries.ts';
import { messageOf, type StoredMessage } from '../store/message/message-rows.ts';
import { getRows, type Table } from '../store/table/table.ts';
import { NewEntries } from './new-entries.ts';
import type { Round } from './wait-until-found.ts';

interface WantedMail {
  readonly inbox: Inbox;
  readonly visibilities: readonly Visibility[];
  /** Whether the message is worth reading, by what lists sort it by. */
  isWanted?(sortKey: string): boolean;
}

/**
 * The mail that is stored in an inbox while a call waits, read from the log of its tenant. Lists come from an index, which may
 * lag behind; the log and the messages do not.
 */
export class NewMail {
  readonly #table: Table;
  readonly #wanted: WantedMail;
  readonly #entries: NewEntries;

  constructor(table: Table, wanted: WantedMail) {
    this.#table = table;
    this.#wanted = wanted;
    this.#entries = new NewEntries(table, wanted.inbox.tenantId);
  }

  /**
   * The messages that were not read before, in no order. The first round also has those of the last two minutes, which a
   * list that was read before may have missed.
   * @throws ApiError not_found when the inbox was deleted
   */
  async read(round: Round): Promise<StoredMessage[]> {
    const entries = await this.#entries.read(round);
    const { inbox } = this.#wanted;
    const ofInbox = entries.filter(({ inboxKey }) => inboxKey === inbox.listKey);
    if (ofInbox.some(({ inboxes }) => inboxes === -1)) throw notFound('inbox');
    const mails = ofInbox.flatMap((entry) => mailEntryOf(entry) ?? []).filter((mail) => this.#isWanted(mail));
    const rows = await getRows(
      this.#table,
      mails.map(({ threadKey, messageKey }) => messageRowKey(inbox.inboxId, threadKey, messageKey)),
    );
    return rows
      .flatMap((row) => messageOf(row, inbox.tenantId) ?? [])
      .filter(({ state }) => !isTrashed(state));
  }

  #isWanted({ visibility, messageKey, threadKey }: MailEntry): boolean {
    const { visibilities, isWanted } = this.#wanted;
    return visibilities.includes(visibility) && isWanted?.(messageSortKey(messageKey, threadKey)) !== false;
  }
}
