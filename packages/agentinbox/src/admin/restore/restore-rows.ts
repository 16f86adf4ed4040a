import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { threadOfSortKey } from '../../../../../lambdas/ids.ts';
import { DUE_SHARDS, dueRow } from '../../../../../lambdas/store/due/due-rows.ts';
import { domainOfInbox, isFree } from '../../../../../lambdas/store/inbox/inboxes.ts';
import {
  accountKey,
  addressKey,
  auditPartition,
  caughtNameKey,
  credentialKey,
  DOMAINS,
  deletedPartition,
  deliveriesPartition,
  domainKey,
  dueAt,
  goneWebhookKey,
  humanKey,
  INVITATIONS,
  inboxClientIdKey,
  inboxesOfTenant,
  inboxListingKey,
  inboxPartition,
  inboxUsagePartition,
  KEYRING_KEY,
  logPartition,
  TENANT_LISTING,
  tenantListingKey,
  usagePartition,
  webhooksOf,
} from '../../../../../lambdas/store/keys.ts';
import { MAX_SHARDS } from '../../../../../lambdas/store/log/log-entries.ts';
import { ifConditionHolds } from '../../../../../lambdas/store/table/write.ts';
import { sideBySide } from '../../../../../lambdas/timing/side-by-side.ts';
import { pagesOf, putMissing, type RawRow, type RawTable, rowOf, rowsWith, textOf } from './raw-rows.ts';
import { countRow, nothingRestored, type Restored } from './restored.ts';

export interface RestoreServices {
  readonly from: RawTable;
  readonly to: RawTable;
  readonly now: Date;
  /** A key that was revoked since the backup comes back too. */
  readonly withKeys: boolean;
  readonly isDryRun?: boolean;
}

const ROWS_AT_ONCE = 25;

