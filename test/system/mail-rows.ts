import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Row } from '../../lambdas/store/table/table.ts';
import type { Account, Service } from './service.ts';
import { everyRow } from './stored-rows.ts';

export const keySchema = z.object({ pk: z.string(), sk: z.string() });
export type RowKey = z.output<typeof keySchema>;

/** Sort keys of rows that mail makes and that can be made again from it. */
export const MAIL_ROW = /^(THREAD|ARRIVAL|REFERENCE)#/;

/** The rows of an inbox, the log and the usage of its tenant, and its deferred mail, by their keys. */
export async function mailRows(
  service: Service,
  { inboxId, organizationId }: Pick<Account, 'inboxId' | 'organizationId'>,
): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const partitions = [`INBOX#${inboxId}`, `LOG#${organizationId}#`, `USAGE#${organizationId}`];
  for await (const row of everyRow(service)) {
    const { pk, sk } = keySchema.parse(row);
    if (partitions.some((partition) => pk.startsWith(partition)) || sk.startsWith('DEFERRED#'))
      rows.set(`${pk} ${sk}`, row);
  }
  return rows;
}

/** Has the table lose rows. @returns how many there were. */
export async function loseRows(
  service: Service,
  rows: Iterable<Row>,
  isLost: (key: RowKey) => boolean,
): Promise<number> {
  const { client, name } = service.table;
  const keys = [...rows].map((row) => keySchema.parse(row)).filter(isLost);
  for (let start = 0; start < keys.length; start += 25) {
    const requests = keys.slice(start, start + 25).map((Key) => ({ DeleteRequest: { Key } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
  // In adverse mode an index shows the rows for some time.
  await service.runtime.settled();
  return keys.length;
}
