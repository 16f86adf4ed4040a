import { PutObjectCommand } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Receipt } from '../../lambdas/message/receipt.ts';
import { accountCreation } from '../../lambdas/store/account/accounts.ts';
import { type Inbox, inboxCreation } from '../../lambdas/store/inbox/inboxes.ts';
import { accountKey } from '../../lambdas/store/keys.ts';
import type { Table } from '../../lambdas/store/table/table.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { testInbox } from '../lambdas/store/receive/arriving-mail.ts';
import { verifiedAccount } from '../lambdas/test-account.ts';
import { INBOX_DOMAIN, NOW } from '../lambdas/test-context.ts';
import type { Place } from './world.ts';

/**
 * Makes a tenant with inboxes of these names, or addresses. Its account says that it has a webhook: an event without listeners is not published.
 * @returns the inboxes, in their order.
 */
export async function makeTenant(
  table: Table,
  tenantId: string,
  plan: string,
  names: readonly string[],
  webhooks = 1,
): Promise<[Inbox, ...Inbox[]]> {
  const [first, ...others] = names.map((name) =>
    testInbox({ inboxId: addressOf(name), tenantId, listKey: `list-${name}` }),
  );
  if (first === undefined) throw new Error('A tenant has an inbox');
  const given = { plan, inboxes: names.length, webhooks, firstInboxId: first.inboxId };
  await transact(table, accountCreation(table, verifiedAccount(tenantId, given)));
  for (const inbox of [first, ...others]) await transact(table, inboxCreation(table, inbox, NOW));
  return [first, ...others];
}

/** The address of a name, which may have a domain. */
function addressOf(name: string): string {
  return name.includes('@') ? name : `${name}@${INBOX_DOMAIN}`;
}

export async function changePlan(table: Table, tenantId: string, plan: string): Promise<void> {
  await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: accountKey(tenantId),
      UpdateExpression: 'SET #plan = :plan',
      ExpressionAttributeNames: { '#plan': 'plan' },
      ExpressionAttributeValues: { ':plan': plan },
    }),
  );
}

export interface SentMail {
  readonly id: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  readonly from?: string;
  readonly text?: string;
  readonly attached?: readonly string[];
  readonly to: readonly string[];
  readonly second?: number;
  readonly spam?: boolean;
  readonly virus?: boolean;
}

const BOUNDARY = 'between-the-parts';

export async function send({ bucket }: Place, sesMessageId: string, mail: SentMail): Promise<Receipt> {
  const objectKey = `incoming/${sesMessageId}`;
  const { client } = await bucket.s3();
  await client.send(new PutObjectCommand({ Bucket: bucket.name, Key: objectKey, Body: rawMail(mail) }));
  return {
    sesMessageId,
    receivedAt: new Date(NOW.getTime() + (mail.second ?? 0) * 1000),
    mailFrom: 'bounce@x.test',
    recipients: mail.to.map(addressOf),
    objectKey,
    released: false,
    verdicts: {
      spf: 'pass',
      dkim: 'pass',
      dmarc: 'pass',
      spam: mail.spam === true ? 'fail' : 'pass',
      virus: mail.virus === true ? 'fail' : 'pass',
    },
  };
}

function rawMail(mail: SentMail): string {
  const { id, inReplyTo, references = [], from = 'ada@x.test', text = `text of ${id}`, attached = [] } = mail;
  const header = [
    `From: ${from}`,
    `To: ${mail.to.map(addressOf).join(', ')}`,
    `Subject: about ${id}`,
    `Date: Sat, 21 Nov 2026 06:59:00 +0000`,
    `Message-ID: ${id}`,
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: ${inReplyTo}`]),
    ...(references.length === 0 ? [] : [`References: ${references.join(' ')}`]),
    'MIME-Version: 1.0',
  ];
  if (attached.length === 0) return [...header, 'Content-Type: text/plain', '', text, ''].join('\r\n');
  return [
    ...header,
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    'Content-Type: text/plain',
    '',
    text,
    ...attached.flatMap((content, i) => [
      `--${BOUNDARY}`,
      `Content-Type: application/octet-stream; name="file-${i}.txt"`,
      `Content-Disposition: attachment; filename="file-${i}.txt"`,
      '',
      content,
    ]),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}
