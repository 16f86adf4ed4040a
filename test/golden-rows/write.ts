/**
 * Writes a row of each type, the objects of the bucket that have a stored form, and the messages of the queues, as the store writes them today, and what
 * it reads from them: `npm run golden-rows`, once for a new version of a stored form, into a folder of its own. What an earlier version wrote is never changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { keyOfRow } from '../../lambdas/store/table/table.ts';
import { openTestTable } from '../lambdas/store/table/test-table.ts';
import { makeRows } from './make-rows.ts';
import { makeMessages, readMessages } from './messages.ts';
import { makeObjects, readObjects } from './objects.ts';
import { readRows } from './read-rows.ts';

const [version] = process.argv.slice(2);
if (version === undefined) throw new Error('Say for which version: npm run golden-rows -- v2');
const folder = new URL(`./${version}/`, import.meta.url);

const table = await openTestTable();
await makeRows(table);
const rows: unknown[] = [];
for await (const { Items = [] } of paginateScan({ client: table.client }, { TableName: table.name })) {
  rows.push(...Items.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)).map((row) => marshall(row)));
}
mkdirSync(folder, { recursive: true });
write('rows.jsonl', rows);
write('reads.jsonl', Object.entries(await readRows(table)));
const objects = await makeObjects();
write('objects.jsonl', Object.entries({ ...objects }));
write('object-reads.jsonl', Object.entries(await readObjects(objects)));
const messages = makeMessages();
write('messages.jsonl', Object.entries(messages));
write('message-reads.jsonl', Object.entries(readMessages(messages)));
await table.stop();
// The engine of the process, which tables share, would keep it alive.
process.exit();

function nameOf(row: Record<string, unknown>): string {
  const { pk, sk } = keyOfRow(row);
  return `${pk} ${sk}`;
}

function bytesAsBase64(_name: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}

function write(file: string, values: readonly unknown[]): void {
  const lines = values.map((value) => `${JSON.stringify(value, bytesAsBase64)}\n`);
  writeFileSync(new URL(file, folder), lines.join(''));
}
