import type { ParsedMail } from '@agent-inbox/mail-reader';
import type { MessageSummary } from '../message/message.ts';
import type { Receipt } from '../message/receipt.ts';
import { logInfo } from '../observability/log.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { attachmentSink } from '../store/message/attachments.ts';
import { copyObject, type OpenObject } from '../store/object/mail-bucket.ts';
import { attachmentKey } from '../store/object/object-keys.ts';
import { findTenantFacts } from '../usage/remaining-quota.ts';
import { type ClassifiedMail, classifyMail, type InboxMail } from './classify-mail.ts';
import { deferMail, deleteDropped } from './defer-mail.ts';
import type { Addressee, Destination } from './destinations.ts';
import { dropMail } from './drop-mail.ts';
import { refusalOf } from './plan-message.ts';
import type { ReceiveServices } from './services.ts';
import { type StoreOutcome, storeMessage } from './store-message.ts';

export interface StoredMail {
  readonly addressee: Addressee;
  readonly inbox: Inbox;
  readonly summary: MessageSummary;
  readonly hasWebhooks: boolean;
}

/** Larger emails are parsed only if the tenant has quota. */
const MAX_BYTES_PARSED_WITHOUT_QUOTA = 64 * 1024;

export async function storeMail(
  services: ReceiveServices,
  receipt: Receipt,
  destinations: readonly Destination[],
  raw: OpenObject,
): Promise<StoredMail[]> {
  const fitting =
    raw.size > MAX_BYTES_PARSED_WITHOUT_QUOTA
      ? await withQuota(services, receipt, destinations, raw.size)
      : destinations;
  const [first, ...others] = fitting;
  if (first === undefined) return [];
  const attachments = attachmentSink(services.bucket, first.addressee);
  const parsed = await services.parser.parse(raw.stream, attachments);
  await Promise.all(
    others.map(({ addressee }) => copyAttachments(services, parsed, first.addressee, addressee)),
  );
  const mail = classifyMail(receipt, parsed);
  const stored: StoredMail[] = [];
  for (const destination of fitting) {
    const outcome = await storeMessage(services, { ...mail, ...destination });
    if (outcome.kind === 'stored') {
      const { summary, hasWebhooks } = outcome;
      stored.push({ ...destination, summary, hasWebhooks });
      noteStored(services, mail, summary);
    } else {
      await handleNotStored(services, { ...mail, ...destination }, raw.size, outcome);
    }
  }
  return stored;
}

async function withQuota(
  services: ReceiveServices,
  receipt: Receipt,
  destinations: readonly Destination[],
  size: number,
): Promise<Destination[]> {
  const { table, policy, now } = services;
  const refusals = await Promise.all(
    destinations.map(async ({ inbox }) =>
      refusalOf((await findTenantFacts(table, policy, inbox.tenantId, size, now())).quota),
    ),
  );
  const fitting: Destination[] = [];
  for (const [i, destination] of destinations.entries()) {
    const refusal = refusals[i];
    if (refusal === undefined) fitting.push(destination);
    else await handleNotStored(services, { receipt, ...destination }, size, refusal);
  }
  return fitting;
}

async function handleNotStored(
  services: ReceiveServices,
  { receipt, addressee, inbox, parsed }: Destination & Pick<InboxMail, 'receipt'> & Partial<InboxMail>,
  size: number,
  outcome: Exclude<StoreOutcome, { kind: 'stored' }>,
): Promise<void> {
  switch (outcome.kind) {
    case 'defer':
      return deferMail(services, { receipt, addressee, inbox, size, cap: outcome.cap, caps: outcome.caps });
    case 'droppedBefore':
      return deleteDropped(services, addressee);
    case 'block':
      await dropMail(services, { receipt, addressee, inbox, parsed }, outcome.reason, size);
      return deleteDropped(services, addressee);
    case 'drop':
      services.metering.count('RecipientDropped');
      return deleteDropped(services, addressee);
  }
}

function noteStored(
  { metering }: ReceiveServices,
  { receipt }: ClassifiedMail,
  summary: MessageSummary,
): void {
  metering.count('MessageReceived');
  if (summary.parse_error !== undefined) metering.count('MessageUnparsed');
  logInfo('message received', {
    ses_message_id: receipt.sesMessageId,
    message_id: summary.message_id,
    size: summary.size,
    parse_error: summary.parse_error,
  });
}

/** The deletion of one inbox must not affect the bytes of others. */
async function copyAttachments(
  { bucket }: ReceiveServices,
  parsed: ParsedMail,
  from: Addressee,
  to: Addressee,
): Promise<void> {
  for (const { index } of parsed.attachments) {
    await copyObject(
      bucket,
      attachmentKey(from.inboxId, from.messageKey, index),
      attachmentKey(to.inboxId, to.messageKey, index),
    );
  }
}
