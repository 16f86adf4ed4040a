import { createHash } from 'node:crypto';
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { MailBucket } from '../../lambdas/store/object/mail-bucket.ts';
import type { Row, Table } from '../../lambdas/store/table/table.ts';
import { LAST_UPDATE } from '../../lambdas/store/table/update-once.ts';
import type { Place } from './world.ts';

export interface Snapshot {
  readonly rows: Readonly<Record<string, Row>>;
  readonly objects: Readonly<Record<string, string>>;
}

export async function snapshotOf({ table, bucket }: Place): Promise<Snapshot> {
  const [rows, objects] = await Promise.all([rowsOf(table), objectsOf(bucket)]);
  return { rows, objects };
}

export async function rowsOf(table: Table): Promise<Record<string, Row>> {
  const rows: [string, Row][] = [];
  for await (const page of paginateScan({ client: table.client }, { TableName: table.name })) {
    for (const row of page.Items ?? []) {
      rows.push([`${row['pk']} ${row['sk']}`, { ...row, ...withoutChance(row) }]);
    }
  }
  return Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** In place of attributes that differ each time: cursors are sealed anew, and each update of a counter has an id. */
function withoutChance(row: Row): Row {
  const differing = ['cursor', LAST_UPDATE].filter((name) => row[name] !== undefined);
  return Object.fromEntries(differing.map((name) => [name, name]));
}

export async function objectsOf({ s3, name }: MailBucket): Promise<Record<string, string>> {
  const { client } = await s3();
  const objects: Record<string, string> = {};
  for await (const page of paginateListObjectsV2({ client }, { Bucket: name })) {
    for (const { Key = '' } of page.Contents ?? []) {
      const reply = await client.send(new GetObjectCommand({ Bucket: name, Key }));
      const bytes = (await reply.Body?.transformToByteArray()) ?? new Uint8Array();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      objects[Key] = `${reply.ContentType} ${reply.ContentDisposition} ${sha256}`;
    }
  }
  return objects;
}
