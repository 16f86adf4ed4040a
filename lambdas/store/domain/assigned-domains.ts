import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { DOMAINS, domainKey } from '../keys.ts';
import { INCOMING_DAYS } from '../object/object-keys.ts';
import { startingWith } from '../table/prefix-range.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import { getAs, queryAll, type Row, type Table } from '../table/table.ts';
import { rowCheck, rowPut, rowUpdate, type Writes } from '../table/write.ts';

/** An inbox that was the catch-all, from and until when, and whether of subdomains too. */
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
    /** The only tenant that may create inboxes there; undefined while all tenants may, or none. */
    tenantId: z.string().optional(),
    /** All tenants share it again, after an assignment. Without a tenant it is closed otherwise. */
    shared: z.literal(true).optional(),
    changedAt: z.string(),
    /** Counts its changes, so that a change knows whether it saw the last one. */
    revision: z.int().default(0),
    /** The catch-all stores mail to subdomains too. */
    wildcard: z.literal(true).optional(),
    /** The inbox that mail to unknown names is stored in. */
    catchAll: z.string().optional(),
    catchAllSince: z.string().optional(),
    /** The catch-alls before it, the last one first: mail that SES accepted then belongs to them. */
    catchAllsBefore: z.array(periodSchema).default([]),
    /** The hour (UTC, such as `2026-11-21T07`) in which names were counted last, and how many got their first mail in it. */
    hour: z.string().optional(),
    names: z.int().optional(),
    /** The last hour whose limit the audit log says was reached. */
    notedHour: z.string().optional(),
    /** When the last assignment ended: names that received catch-all mail before are quarantined from then on. */
    endedAt: z.string().optional(),
  },
  { tenantId: 'tenant' },
);

/**
 * Former catch-alls that are kept, because mail that waited in a queue goes to the one of its time. A change that would exceed the
 * number is refused while mail of the oldest may wait. Operators have more, so that no tenant can keep a domain from being taken back.
 */
const MAX_PERIODS = { tenant: 5, operator: 20 } as const;

/** A domain of the deployment that is or was not shared by all of its tenants: others have no row. */
export type AssignedDomain = Stored<typeof domainRowType>;

const domainOf = (row: Row): AssignedDomain => domainRowType.parse(row);

export function getDomain(table: Table, domain: string): Promise<AssignedDomain | undefined> {
  return getAs(table, domainKey(domain), domainOf);
}

/** All of them: a deployment has few domains. */
export async function assignedDomains(table: Table): Promise<ReadonlyMap<string, AssignedDomain>> {
  const rows = await queryAll(table, { ...startingWith(DOMAINS), ConsistentRead: true });
  return new Map(rows.map(domainOf).map((each) => [each.domain, each]));
}

/** The domain of a row that was read with others. */
export function domainOfRow(row: Row | undefined): AssignedDomain | undefined {
  return row && domainOf(row);
}

/** Whether all tenants create inboxes there. */
export function isShared(domain: AssignedDomain | undefined): boolean {
  return domain === undefined || domain.shared === true;
}

/** The write that changes a domain; `domain` fails when it is not as it was read. */
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

/** The write that closes a domain for new inboxes, and ends its assignment with its catch-all; `domain` fails when it is not as it was read. */
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

/** The write that gives a domain that was closed, or is the tenant's, to a tenant; `domain` fails when it is not as it was read. */
export function domainAssignment(
  table: Table,
  read: AssignedDomain,
  { tenantId, wildcard }: { readonly tenantId: string; readonly wildcard: boolean },
  now: Date,
): Writes<'domain'> {
  const set = { tenant: tenantId, wildcard: wildcard || null, ...catchAllChange(read, read.catchAll, now) };
  return domainChange(table, read, set, now);
}

/** The write after which all tenants share a domain; `domain` fails when it is not as it was read. */
export function domainSharing(table: Table, read: AssignedDomain, now: Date): Writes<'domain'> {
  return domainChange(table, read, { shared: true }, now);
}

/** The check that a tenant may make inboxes in a domain, whose last assignment ended when it was read or not since. */
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

/** The write after which an inbox, or none, is the catch-all of a domain; `domain` fails when it is not as it was read. */
export function catchAllWrite(
  table: Table,
  read: AssignedDomain,
  inboxId: string | undefined,
  now: Date,
): Writes<'domain'> {
  return domainChange(table, read, catchAllChange(read, inboxId, now), now);
}

type Period = z.output<typeof periodSchema>;

/** The catch-all that a change ends. */
function endedPeriod(
  { catchAll: last, catchAllSince: since, wildcard }: AssignedDomain,
  now: Date,
): Period | undefined {
  if (last === undefined || since === undefined) return undefined;
  return { inbox_id: last, since, until: now.toISOString(), ...(wildcard && { wildcard }) };
}

/** When mail of a former catch-all can no longer wait, because its raw bytes are gone. */
const endOfWaiting = ({ until }: Period): Date => new Date(Date.parse(until) + INCOMING_DAYS * DAY_MS);

/** The time from which the catch-all of a domain can be changed or ended; undefined if it can now. */
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

/** The write that ends the catch-all of a domain, because its inbox goes; `domain` fails when it is another. */
export function catchAllRemoval(table: Table, domain: string, inboxId: string): Writes<'domain'> {
  return {
    domain: rowUpdate(table, domainKey(domain), {
      set: { catch_all: null, catch_all_since: null },
      add: { revision: 1 },
      was: { catch_all: inboxId },
    }),
  };
}

/** The catch-all of a domain when SES accepted a mail. @param at ISO-8601, UTC, with milliseconds */
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
