import { type PublishingServices, publishWhenWritten } from '../publish/publish-when-written.ts';
import { type LogEntry, shardOf } from '../store/log/log-entries.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import type { Table } from '../store/table/table.ts';
import { getUsageHead } from '../store/usage/usage-head.ts';

interface NotingServices extends PublishingServices {
  readonly table: Table;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

interface LogNote extends Pick<LogEntry, 'at' | 'unique'> {
  readonly shard: number;
}

/** Every attempt has the same note, because the entry's publication is requested only once. */
export type LogNotes = (message: StoredMessage) => Promise<LogNote>;

export function logNotes(services: NotingServices, tenantId: string): LogNotes {
  const notes = new Map<string, Promise<LogNote>>();
  let head: ReturnType<typeof getUsageHead> | undefined;
  const request = async (messageKey: string) => {
    head ??= getUsageHead(services.table, tenantId);
    const { shards } = await head;
    const unique = `${messageKey}${Buffer.from(services.randomBytes(4)).toString('hex')}`;
    const note = { at: services.now(), unique, shard: shardOf(unique, shards) };
    await publishWhenWritten(services, tenantId, note.shard, note);
    return note;
  };
  return ({ messageKey }) => {
    const note = notes.get(messageKey) ?? request(messageKey);
    notes.set(messageKey, note);
    return note;
  };
}
