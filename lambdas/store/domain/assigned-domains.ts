import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { DOMAINS, domainKey } from '../keys.ts';
import { INCOMING_DAYS } from '../object/object-keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, queryAll, type Row, type Table } from '../table/table.ts';
import { rowCheck, rowPut, rowUpdate, type Writes } from '../table/write.ts';

const periodSchema = z.object({
  inbox_id: z.string(),
  since: z.string(),
  until: z.string(),
  wildcard: z.literal(true).optional(),
});

const domainRowType = rowType(
  'domain',
  1,
  {
    domain: z.string(),
    tenantId: z.string().optional(),
    /** After an assignment, a domain without a tenant is closed unless this is set. */
    shared: z.literal(true).optional(),
    changedAt: z.string(),
    revision: z.int().default(0),
    wildcard: z.literal(true).optional(),
    catchAll: z.string().optional(),
    catchAllSince: z.string().optional(),
    /** The latest is first. Mail that SES accepted during such a period belongs to its inbox. */
    catchAllsBefore: z.array(periodSchema).default([]),
    hour: z.string().optional(),
    names: z.int().optional(),
    notedHour: z.string().optional(),
    /** Names that received catch-all mail before this time are quarantined. */
    endedAt: z.string().optional(),
  },
  { tenantId: 'tenant' },
);

/**
 * Queued mail goes to the catch-all of its time. Operators have more periods, so that no tenant can keep a domain from
 * being taken back.
 */
const MAX_PERIODS = { tenant: 5, operator: 20 } as const;

export type AssignedDomain = Stored<typeof domainRowType>;

const domainOf = (row: Row): AssignedDomain => domainRowType.parse(row);

export function getDomain(table: Table, domain: string): Promise<AssignedDomain | undefined> {
  return getAs(table, domainKey(domain), domainOf);
}

export async function assignedDomains(table: Table): Promise<ReadonlyMap<string, AssignedDomain>> {
  const rows = await queryAll(table, { ...startingWith(DOMAINS), ConsistentRead: true });
  return new Map(rows.map(domainOf).map((each) => [each.domain, each]));
}

export function domainOfRow(row: Row | undefined): AssignedDomain | undefined {
  return row && domainOf(row);
}

export function isShared(domain: AssignedDomain | undefined): boolean {
  return domain === undefined || domain.shared === true;
}

function domainChange(
  table: Table,
  { domain, revision }: Pick<AssignedDomain, 'domain' | 'revision'>,
  set: Readonly<Record<string, unknown>>,
  now: Date,
): Writes<'domain'> {
  return {
    domain: rowUpdate(table, domainKey(domain), {
      set: { ...set, changed_at: now.toISOString(), revision: revision + 1 },
      has: ['pk'],
      was: { revision: revision === 0 ? undefined : revision },
    }),
  };
}

export function domainClosing(
  table: Table,
  domain: string,
  read: AssignedDomain | undefined,
  now: Date,
): Writes<'domain'> {
  if (read === undefined) {
    const row = domainRowType.attributes({ domain, changedAt: now.toISOString() });
    return { domain: rowPut(table, { ...domainKey(domain), ...row }, { lacks: ['pk'] }) };
  }
  const ended = read.tenantId === undefined ? undefined : now.toISOString();
  const set = {
    ...{ tenant: null, shared: null, wildcard: null, ended_at: ended },
    ...catchAllChange(read, undefined, now),
  };
  return domainChange(table, read, set, now);
}

export function domainAssignment(
  table: Table,
  read: AssignedDomain,
  { tenantId, wildcard }: { readonly tenantId: string; readonly wildcard: boolean },
  now: Date,
): Writes<'domain'> {
  const set = { tenant: tenantId, wildcard: wildcard || null, ...catchAllChange(read, read.catchAll, now) };
  return domainChange(table, read, set, now);
}

export function domainSharing(table: Table, read: AssignedDomain, now: Date): Writes<'domain'> {
  return domainChange(table, read, { shared: true }, now);
}

export function domainOpen(
  table: Table,
  domain: string,
  read: AssignedDomain | undefined,
  tenantId: string,
): Writes<'domain'> {
  return {
    domain: rowCheck(table, domainKey(domain), {
      condition: 'attribute_not_exists(pk) OR #tenant = :tenant OR #shared = :shared',
      values: { ':tenant': tenantId, ':shared': true },
      was: { ended_at: read?.endedAt },
    }),
  };
}

export function catchAllWrite(
  table: Table,
  read: AssignedDomain,
  inboxId: string | undefined,
  now: Date,
): Writes<'domain'> {
  return domainChange(table, read, catchAllChange(read, inboxId, now), now);
}

type Period = z.output<typeof periodSchema>;

function endedPeriod(
  { catchAll: last, catchAllSince: since, wildcard }: AssignedDomain,
  now: Date,
): Period | undefined {
  if (last === undefined || since === undefined) return undefined;
  return { inbox_id: last, since, until: now.toISOString(), ...(wildcard && { wildcard }) };
}

/** Mail of a former catch-all can wait until S3 deletes its raw bytes. */
const endOfWaiting = ({ until }: Period): Date => new Date(Date.parse(until) + INCOMING_DAYS * DAY_MS);

export function catchAllKeptUntil(
  read: AssignedDomain,
  changedBy: keyof typeof MAX_PERIODS,
  now: Date,
): Date | undefined {
  const ended = endedPeriod(read, now);
  const oldest = ended && [ended, ...read.catchAllsBefore][MAX_PERIODS[changedBy]];
  return oldest && endOfWaiting(oldest) > now ? endOfWaiting(oldest) : undefined;
}

function catchAllChange(read: AssignedDomain, inboxId: string | undefined, now: Date) {
  const ended = endedPeriod(read, now);
  const periods = [...(ended === undefined ? [] : [ended]), ...read.catchAllsBefore];
  return {
    catch_all: inboxId ?? null,
    catch_all_since: inboxId === undefined ? null : now.toISOString(),
    catch_alls_before: periods.filter((each, n) => n < MAX_PERIODS.tenant || endOfWaiting(each) > now),
  };
}

export function catchAllRemoval(table: Table, domain: string, inboxId: string): Writes<'domain'> {
  return {
    domain: rowUpdate(table, domainKey(domain), {
      set: { catch_all: null, catch_all_since: null },
      add: { revision: 1 },
      was: { catch_all: inboxId },
    }),
  };
}

/** SES accepted the email at `at`, an ISO-8601 time in UTC with milliseconds. */
export function catchAllAt(
  domain: AssignedDomain | undefined,
  at: string,
): { readonly inboxId: string; readonly since: string; readonly isWildcard: boolean } | undefined {
  if (domain === undefined) return undefined;
  const { catchAll, catchAllSince, catchAllsBefore } = domain;
  if (catchAll !== undefined && catchAllSince !== undefined && catchAllSince <= at)
    return { inboxId: catchAll, since: catchAllSince, isWildcard: domain.wildcard === true };
  const before = catchAllsBefore.find(({ since, until }) => since <= at && at < until);
  return before && { inboxId: before.inbox_id, since: before.since, isWildcard: before.wildcard === true };
}
