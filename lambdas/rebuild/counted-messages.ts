import { logEntryKey } from '../store/keys.ts';
import { positionOfEntry } from '../store/log-position.ts';
import { getRows, type Table } from '../store/table/table.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';
import { markOf, periodAt, type UsagePeriod } from '../store/usage/usage-periods.ts';

/** The log entry of a message may have expired, so usage periods are checked, too. */
export class CountedMessages {
  readonly #table: Table;
  readonly #tenantId: string;
  readonly #shards: number;
  #period: UsagePeriod | undefined;

  private constructor(table: Table, tenantId: string, shards: number) {
    this.#table = table;
    this.#tenantId = tenantId;
    this.#shards = shards;
  }

  static async of(table: Table, tenantId: string): Promise<CountedMessages> {
    const { shards } = await getUsageHead(table, tenantId);
    return new CountedMessages(table, tenantId, shards);
  }

  async has(messageKey: string, storedAt: Date): Promise<boolean> {
    const position = positionOfEntry(storedAt, messageKey);
    // The log may have had fewer shards when the entry was written.
    const keys = Array.from({ length: this.#shards }, (_, shard) =>
      logEntryKey(this.#tenantId, shard, position),
    );
    if ((await getRows(this.#table, keys)).some((row) => row !== undefined)) return true;
    const period = await this.#periodAt(position);
    const mark = markOf(position);
    return period?.changes.some((each) => each.at === storedAt.getTime() && each.mark === mark) === true;
  }

  async #periodAt(position: string): Promise<UsagePeriod | undefined> {
    const last = this.#period;
    if (last !== undefined && last.start < position && position <= last.end) return last;
    this.#period = await periodAt(this.#table, this.#tenantId, position);
    return this.#period;
  }
}