/** These rows are short-lived, belong to a deletion in progress, or are made again from raw mail by `admin rebuild`. */
const NOT_RESTORED =
  /^(CODE|RESERVATION|QUOTA-COUNTER|ROLL_UP|DEFERRED.*|DROPPED#.*|PURGING#.*|GONE-WEBHOOK#.*|RETIRED-KEY#.*)$/;
const KEY_ROW = /^KEY#/;
const ROW_OF_MESSAGE = /^(?:THREAD|MARK)#.*#([^#]+)$/;

export async function restoreAll(services: RestoreServices): Promise<Restored> {
  const total = nothingRestored();
  const keyring = await rowOf(services.from, KEYRING_KEY);
  if (keyring !== undefined) await put(services, keyring, total);
  await restoreDomains(services, total);
  await restoreTombstones(services, total);
  for await (const page of pagesOf(services.from, TENANT_LISTING.partition)) {
    for (const row of page)
      await restoreTenantInto(services, textOf(row, 'sk').split('#').at(-1) ?? '', total);
  }
  for (const partition of [INVITATIONS.partition, auditPartition('operator')]) {
    await restorePartition(services, partition, total);
  }
  await restoreDue(services, total, () => true);
  return total;
}

async function restoreDomains(services: RestoreServices, total: Restored): Promise<void> {
  await restorePartition(services, DOMAINS.partition, total);
  for await (const page of pagesOf(services.from, DOMAINS.partition)) {
    for (const row of page) await restorePartition(services, caughtNameKey(textOf(row, 'sk'), '').pk, total);
  }
}

/** No other row has the quarantined names of deleted tenants. */
async function restoreTombstones(services: RestoreServices, total: Restored): Promise<void> {
  const { from, to, now } = services;
  for await (const page of rowsWith(from, addressKey('').pk, 'deleted_at')) {
    const kept = page.filter((row) => !isFree(unmarshall(row), now.toISOString()));
    await sideBySide(ROWS_AT_ONCE, kept, async (row) => {
      const inboxId = textOf(row, 'inbox_id');
      // After a crash between the two writes, the next run finds no tombstone and writes both.
      if (row['purging'] !== undefined && (await rowOf(to, addressKey(inboxId))) === undefined) {
        const due = dueRow({
          at: now.toISOString(),
          kind: 'inbox-purge',
          id: textOf(row, 'list_key'),
          tenantId: textOf(row, 'tenant'),
          about: { inbox_id: inboxId },
        });
        await put(services, marshall(due, { removeUndefinedValues: true }), total);
      }
      await put(services, row, total);
    });
  }
}

export async function restoreTenant(services: RestoreServices, tenantId: string): Promise<Restored> {
  const total = nothingRestored();
  await restoreTenantInto(services, tenantId, total);
  await restoreDue(services, total, ({ tenant }) => tenant?.S === tenantId);
  return total;
}

export async function restoreInbox(services: RestoreServices, inboxId: string): Promise<Restored> {
  const total = nothingRestored();
  const address = await rowOf(services.from, addressKey(inboxId));
  if (address !== undefined && (await restoreInboxInto(services, address, total))) {
    const [tenantId, listKey] = [textOf(address, 'tenant'), textOf(address, 'list_key')];
    const clientId = address['client_id']?.S;
    for (const key of [
      inboxListingKey(tenantId, listKey),
      ...(clientId === undefined ? [] : [inboxClientIdKey(tenantId, clientId)]),
    ]) {
      const row = await rowOf(services.from, key);
      if (row !== undefined) await put(services, row, total);
    }
    await restorePartition(services, inboxUsagePartition(tenantId, listKey), total);
    await recount(services, tenantId);
  }
  await restoreDue(services, total, ({ about }) => about?.M?.['inbox_id']?.S === inboxId);
  return total;
}

async function restoreTenantInto(
  services: RestoreServices,
  tenantId: string,
  total: Restored,
): Promise<void> {
  const { from } = services;
  const account = await rowOf(from, accountKey(tenantId));
  if (account === undefined) return;
  for await (const page of pagesOf(from, account['pk']?.S ?? '')) {
    await sideBySide(ROWS_AT_ONCE, page, (row) => restoreTenantRow(services, tenantId, row, total));
  }
  await recount(services, tenantId);
  await restorePartition(services, usagePartition(tenantId), total);
  for (let shard = 0; shard < MAX_SHARDS; shard++) {
    await restorePartition(services, logPartition(tenantId, shard), total);
  }
  await restorePartition(services, auditPartition(tenantId), total);
  const human = account['human_email']?.S;
  if (human !== undefined) await restorePartition(services, humanKey(human).pk, total);
  const listed = await rowOf(from, tenantListingKey(textOf(account, 'created_at'), tenantId));
  if (listed !== undefined) await put(services, listed, total);
}

async function restoreTenantRow(
  services: RestoreServices,
  tenantId: string,
  row: RawRow,
  total: Restored,
): Promise<void> {
  const { from, to } = services;
  const sk = textOf(row, 'sk');
  if (NOT_RESTORED.test(sk)) return;
  const [kind = '', id = ''] = sk.split(/#(.*)/s);
  if (kind === 'CLIENT-ID' && !(await isPointerGood(services, tenantId, row))) return;
  if (kind === 'WEBHOOK') {
    if ((await rowOf(to, goneWebhookKey(tenantId, id))) !== undefined) {
      countRow(total, row, 'deleted');
      return;
    }
    await restorePartition(services, deliveriesPartition(id), total);
  }
  if (kind === 'KEY' && services.withKeys) {
    await restorePartition(services, credentialKey(textOf(row, 'secret_hash')).pk, total);
  }
  if (kind === 'INBOX') {
    const address = await rowOf(from, addressKey(textOf(row, 'inbox_id')));
    if (address !== undefined && !(await restoreInboxInto(services, address, total))) return;
    await restorePartition(services, inboxUsagePartition(tenantId, id), total);
  }
  await put(services, row, total);
}

/** A lost pointer makes its client create a second resource, and a wrong one makes it create none. */
async function isPointerGood({ from, to }: RestoreServices, tenantId: string, row: RawRow): Promise<boolean> {
  const [webhookId, inboxId] = [row['webhook_id']?.S, row['inbox_id']?.S];
  if (webhookId !== undefined) return (await rowOf(to, goneWebhookKey(tenantId, webhookId))) === undefined;
  const address = inboxId === undefined ? undefined : await rowOf(from, addressKey(inboxId));
  return address !== undefined && (await isInboxLeft({ to }, address));
}

async function isInboxLeft({ to }: Pick<RestoreServices, 'to'>, address: RawRow): Promise<boolean> {
  const live = await rowOf(to, addressKey(textOf(address, 'inbox_id')));
  const isSame = live === undefined || live['list_key']?.S === address['list_key']?.S;
  return isSame && live?.['deleted_at'] === undefined;
}

const ATTEMPTS = 5;

async function recount({ to, isDryRun = false }: RestoreServices, tenantId: string): Promise<void> {
  if (isDryRun) return;
  const { pk, sk } = accountKey(tenantId);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const account = await rowOf(to, { pk, sk });
    const [inboxes, webhooks] = [account?.['inboxes'], account?.['webhooks']];
    if (inboxes === undefined || webhooks === undefined) return;
    const count = { inboxes: 0, webhooks: 0 };
    const startsWith = (prefix: string) => (row: RawRow) => textOf(row, 'sk').startsWith(prefix);
    for await (const page of pagesOf(to, pk)) {
      count.inboxes += page.filter(startsWith(inboxesOfTenant(tenantId).prefix)).length;
      count.webhooks += page.filter(startsWith(webhooksOf(tenantId).prefix)).length;
    }
    const { applied } = await ifConditionHolds(() =>
      to.client.send(
        new UpdateItemCommand({
          TableName: to.name,
          Key: marshall(accountKey(tenantId)),
          UpdateExpression: 'SET inboxes = :inboxes, webhooks = :webhooks',
          ConditionExpression: 'inboxes = :wereInboxes AND webhooks = :wereWebhooks',
          ExpressionAttributeValues: {
            ':inboxes': { N: String(count.inboxes) },
            ':webhooks': { N: String(count.webhooks) },
            ':wereInboxes': inboxes,
            ':wereWebhooks': webhooks,
          },
        }),
      ),
    );
    if (applied) return;
  }
}

async function restoreInboxInto(
  services: RestoreServices,
  address: RawRow,
  total: Restored,
): Promise<boolean> {
  const inboxId = textOf(address, 'inbox_id');
  if (!(await isInboxLeft(services, address))) {
    countRow(total, address, 'deleted');
    return false;
  }
  await restorePartition(services, deletedPartition(inboxId), total);
  // Messages that were permanently deleted since the backup stay deleted.
  const gone = new Set<string>();
  for (const table of services.isDryRun === true ? [services.from, services.to] : [services.to]) {
    for await (const page of pagesOf(table, deletedPartition(inboxId))) {
      for (const row of page) gone.add(textOf(row, 'sk'));
    }
  }
  const isGone = (row: RawRow) => {
    const [, sortKey = ''] = ROW_OF_MESSAGE.exec(textOf(row, 'sk')) ?? [];
    return gone.has(`${threadOfSortKey(sortKey)}#${sortKey}`);
  };
  // The address comes last, because mail to it is refused or waits until then.
  await restorePartition(services, inboxPartition(inboxId), total, isGone);
  const { catch_all: _, ...withoutCatchAll } = address;
  const domain = await rowOf(services.to, domainKey(domainOfInbox(inboxId)));
  await put(services, domain?.['catch_all']?.S === inboxId ? address : withoutCatchAll, total);
  return true;
}

/** The purge removes due rows that find nothing, so this call must be the last. */
async function restoreDue(
  services: RestoreServices,
  total: Restored,
  isWanted: (row: RawRow) => boolean,
): Promise<void> {
  for (const shard of DUE_SHARDS) {
    for await (const page of pagesOf(services.from, dueAt(shard, '').pk)) {
      await sideBySide(ROWS_AT_ONCE, page.filter(isWanted), (row) => put(services, row, total));
    }
  }
}

async function restorePartition(
  services: RestoreServices,
  partition: string,
  total: Restored,
  isGone: (row: RawRow) => boolean = () => false,
): Promise<void> {
  for await (const page of pagesOf(services.from, partition)) {
    const known = page.filter((row) => !NOT_RESTORED.test(textOf(row, 'sk')));
    await sideBySide(ROWS_AT_ONCE, known, async (row) => {
      if (isGone(row)) countRow(total, row, 'deleted');
      else await put(services, row, total);
    });
  }
}

async function put(services: RestoreServices, row: RawRow, total: Restored): Promise<void> {
  const { to, now, withKeys, isDryRun = false } = services;
  const [pk, sk] = [textOf(row, 'pk'), textOf(row, 'sk')];
  if (KEY_ROW.test(sk) && !withKeys) return;
  if (Number(row['ttl']?.N ?? Number.POSITIVE_INFINITY) * 1_000 <= now.getTime()) return;
  const isMissing = isDryRun ? (await rowOf(to, { pk, sk })) === undefined : await putMissing(to, row);
  countRow(total, row, isMissing ? 'restored' : 'present');
}
