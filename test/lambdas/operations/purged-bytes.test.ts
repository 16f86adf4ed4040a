import { randomBytes } from 'node:crypto';
import { PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteInbox } from '../../../lambdas/inboxes/delete-inbox.ts';
import type { Context } from '../../../lambdas/operations/context.ts';
import { getRawOperation } from '../../../lambdas/operations/messages/get-raw.ts';
import { getThreadOperation } from '../../../lambdas/operations/threads/get.ts';
import { deliverToInbox } from '../../../lambdas/receive/deliver-to-inbox.ts';
import type { Inbox } from '../../../lambdas/store/inboxes.ts';
import { liveServices } from '../accounts/live-services.ts';
import { arrive, newInbox, readyMail, receiveServices } from '../store/arriving-mail.ts';
import { bucketOf } from '../store/bucket-of.ts';
import { openTestTable, type TestTable } from '../store/test-table.ts';
import { testCaller, unused } from '../test-context.ts';

let table: TestTable;
beforeAll(async () => {
  table = await openTestTable();
});
afterAll(() => table.stop());

/** What S3 answers for a missing object where listing is not granted. */
const denied = new S3ServiceException({
  name: 'AccessDenied',
  message: 'Access Denied',
  $fault: 'client',
  $metadata: { httpStatusCode: 403 },
});

/** A service whose bucket has lost everything, after something else has happened. */
async function without(inbox: Inbox, meanwhile: () => Promise<unknown>): Promise<Context> {
  const client = new S3Client({ region: 'us-east-1' });
  mockClient(client)
    .onAnyCommand()
    .callsFake(async () => {
      await meanwhile();
      throw denied;
    });
  const caller = testCaller({ tenantId: inbox.tenantId });
  return liveServices(table, { caller, bucket: bucketOf(client, 'mail'), sockets: unused('sockets') })
    .context;
}

/** A message whose body is in an object of its own. */
async function arriveLarge(inbox: Inbox): Promise<string> {
  const client = new S3Client({ region: 'us-east-1' });
  mockClient(client).on(PutObjectCommand).resolves({});
  const services = { ...receiveServices(table), bucket: bucketOf(client, 'mail') };
  const text = randomBytes(20_000).toString('base64');
  const delivered = await deliverToInbox(services, readyMail(inbox, { id: '<large@x>', text }));
  if (delivered.kind !== 'delivered') throw new Error(delivered.kind);
  return delivered.summary.thread_id;
}

async function read(context: Context, inbox: Inbox, messageId: string): Promise<unknown> {
  const input = { inbox_id: inbox.inboxId, message_id: messageId, format: 'bytes' as const };
  return getRawOperation.download?.(context, input);
}

describe('bytes that are not there', () => {
  test('are a fault of ours while their inbox exists', async () => {
    const inbox = await newInbox(table);
    const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
    const context = await without(inbox, async () => undefined);

    await expect(read(context, inbox, messageId)).rejects.toBe(denied);
  });

  test('are not found when their inbox was deleted between the look at the message and the read', async () => {
    const inbox = await newInbox(table);
    const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
    const context = await without(inbox, () => deleteInbox(liveServices(table).context, inbox));

    await expect(read(context, inbox, messageId)).rejects.toMatchObject({ name: 'not_found' });
  });

  test.each([
    ['a fault of ours while their inbox exists', undefined],
    ['not found when it was deleted meanwhile', { name: 'not_found' }],
  ])('of a thread are %s', async (_, expected) => {
    const inbox = await newInbox(table);
    const thread_id = await arriveLarge(inbox);
    const context = await without(inbox, async () => {
      if (expected !== undefined) await deleteInbox(liveServices(table).context, inbox);
    });

    const reading = getThreadOperation.run(context, { inbox_id: inbox.inboxId, thread_id });
    await (expected === undefined
      ? expect(reading).rejects.toBe(denied)
      : expect(reading).rejects.toMatchObject(expected));
  });
});
