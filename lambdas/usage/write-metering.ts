import type { JobQueue } from '../aws/job-queue.ts';
import type { MeteringJob, PurgeWork } from '../jobs/purge-job.ts';
import { logError } from '../observability/log.ts';
import { listTenants, type Tenant } from '../store/account/tenants.ts';
import { tenantListingKey } from '../store/keys.ts';
import { hasObject, type MailBucket, putBytes } from '../store/object/mail-bucket.ts';
import { meteringKey } from '../store/object/object-keys.ts';
import type { Table } from '../store/table/table.ts';
import { DAY_MS } from '../timing/durations.ts';
import { sideBySide } from '../timing/side-by-side.ts';
import { meteredDays, startOf } from './metered-days.ts';

interface MeteringServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly purgeQueue: JobQueue<PurgeWork>;
  readonly tenantsPerJob?: number;
  now(): Date;
}

const TENANTS = 500;
const AT_ONCE = 10;
/** A file that lacks a tenant with unreadable counts is written again. */
const AGAIN_SECONDS = 900;
const DAYS_BACK = 7;
/** No writer adds to the log of a past day after this time. */
const SETTLED_MS = 60 * 60_000;

const HEADER =
  'day,tenant_id,plan,inboxes,messages_received,messages_stored,bytes_stored,receiving_usd,storage_usd,cost_usd';

/** A repeated job writes the same file. */
export async function writeMetering(services: MeteringServices, { metering }: MeteringJob): Promise<void> {
  const { table, bucket, purgeQueue, tenantsPerJob: limit = TENANTS, now } = services;
  const { day, part = 0, after, again } = metering;
  if (day === undefined) return beginDays(services);
  const { items, next } = await listTenants(table, { limit, ascending: true, after });
  const known = items.filter(({ account: { createdAt, tenantId } }) => {
    // The repeated file ends at the same tenant, even if another one was deleted.
    const isBefore = tenantListingKey(createdAt, tenantId).sk <= (again?.last ?? '~');
    return isBefore && Date.parse(createdAt) < startOf(day) + DAY_MS;
  });
  const lines = new Map<Tenant, string>();
  const counting = sideBySide(AT_ONCE, known, async (tenant) => {
    if (tenant.deletedAt !== undefined) return;
    lines.set(tenant, await lineOf(table, tenant, day, now()));
  });
  const failure = await counting.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const text = [HEADER, ...known.flatMap((tenant) => lines.get(tenant) ?? []), ''].join('\r\n');
  await putBytes(bucket, meteringKey(day, part), Buffer.from(text));
  if (again === undefined && next !== undefined && known.length === items.length)
    await purgeQueue.send({ metering: { day, part: part + 1, after: next } });
  if (failure === undefined) return;
  if (again !== undefined) throw failure.error;
  logError('counts of a tenant cannot be read', failure.error, { day, part });
  await purgeQueue.send({ metering: { day, part, after, again: { last: next } } }, AGAIN_SECONDS);
}

async function beginDays({ bucket, purgeQueue, now }: MeteringServices): Promise<void> {
  const settled = now().getTime() - SETTLED_MS;
  for (let back = DAYS_BACK; back > 0; back--) {
    const day = new Date(settled - back * DAY_MS).toISOString().slice(0, 10);
    if (!(await hasObject(bucket, meteringKey(day, 0)))) await purgeQueue.send({ metering: { day } });
  }
}

async function lineOf(table: Table, { account }: Tenant, day: string, now: Date): Promise<string> {
  const [counted] = await meteredDays(table, account.tenantId, [day], now);
  if (counted === undefined) throw new Error('A day without counts');
  const { inboxes, received, messages, bytes, receivingUsd, storageUsd } = counted;
  const costs = [receivingUsd, storageUsd, receivingUsd + storageUsd].map((dollars) => dollars.toFixed(8));
  const plan = `"${account.plan.replaceAll('"', '""')}"`;
  return [day, account.tenantId, plan, inboxes, received, messages, bytes, ...costs].join(',');
}
