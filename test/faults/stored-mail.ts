import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import * as z from 'zod';
import { eventIdOf, messageId } from '../../lambdas/ids.ts';
import { messageSummarySchema } from '../../lambdas/operations/messages/message-schema.ts';
import { showSummary } from '../../lambdas/operations/messages/show-message.ts';
import type { Inbox } from '../../lambdas/store/inbox/inboxes.ts';
import { inboxPartition } from '../../lambdas/store/keys.ts';
import { messageKeyOfRow, summaryOf } from '../../lambdas/store/message/message-rows.ts';
import type { Row, Table } from '../../lambdas/store/table/table.ts';
import { getUsageHead } from '../../lambdas/store/usage/usage-head.ts';
import { rollUpUsage } from '../../lambdas/usage/roll-up-usage.ts';
import { NOW } from '../lambdas/test-context.ts';
import type { PlayedBus } from './played-bus.ts';
import type { Place } from './world.ts';

const threadSchema = z.object({
  sk: z.string(),
  gsk: z.string(),
  count: z.int(),
  size: z.int(),
  last_message_id: z.string(),
});
const arrivalSchema = z.object({ sk: z.string(), thread: z.string() });

type Message = z.output<typeof messageSummarySchema>;

export async function partitionOf(table: Table, partition: string): Promise<Row[]> {
  const rows: Row[] = [];
  const query = {
    TableName: table.name,
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ConsistentRead: true,
  };
  for await (const page of paginateQuery({ client: table.client }, query)) rows.push(...(page.Items ?? []));
  return rows;
}

/**
 * Holds an inbox to what must be true of it whatever happened: threads count their members, arrivals lead to their
 * messages, and each message was announced by one event.
 * @returns its messages.
 */
export async function expectSound(place: Place, bus: PlayedBus, { inboxId }: Inbox): Promise<Message[]> {
  const rows = await partitionOf(place.table, inboxPartition(inboxId));
  const of = (test: (sk: string) => boolean) => rows.filter((row) => test(String(row['sk'])));
  const threads = of((sk) => sk.startsWith('THREAD#') && sk.endsWith('~')).map((row) =>
    threadSchema.parse(row),
  );
  const stored = of((sk) => sk.startsWith('THREAD#') && !sk.endsWith('~')).map((row) => ({
    messageKey: messageKeyOfRow(row),
    message: messageSummarySchema.parse(showSummary(summaryOf(row))),
  }));
  const messages = stored.map(({ message }) => message);
  const arrivals = of((sk) => sk.startsWith('ARRIVAL#')).map((row) => arrivalSchema.parse(row));

  const byThread = Map.groupBy(messages, ({ thread_id }) => thread_id);
  expect(byThread.size).toBe(threads.length);
  for (const thread of threads) {
    const key = thread.sk.slice('THREAD#'.length, -'#~'.length);
    const members = byThread.get(`thr_${key}`) ?? [];
    const newest = members.toSorted((one, other) => (one.message_id < other.message_id ? 1 : -1))[0];
    expect(thread).toMatchObject({
      count: members.length,
      size: members.reduce((sum, { size }) => sum + size, 0),
      last_message_id: newest?.message_id,
      gsk: `${newest?.received_at}#${key}`,
    });
  }
  expect(arrivals.map(({ sk, thread }) => messageId(sk.slice('ARRIVAL#'.length), thread)).sort()).toEqual(
    messages.map(({ message_id }) => message_id).sort(),
  );
  expect(arrivals.map(({ sk }) => sk.slice('ARRIVAL#'.length)).sort()).toEqual(
    stored.map(({ messageKey }) => messageKey).sort(),
  );
  expect(messages.filter(({ parse_error }) => parse_error !== undefined)).toEqual([]);
  const announced = [...bus.delivered.values()].filter(({ inbox_id }) => inbox_id === inboxId);
  expect(
    announced.map((event) => `${event.event_id} ${'message_id' in event ? event.message_id : ''}`).sort(),
  ).toEqual(
    stored
      .map(({ messageKey, message: { message_id, inbox_id, received_at } }) =>
        [eventIdOf(messageKey, inbox_id, new Date(received_at)), message_id].join(' '),
      )
      .sort(),
  );
  return messages;
}

const LATER = new Date(NOW.getTime() + 3_600_000);

export async function expectCounted(
  { table }: Place,
  tenantId: string,
  messages: readonly Message[],
): Promise<void> {
  await rollUpUsage({ table, settleSeconds: 0, now: () => LATER }, tenantId);
  expect((await getUsageHead(table, tenantId))?.totals).toMatchObject({
    threads: new Set(messages.map(({ inbox_id, thread_id }) => `${inbox_id} ${thread_id}`)).size,
    messages: messages.length,
    bytes: messages.reduce((sum, { size }) => sum + size, 0),
    delivered: messages.length,
  });
}

export async function keysUnder({ bucket }: Place, prefix: string): Promise<string[]> {
  const { client } = await bucket.s3();
  const keys: string[] = [];
  for (let next: string | undefined, more = true; more; more = next !== undefined) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix, ContinuationToken: next }),
    );
    keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
    next = page.NextContinuationToken;
  }
  return keys;
}
