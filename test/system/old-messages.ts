import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Verification } from '../../lambdas/message/message.ts';
import { messageOf, messageRow, packContent } from '../../lambdas/store/message/message-rows.ts';
import { packObject, unpackObject } from '../../lambdas/store/object/mail-bucket.ts';
import { bodyKey } from '../../lambdas/store/object/object-keys.ts';
import { keySchema, mailRows } from './mail-rows.ts';
import type { Account, Service } from './service.ts';

const THREAD = /^THREAD#[^#]+#~$/;
const MESSAGE = /^THREAD#([^#]+)#([^~]+)$/;

/** What an earlier release has extracted from a mail. */
interface EarlierExtraction {
  /** The version of the extraction that the row has; undefined for a row of before there was one. */
  readonly version: number | undefined;
  of(verification: Verification | null): Verification | null;
}

/** What no earlier release has told. */
const NO_KIND = { kind: null, bounce: null, calendar: null, unsubscribe: null, list: null };

const NOTHING: EarlierExtraction = { version: undefined, of: () => null };

/**
 * Makes the messages of an inbox what an earlier release has stored.
 * @param earlier without it, a release that extracted neither codes nor links
 * @returns how many there are.
 */
export async function storeAsBefore(service: Service, account: Account, earlier = NOTHING): Promise<number> {
  const { inboxId, organizationId } = account;
  const { client, name: TableName } = service.table;
  const rows = [...(await mailRows(service, account)).values()];
  let messages = 0;
  for (const row of rows) {
    if (THREAD.test(keySchema.parse(row).sk)) {
      const { summary: _, ...old } = row;
      await client.send(new PutCommand({ TableName, Item: old }));
      continue;
    }
    const [, threadKey, messageKey] = MESSAGE.exec(keySchema.parse(row).sk) ?? [];
    if (threadKey === undefined || messageKey === undefined) continue;
    const message = messageOf(row, organizationId);
    if (message === undefined) throw new Error(`Not a message of ${organizationId}`);
    const { visibility, countedAt } = message;
    const verification = earlier.of(message.summary.verification);
    const summary = { ...message.summary, ...NO_KIND, verification };
    const inRow = message.content();
    const content = inRow && packContent(inRow, summary);
    const { extraction: _, ...old } = messageRow({
      ...{ tenantId: organizationId, threadKey, messageKey, visibility, summary, content, countedAt },
    });
    const version = earlier.version === undefined ? {} : { extraction: earlier.version };
    await client.send(new PutCommand({ TableName, Item: { ...old, ...version } }));
    if (content === undefined) await storeObjectAsBefore(service, bodyKey(inboxId, messageKey), earlier);
    messages += 1;
  }
  await service.runtime.settled();
  return messages;
}

async function storeObjectAsBefore(
  { runtime, bucket }: Service,
  key: string,
  earlier: EarlierExtraction,
): Promise<void> {
  const at = { Bucket: bucket, Key: key };
  const { s3 } = runtime.inspection;
  const bytes = await (await s3.send(new GetObjectCommand(at))).Body?.transformToByteArray();
  const { content, summary } = unpackObject(bytes ?? new Uint8Array());
  const verification = earlier.of(summary.verification);
  const old = packObject({ content, summary: { ...summary, ...NO_KIND, verification } });
  await s3.send(new PutObjectCommand({ ...at, Body: old }));
}
