import * as z from 'zod';
import { recordOf, retiredSecretHash } from '../key/api-key-rows.ts';
import {
  accountKey,
  apiKeysOfTenant,
  credentialKey,
  deliveriesPartition,
  endpointKey,
  inboxApiKeyKey,
  inboxUsagePartition,
  logPartition,
  retiredApiKeys,
  searchIndexKey,
  tenantAttemptsKey,
  tenantLeasesPartition,
  usagePartition,
} from '../keys.ts';
import { removeConnections } from '../stream/connections.ts';
import { writeRows } from '../table/batch-write.ts';
import { RowRemoval } from '../table/row-removal.ts';
import type { Row, Table } from '../table/table.ts';
import { forgetWaiting } from '../usage/deferred-mail.ts';
import { getUsageHead } from '../usage/usage-head.ts';
import { forgetWebhooks, goneWebhooks } from '../webhook/webhooks.ts';

/** The credential goes first, because the other row leads to it. */
export async function revokeAllKeys(table: Table, tenantId: string): Promise<void> {
  const removal = new RowRemoval(table, Number.POSITIVE_INFINITY);
  await removal.range(apiKeysOfTenant(tenantId), {
    async before(rows) {
      const keys = rows.map(recordOf);
      await writeRows(
        table,
        keys.map(({ secretHash }) => ({ remove: credentialKey(secretHash) })),
      );
      await writeRows(
        table,
        keys.flatMap(({ inboxId, keyId }) =>
          inboxId === undefined ? [] : [{ remove: inboxApiKeyKey(inboxId, keyId) }],
        ),
      );
      return true;
    },
  });
  await removal.range(retiredApiKeys(tenantId), {
    async before(rows) {
      await writeRows(
        table,
        rows.map((row) => ({ remove: credentialKey(retiredSecretHash(row)) })),
      );
      return true;
    },
  });
}

/** The account's row stays, because it tells the purge that more is to be deleted. */
export async function removeTenantRows(
  table: Table,
  removal: RowRemoval,
  tenantId: string,
  webhooks?: number,
): Promise<boolean> {
  const { pk, sk } = accountKey(tenantId);
  const done =
    (await removeConnections(table, removal, tenantId)) &&
    (await removeWebhookLogs(table, removal, tenantId, webhooks)) &&
    (await removal.partition(searchIndexKey(tenantId).pk)) &&
    (await removeUsage(table, removal, tenantId)) &&
    (await removal.partition(pk, { keep: [sk] }));
  if (done) await forgetWaiting(table, tenantId);
  return done;
}

const WEBHOOKS = 25;

async function removeWebhookLogs(
  table: Table,
  removal: RowRemoval,
  tenantId: string,
  limit = WEBHOOKS,
): Promise<boolean> {
  for (;;) {
    const ids = await goneWebhooks(table, tenantId, limit);
    if (ids.length === 0) break;
    for (const id of ids) {
      if (!(await removal.partition(deliveriesPartition(id)))) return false;
      await writeRows(table, [{ remove: endpointKey(id) }]);
      await forgetWebhooks(table, tenantId, [id]);
    }
  }
  await writeRows(table, [{ remove: tenantAttemptsKey(tenantId) }]);
  return removal.partition(tenantLeasesPartition(tenantId));
}

const entrySchema = z.object({ inbox: z.string().optional() });

/** The usage partition goes last, because its head has the number of log shards. */
async function removeUsage(table: Table, removal: RowRemoval, tenantId: string): Promise<boolean> {
  const { shards } = await getUsageHead(table, tenantId);
  for (let shard = 1; shard < shards; shard++) {
    if (!(await removal.partition(logPartition(tenantId, shard)))) return false;
  }
  const log = await removal.partition(logPartition(tenantId, 0), {
    async before(rows: readonly Row[]) {
      const inboxKeys = new Set(rows.flatMap((row) => entrySchema.parse(row).inbox ?? []));
      for (const inboxKey of inboxKeys) {
        if (!(await removal.partition(inboxUsagePartition(tenantId, inboxKey)))) return false;
      }
      return true;
    },
  });
  return log && (await removal.partition(usagePartition(tenantId)));
}
