import { positionAfter } from '../log-position.ts';
import type { Table } from '../table/table.ts';
import { getUsageHead } from '../usage/usage-head.ts';
import { newestEntriesAfter } from './log-entries.ts';

/**
 * Calls that ask again so soon send no further job. Longer than a file that never ends is read and waits for others like it: a second
 * job would read it beside the first.
 */
const ASKED_MS = 90_000;
/** Log entries that are looked through: of a tenant with more in that time, a text is asked for twice. */
const MAX_LOOKED_AT = 500;

/** What makes the entry of the log unique that says that a text was asked for. @param messageKey names the objects of the message */
export function askOfText(messageKey: string, index: number): string {
  return `text${index}${behindIndex(messageKey)}`;
}

const behindIndex = (messageKey: string): string => `-${messageKey}`;

/** The attachments of a message whose texts were asked for just now. @param mostLookedAt as usual unless a test gives its own */
export async function askedTexts(
  table: Table,
  tenantId: string,
  messageKey: string,
  now: Date,
  mostLookedAt = MAX_LOOKED_AT,
): Promise<readonly number[]> {
  const { shards } = await getUsageHead(table, tenantId);
  const since = positionAfter(now.getTime() - ASKED_MS);
  const entries = await newestEntriesAfter(table, { tenantId, shards }, since, mostLookedAt);
  return entries
    .filter(({ unique }) => unique.endsWith(behindIndex(messageKey)))
    .flatMap(({ texts }) => texts?.indices ?? []);
}
