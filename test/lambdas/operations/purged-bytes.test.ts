import { randomBytes } from 'node:crypto';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../../lambdas/core/context.ts';
import { notFound } from '../../../lambdas/core/errors.ts';
import type { MessageSummary } from '../../../lambdas/message/message.ts';
import { getMessageOperation } from '../../../lambdas/operations/messages/get.ts';
import { getRawOperation } from '../../../lambdas/operations/messages/get-raw.ts';
import { getThreadOperation } from '../../../lambdas/operations/threads/get.ts';
import { threadWithMessagesSchema } from '../../../lambdas/operations/threads/thread.ts';
import { storeMessage } from '../../../lambdas/receive/store-message.ts';
import { type Inbox, inboxDeletion } from '../../../lambdas/store/inbox/inboxes.ts';
import { ConditionsFailed, transact } from '../../../lambdas/store/table/transaction.ts';
import { opened } from '../../opened.ts';
import { liveServices } from '../accounts/live-services.ts';
import { bucketOf } from '../store/object/bucket-of.ts';
import { arrive, inboxMail, newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW, testCaller, unused } from '../test-context.ts';

const table = opened(openTestTable);

/** What S3 answers for a missing object where listing all of the bucket is not granted. */
const denied = new S3ServiceException({
  name: 'AccessDenied',
  message: 'Access Denied',
  $fault: 'client',
  $metadata: { httpStatusCode: 403 },
});

const counted: string[] = [];
beforeEach(() => counted.splice(0));

async function without(
  inbox: Inbox,
  meanwhile: () => Promise<unknown>,
  listed: (prefix: string | undefined) => ListObjectsV2CommandOutput['Contents'] = () => undefined,
): Promise<Context> {
  const client = new S3Client({ region: 'us-east-1' });
  mockClient(client)
    .on(GetObjectCommand)
    .callsFake(async () => {
      await meanwhile();
      throw denied;
    })
    .on(ListObjectsV2Command)
    .callsFake(async ({ Prefix }) => {
      await meanwhile();
      return { Contents: listed(Prefix) };
    });
  return liveServices(table, {
    caller: testCaller({ tenantId: inbox.tenantId }),
    bucket: bucketOf(client, 'mail'),
    sockets: unused('sockets'),
    metering: { count: (name) => counted.push(name) },
  }).context;
}

const nothing = async (): Promise<void> => undefined;

async function arriveLarge(inbox: Inbox): Promise<MessageSummary> {
  const client = new S3Client({ region: 'us-east-1' });
  mockClient(client).on(PutObjectCommand).resolves({});
  const services = { ...receiveServices(table), bucket: bucketOf(client, 'mail') };
  const text = randomBytes(20_000).toString('base64');
  const outcome = await storeMessage(services, inboxMail(inbox, { id: '<large@x>', text }));
  if (outcome.kind !== 'stored') throw new Error(outcome.kind);
  return outcome.summary;
}

const WAYS = [
  ['themselves', 'download'],
  ['as a link', 'run'],
] as const;

async function read(
  context: Context,
  inbox: Inbox,
  messageId: string,
  way: 'download' | 'run',
): Promise<unknown> {
  const input = { inbox_id: inbox.inboxId, message_id: messageId, format: 'bytes' as const };
  return getRawOperation[way]?.(context, input);
}

/** As its owner's call would: a second one finds it gone. */
async function deleteInbox(inbox: Inbox): Promise<void> {
  try {
    await transact(table, inboxDeletion(table, inbox, NOW, NOW));
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
  }
}

describe('raw bytes that are not there', () => {
  test.each(WAYS)('%s are not found, and the answer says that they are not kept', async (_, way) => {
    const inbox = await newInbox(table);
    const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
    const context = await without(inbox, nothing);

    await expect(read(context, inbox, messageId, way)).rejects.toMatchObject({
      name: 'not_found',
      message: expect.stringContaining('no longer kept'),
    });
    // A setting lets them expire: this is not an alarm.
    expect(counted).toEqual([]);
  });

  test.each(WAYS)('%s are as unknown as all else of an inbox that was deleted meanwhile', async (_, way) => {
    const inbox = await newInbox(table);
    const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
    const context = await without(inbox, () => deleteInbox(inbox));

    await expect(read(context, inbox, messageId, way)).rejects.toMatchObject(notFound('message'));
  });

  test('differ from bytes that exist and are refused, which is a fault of the service', async () => {
    const inbox = await newInbox(table);
    const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
    const context = await without(inbox, nothing, (Key) => [{ Key }]);

    await expect(read(context, inbox, messageId, 'download')).rejects.toBe(denied);
  });

  test('are not there when another object has a name that goes on', async () => {
    const inbox = await newInbox(table);
    const { messageId } = await arrive(table, inbox, { id: '<1@x>' });
    const context = await without(inbox, nothing, (prefix) => [{ Key: `${prefix}0` }]);

    await expect(read(context, inbox, messageId, 'run')).rejects.toMatchObject({ name: 'not_found' });
  });
});

const READS: readonly [string, (context: Context, of: MessageSummary) => Promise<unknown>][] = [
  [
    'message',
    (context, { inbox_id, message_id }) => getMessageOperation.run(context, { inbox_id, message_id }),
  ],
  [
    'thread',
    async (context, { inbox_id, thread_id }) =>
      threadWithMessagesSchema.parse(
        await getThreadOperation.run(context, { inbox_id, thread_id, include_trash: false }),
      ).messages[0],
  ],
];

describe('a body that storage has lost', () => {
  test.each(READS)('leaves its %s readable without it, and is counted', async (_, readWhole) => {
    const inbox = await newInbox(table);
    const summary = await arriveLarge(inbox);
    const context = await without(inbox, nothing);

    expect(await readWhole(context, summary)).toEqual({
      ...summary,
      body_missing: true,
      text: '',
      html: null,
      extracted_text: '',
      links: [],
      headers: {},
      raw_headers: [],
      reply_to: [],
      envelope: { mail_from: '', rcpt_to: inbox.inboxId },
    });
    expect(counted).toEqual(['BytesMissing']);
  });

  test.each(READS)('is no loss when the inbox of its %s was deleted meanwhile', async (_, readWhole) => {
    const inbox = await newInbox(table);
    const summary = await arriveLarge(inbox);
    const context = await without(inbox, () => deleteInbox(inbox));

    await expect(readWhole(context, summary)).rejects.toMatchObject({ name: 'not_found' });
    expect(counted).toEqual([]);
  });
});
