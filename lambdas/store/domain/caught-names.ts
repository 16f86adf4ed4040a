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
 * Whether a tenant may not use a name, because mail to it was for another, or for one that its domain was taken from.
 * @param domain that the name received catch-all mail for
 * @param at ISO-8601, UTC, with milliseconds
 */
export function isNameQuarantined(
  { domain, name }: { readonly domain: AssignedDomain | undefined; readonly name: CaughtName | undefined },
  tenantId: string | undefined,
  at: string,
  quarantineDays: number,
): boolean {
  if (domain === undefined || name === undefined) return false;
  const { endedAt = '' } = domain;
  const isEnded = name.caughtAt < endedAt;
  if (!isEnded && domain.tenantId === tenantId) return false;
  const from = isEnded ? endedAt : name.caughtAt;
  return from <= at && Date.parse(at) < Date.parse(from) + quarantineDays * DAY_MS;
}
