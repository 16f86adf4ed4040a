import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { RawRow } from './raw-rows.ts';

export interface Counts {
  restored: number;
  present: number;
  deleted: number;
}

export interface Restored extends Counts {
  readonly kinds: Map<string, Counts>;
  readonly units: Map<string, number>;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/ THREAD#.*#~$/, 'threads'],
  [/ THREAD#/, 'messages'],
  [/ MARK#/, 'message marks'],
  [/ (ARRIVAL|REFERENCE)#/, 'received emails'],
  [/^DELETED#/, 'deleted messages'],
  [/^(ADDRESS#.* ADDRESS|TENANT#.* (INBOX#.*|CLIENT-ID#inbox#.*))$/, 'inboxes'],
  [/^CREDENTIAL#| KEY#/, 'API keys'],
  [/^TENANT#.* (WEBHOOK|CLIENT-ID#webhook)#/, 'webhooks'],
  [/^DELIVERIES#/, 'webhook deliveries'],
  [/^(TENANT#.* ACCOUNT|TENANTS .*|HUMAN#.*)$/, 'accounts'],
  [/^LOG#/, 'events'],
  [/^AUDIT#/, 'audit log'],
  [/^USAGE#/, 'usage'],
  [/^DUE#/, 'due work'],
  [/^INVITATIONS /, 'invitations'],
  [/^(DOMAINS |CAUGHT#)/, 'domains'],
];
const OTHERS = 'other rows';
const TOMBSTONES = 'names of deleted inboxes';

const nothing = (): Counts => ({ restored: 0, present: 0, deleted: 0 });
export const nothingRestored = (): Restored => ({ ...nothing(), kinds: new Map(), units: new Map() });

export function countRow(total: Restored, row: RawRow, as: keyof Counts): void {
  const [partition, sortKey] = [row['pk']?.S ?? '', row['sk']?.S ?? ''];
  const isTombstone = sortKey === 'ADDRESS' && row['deleted_at'] !== undefined;
  const found = KINDS.find(([pattern]) => pattern.test(`${partition} ${sortKey}`))?.[1] ?? OTHERS;
  const kind = isTombstone ? TOMBSTONES : found;
  const counts = total.kinds.get(kind) ?? nothing();
  counts[as] += 1;
  total.kinds.set(kind, counts);
  total[as] += 1;
  if (as !== 'deleted') {
    total.units.set(partition, (total.units.get(partition) ?? 0) + Math.ceil(bytesOf({ M: row }) / 1_024));
  }
}

function bytesOf(value: AttributeValue): number {
  if (value.M !== undefined) {
    const members = Object.entries(value.M);
    return members.reduce((sum, [name, each]) => sum + Buffer.byteLength(name) + bytesOf(each), 3);
  }
  if (value.L !== undefined) return value.L.reduce((sum, each) => sum + bytesOf(each), 3);
  const texts = [value.S ?? value.N ?? [], value.SS ?? value.NS ?? []].flat();
  const parts = [value.B ?? [], value.BS ?? []].flat();
  return (
    texts.reduce((sum, text) => sum + Buffer.byteLength(text), 1) +
    parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  );
}

const PARTITION_UNITS = 1_000;
const TABLE_UNITS = 4_000;

export function minutesOf({ units }: Restored, seconds: number): number {
  const all = [...units.values()];
  const written = all.reduce((sum, each) => sum + each, 0);
  const largest = all.reduce((most, each) => Math.max(most, each), 0);
  return Math.ceil(Math.max(seconds, written / TABLE_UNITS, largest / PARTITION_UNITS) / 60);
}
