import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { caughtNameKey, domainKey } from '../keys.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, type Row, type Table } from '../table/table.ts';
import { rowUpdate, type Writes } from '../table/write.ts';
import type { AssignedDomain } from './assigned-domains.ts';

const caughtNameRowType = rowType('caught-name', 1, {
  caughtAt: z.string(),
});

export type CaughtName = Stored<typeof caughtNameRowType>;

export function caughtNameOfRow(row: Row | undefined): CaughtName | undefined {
  return row && caughtNameRowType.parse(row);
}

export function getCaughtName(table: Table, domain: string, name: string): Promise<CaughtName | undefined> {
  return getAs(table, caughtNameKey(domain, name), caughtNameRowType.parse);
}

const hourOf = (at: string): string => at.slice(0, '2026-11-21T07'.length);

export interface NameArrival {
  readonly domain: AssignedDomain;
  readonly name: string;
  readonly at: string;
}

export function isCounted({ domain, at }: NameArrival, known: CaughtName | undefined): boolean {
  return known !== undefined && known.caughtAt >= countedFrom(domain, at);
}

function countedFrom({ endedAt = '' }: AssignedDomain, at: string): string {
  const hour = `${hourOf(at)}:`;
  return endedAt <= at && endedAt > hour ? endedAt : hour;
}

export function withName(
  { hour: last = '', names: before = 0 }: AssignedDomain,
  at: string,
): { readonly hour: string; readonly names: number } {
  const hour = hourOf(at) > last ? hourOf(at) : last;
  return { hour, names: hour === last ? before + 1 : 1 };
}

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

export function limitNoted(table: Table, domain: string, hour: string): Writes<'noted'> {
  const change = { set: { noted_hour: hour }, has: ['pk'], below: { noted_hour: hour } };
  return { noted: rowUpdate(table, domainKey(domain), change) };
}

/** The quarantine keeps mail that was meant for an earlier tenant of the name from the next one. */
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
