import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { caughtNameKey, domainKey } from '../keys.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, type Row, type Table } from '../table/table.ts';
import { rowUpdate, type Writes } from '../table/write.ts';
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

/** The UTC hour of a time. @param at ISO-8601, UTC, with milliseconds */
const hourOf = (at: string): string => at.slice(0, '2026-11-21T07'.length);

/** Mail to a name of a catch-all. */
export interface NameArrival {
  readonly domain: AssignedDomain;
  readonly name: string;
  /** When SES accepted it: ISO-8601, UTC, with milliseconds. */
  readonly at: string;
}

/** Whether a name has had mail in the hour, so that more is not counted: the first one was noted before it was stored. */
export function isCounted({ domain, at }: NameArrival, known: CaughtName | undefined): boolean {
  return known !== undefined && known.caughtAt >= countedFrom(domain, at);
}

/** A name that received mail before was noted then; for another tenant it is new. */
function countedFrom({ endedAt = '' }: AssignedDomain, at: string): string {
  const hour = `${hourOf(at)}:`;
  return endedAt <= at && endedAt > hour ? endedAt : hour;
}

/** The count of a domain with one more name. A receipt that comes late counts in the hour that it finds. */
export function withName(
  { hour: last = '', names: before = 0 }: AssignedDomain,
  at: string,
): { readonly hour: string; readonly names: number } {
  const hour = hourOf(at) > last ? hourOf(at) : last;
  return { hour, names: hour === last ? before + 1 : 1 };
}

/**
 * The writes that count the first mail of a name in an hour, and note that it receives catch-all mail, before that is stored. `domain`
 * fails beyond the limit, or when another hour has begun; `name` when it was counted.
 */
export function nameWrites(
  table: Table,
  { domain, name, at }: NameArrival,
  { hour }: { readonly hour: string },
  limit: number,
): Writes<'domain' | 'name'> {
  const key = domainKey(domain.domain);
  return {
    domain:
      hour === domain.hour
        ? rowUpdate(table, key, { add: { names: 1 }, was: { hour }, below: { names: limit } })
        : rowUpdate(table, key, { set: { hour, names: 1 }, has: ['pk'], was: { hour: domain.hour } }),
    name: rowUpdate(table, caughtNameKey(domain.domain, name), {
      set: caughtNameRowType.attributes({ caughtAt: at }),
      below: { caught_at: countedFrom(domain, at) },
    }),
  };
}

/** The write that notes that the limit of an hour was reached; `noted` fails when it was before. */
export function limitNoted(table: Table, domain: string, hour: string): Writes<'noted'> {
  const change = { set: { noted_hour: hour }, has: ['pk'], below: { noted_hour: hour } };
  return { noted: rowUpdate(table, domainKey(domain), change) };
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
