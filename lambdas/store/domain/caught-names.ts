import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { caughtNameKey } from '../keys.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, type Row, type Table } from '../table/table.ts';
import { rowUpdate, tryWrite } from '../table/write.ts';
import type { AssignedDomain } from './assigned-domains.ts';

const caughtNameRowType = rowType('caught-name', 1, {
  /** When SES accepted the first mail of an hour to it. */
  caughtAt: z.string(),
});

/** An address without an inbox that received mail in a catch-all. */
export type CaughtName = Stored<typeof caughtNameRowType>;

export function caughtNameOfRow(row: Row | undefined): CaughtName | undefined {
  return row && caughtNameRowType.parse(row);
}

export function getCaughtName(table: Table, domain: string, name: string): Promise<CaughtName | undefined> {
  return getAs(table, caughtNameKey(domain, name), caughtNameRowType.parse);
}

/** Notes that a name receives catch-all mail, before that is stored. @param at ISO-8601, UTC, with milliseconds */
export async function noteCaught(table: Table, domain: string, name: string, at: string): Promise<void> {
  const change = { set: caughtNameRowType.attributes({ caughtAt: at }), below: { caught_at: at } };
  // A later mail may have been noted first.
  await tryWrite(table, rowUpdate(table, caughtNameKey(domain, name), change));
}

/**
 * Whether nobody may use a name, because mail to it was for the tenant that its domain was taken from.
 * @param at ISO-8601, UTC, with milliseconds
 */
export function isNameQuarantined(
  domain: AssignedDomain | undefined,
  name: CaughtName | undefined,
  at: string,
  quarantineDays: number,
): boolean {
  const { endedAt } = domain ?? {};
  if (endedAt === undefined || name === undefined || name.caughtAt >= endedAt || at < endedAt) return false;
  return Date.parse(at) < Date.parse(endedAt) + quarantineDays * DAY_MS;
}
