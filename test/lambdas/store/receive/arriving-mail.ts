import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ParsedMail, parseMail } from '@agent-inbox/mail-reader';
import { messageKeyOf } from '../../../../lambdas/ids.ts';
import type { Kind, MessageSummary, Verification } from '../../../../lambdas/message/message.ts';
import type { Receipt } from '../../../../lambdas/message/receipt.ts';
import { classifyMail, type InboxMail } from '../../../../lambdas/receive/classify-mail.ts';
import type { ReceiveServices } from '../../../../lambdas/receive/services.ts';
import { storeMessage } from '../../../../lambdas/receive/store-message.ts';
import { policySchema } from '../../../../lambdas/settings/policy.ts';
import { type Account, accountCreation } from '../../../../lambdas/store/account/accounts.ts';
import { type Inbox, inboxCreation } from '../../../../lambdas/store/inbox/inboxes.ts';
import type { Table } from '../../../../lambdas/store/table/table.ts';
import { transact } from '../../../../lambdas/store/table/transaction.ts';
import { verifiedAccount } from '../../test-account.ts';
import { INBOX_DOMAIN, NOW, unused } from '../../test-context.ts';

/** An inbox of its own, in a tenant of its own. */
export function testInbox(overrides: Partial<Inbox> = {}): Inbox {
  const unique = randomBytes(8).toString('hex');
  return {
    inboxId: `inbox-${unique}@${INBOX_DOMAIN}`,
    tenantId: `tenant-${unique}`,
    displayName: undefined,
    clientId: undefined,
    metadata: {},
    listKey: unique,
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
    revision: 0,
    ...overrides,
  };
}

export async function newInbox(table: Table, overrides: Partial<Inbox> = {}): Promise<Inbox> {
  const inbox = testInbox(overrides);
  await transact(table, {
    ...inboxCreation(table, inbox, NOW),
    ...(overrides.tenantId === undefined ? accountCreation(table, accountOf(inbox)) : {}),
  });
  return inbox;
}

function accountOf({ tenantId, inboxId }: Inbox): Account {
  return verifiedAccount(tenantId, { firstInboxId: inboxId });
}

export interface ArrivingMail {
  readonly id: string;
  readonly inReplyTo?: string;
  readonly references?: readonly string[];
  readonly from?: string;
  readonly to?: readonly string[];
  readonly text?: string;
  readonly size?: number;
  /** Seconds after NOW at which SMTP accepted it. */
  readonly second?: number;
  /** SES's own id; redeliveries share it. */
  readonly sesMessageId?: string;
  readonly spam?: boolean;
  readonly unauthenticated?: boolean;
  readonly virus?: boolean;
  /** A verification code that was found in it, from a sender of x.test. */
  readonly code?: string;
  /** personal by default. */
  readonly kind?: Kind;
  readonly attachments?: ParsedMail['attachments'];
}

const EMPTY_MAIL = await parseMail(Readable.from([]), unused('attachment sink'));

export function inboxMail(inbox: Inbox, mail: ArrivingMail): InboxMail {
  const receivedAt = new Date(NOW.getTime() + (mail.second ?? 0) * 1000);
  const sesMessageId = mail.sesMessageId ?? randomBytes(8).toString('hex');
  const text = mail.text ?? `text of ${mail.id}`;
  const receipt: Receipt = {
    sesMessageId,
    receivedAt,
    mailFrom: 'bounce@x.test',
    recipients: [inbox.inboxId],
    objectKey: `incoming/${sesMessageId}`,
    released: false,
    verdicts: {
      spf: 'pass',
      dkim: 'pass',
      dmarc: mail.unauthenticated === true ? 'fail' : 'pass',
      spam: mail.spam === true ? 'fail' : 'pass',
      virus: mail.virus === true ? 'fail' : 'pass',
    },
  };
  const parsed: ParsedMail = {
    ...EMPTY_MAIL,
    subject: `subject of ${mail.id}`,
    date: receivedAt,
    from: [mail.from ?? 'a@x.test'],
    fromHeaders: 1,
    fromAddresses: 1,
    headerWhole: true,
    senderFields: {
      from: mail.from ?? 'a@x.test',
      named: [mail.from ?? 'a@x.test'],
      listIds: [],
      results: null,
    },
    verification: mail.code === undefined ? null : verificationOf(mail.code),
    kindFacts: { ...EMPTY_MAIL.kindFacts, kind: mail.kind ?? 'personal' },
    to: [...(mail.to ?? [inbox.inboxId])],
    rfcMessageId: mail.id,
    inReplyTo: mail.inReplyTo ?? null,
    references: [...(mail.references ?? [])],
    text,
    extractedText: text,
    preview: text,
    attachments: mail.attachments ?? [],
    size: mail.size ?? 1000,
  };
  return {
    ...classifyMail(receipt, parsed),
    inbox,
    addressee: {
      inboxId: inbox.inboxId,
      rcptTo: inbox.inboxId,
      messageKey: messageKeyOf(receivedAt, sesMessageId, inbox.inboxId),
    },
  };
}

function verificationOf(code: string): Verification {
  const found = { value: code, as_written: code, confidence: 'high', evidence: 'text' } as const;
  return { codes: [found], links: [], sender_domain: 'x.test', has_one_link_domain: true };
}

/** Receiving, with nothing but the table: a short mail whose raw bytes are not kept needs no bucket. */
export function receiveServices(table: Table): ReceiveServices {
  return {
    table,
    bucket: unused('bucket'),
    events: unused('events'),
    parser: unused('parser'),
    metering: unused('metering'),
    usage: unused('usage'),
    policy: policySchema.parse({ inboxDomain: INBOX_DOMAIN, rawMailDays: 0, quarantineDays: 90 }),
    now: () => NOW,
    pause: async () => undefined,
  };
}

export async function storedSummary(services: ReceiveServices, mail: InboxMail): Promise<MessageSummary> {
  const outcome = await storeMessage(services, mail);
  if (outcome.kind !== 'stored') throw new Error(`The mail was not stored: ${outcome.kind}`);
  return outcome.summary;
}

export async function arrive(
  table: Table,
  inbox: Inbox,
  mail: ArrivingMail,
): Promise<{ messageId: string; threadId: string }> {
  const summary = await storedSummary(receiveServices(table), inboxMail(inbox, mail));
  return { messageId: summary.message_id, threadId: summary.thread_id };
}
