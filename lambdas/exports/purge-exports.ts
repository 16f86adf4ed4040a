import type { ExportPurgeJob } from '../jobs/purge-job.ts';
import { forgetExports, forgetOlderExports, getExport } from '../store/export/export-rows.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import { deleteForgottenExports } from '../store/removal/inbox-objects.ts';
import type { Table } from '../store/table/table.ts';

interface ExportStore {
  readonly table: Table;
  readonly bucket: MailBucket;
}

export async function purgeExports(
  store: ExportStore,
  { exports_of: tenantId, begun_before: begunBefore }: ExportPurgeJob,
): Promise<void> {
  if (begunBefore !== undefined) await forgetExports(store.table, tenantId, { begunBefore });
  await removeFiles(store, tenantId);
}

export async function keepLastExports(store: ExportStore, tenantId: string): Promise<void> {
  if (await forgetOlderExports(store.table, tenantId)) await removeFiles(store, tenantId);
}

async function removeFiles({ table, bucket }: ExportStore, tenantId: string): Promise<void> {
  const isForgotten = async (id: string) => (await getExport(table, tenantId, id)) === undefined;
  await deleteForgottenExports(bucket, tenantId, isForgotten);
}
