import { BatchWriteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { timeKey } from '../../lambdas/ids.ts';
import type { RebuildServices } from '../../lambdas/rebuild/rebuild-services.ts';
import { receiveMail } from '../../lambdas/receive/receive-mail.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import { rollUpUsage } from '../../lambdas/usage/roll-up-usage.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import { noFaults } from './fault.ts';
import { openProcess, type ServiceProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { makeTenant, type SentMail, send } from './prepare.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import type { Place } from './world.ts';

export const TENANT = 'tenant-1';
export const INBOX = `ada@${INBOX_DOMAIN}`;
export const MINUTE_MS = 60_000;

export const MAILS: readonly SentMail[] = [
  { id: '<1@x>', to: ['ada'], attached: ['first file', 'second file'] },
  { id: '<2@x>', to: ['ada'], inReplyTo: '<1@x>', references: ['<1@x>'], second: 1 },
  { id: '<3@x>', to: ['ada'], spam: true, virus: true, second: 2 },
];

export async function receivedAll(place: Place): Promise<void> {
  await receivedWithoutRollUp(place);
  const later = new Date(NOW.getTime() + 10 * MINUTE_MS);
  await rollUpUsage({ table: place.table, settleSeconds: 120, now: () => later }, TENANT);
}

export async function receivedWithoutRollUp(place: Place): Promise<void> {
  await makeTenant(place.table, TENANT, 'verified', ['ada']);
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  for (const [i, mail] of MAILS.entries()) await receiveMail(receive, await send(place, `ses-${i}`, mail));
}

/** Everything but the log, which is not made again: the rows of periods have what totals need. */
export async function snapshotWithoutLog(place: Place): Promise<Snapshot> {
  const { rows, objects } = await snapshotOf(place);
  return {
    rows: Object.fromEntries(Object.entries(rows).filter(([key]) => !key.startsWith('LOG#'))),
    objects,
  };
}

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** The rows of mail, and its entries in the log; or those of them that are named. @returns how many. */
export async function loseMail(
  { client, name }: Table,
  isLost: (sk: string) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
    const lost = Items.filter((row) => {
      const { pk, sk } = keySchema.parse(row);
      const isEntry = pk.startsWith(`LOG#${TENANT}#`) && row['messages'] === 1;
      return (/^(THREAD|ARRIVAL|REFERENCE)#/.test(sk) || isEntry) && isLost(sk);
    });
    count += lost.length;
    if (lost.length === 0) continue;
    const requests = lost.map((row) => ({ DeleteRequest: { Key: keySchema.parse(row) } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
  }
  return count;
}

export function services({ table, receive }: ServiceProcess, now: () => Date): RebuildServices {
  const { bucket, parser, policy } = receive;
  return {
    table,
    bucket,
    parser,
    policy,
    settleSeconds: 120,
    pageMails: 10_000,
    budgetMs: MINUTE_MS,
    now,
  };
}

export const LATER = new Date(NOW.getTime() + 20 * MINUTE_MS);

export const isArrival = (sk: string): boolean => sk.startsWith('ARRIVAL#');
export const isThread = (sk: string): boolean => sk.startsWith('THREAD#') && sk.endsWith('~');
export const isMessage = (sk: string): boolean => sk.startsWith('THREAD#') && !sk.endsWith('~');
export const isEntry = (sk: string): boolean => /^[0-9]/.test(sk);
export const isReference = (sk: string): boolean => sk.startsWith('REFERENCE#');
export function ofSecond(second: number): (sk: string) => boolean {
  const at = timeKey(new Date(NOW.getTime() + second * 1000), new Uint8Array(8)).slice(0, 10);
  return (sk) => sk.split('#').at(-1)?.startsWith(at) === true;
}
