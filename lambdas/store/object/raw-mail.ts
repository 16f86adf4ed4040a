import { clip } from '@agent-inbox/mail-reader/fields';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { VERDICTS } from '../../message/labels.ts';
import type { MessageSummary } from '../../message/message.ts';
import { HOLD_REASONS, type HoldReason } from '../../message/message-parts.ts';
import type { Receipt } from '../../message/receipt.ts';
import { type Policy, rawMailMs } from '../../settings/policy.ts';
import { rowType } from '../table/row-type.ts';
import type { MailBucket } from './mail-bucket.ts';
import { RAW_PREFIX, rawKey, rawPrefix } from './object-keys.ts';

export interface RawMail {
  readonly inboxId: string;
  readonly messageKey: string;
}

export interface AddressedMail extends RawMail {
  readonly rcptTo: string;
}

/** The metadata of the raw bytes has the envelope and the verdicts, which a rebuild needs. */
interface RawNote {
  readonly inboxKey: string;
  readonly receipt: Receipt;
  readonly delivery: RawDelivery | undefined;
}

export interface KeptRaw extends RawNote {
  readonly size: number;
}

export interface RawDelivery {
  readonly threadKey: string;
  readonly at: Date;
  readonly held?: HoldReason | undefined;
}

/** S3 takes 2 KB of metadata (S3 user guide, "User-defined object metadata"). */
const NOTE = 'note';
/**
 * The note holds at most two. SMTP allows 256 bytes (RFC 5321, 4.5.3.1.3); a rebuilt message lacks the end of a longer
 * address.
 */
const ADDRESS_BYTES = 480;

const verdict = z.enum(VERDICTS);

const noteType = rowType('raw mail note', 1, {
  ses_message_id: z.string(),
  received_at: z.iso.datetime(),
  mail_from: z.string(),
  rcpt_to: z.string(),
  verdicts: z.object({ spf: verdict, dkim: verdict, dmarc: verdict, spam: verdict, virus: verdict }),
  inbox_key: z.string(),
  thread_key: z.string().optional(),
  delivered_at: z.iso.datetime().optional(),
  held: z.enum(HOLD_REASONS).optional(),
});

export function isRawKept(
  policy: Pick<Policy, 'rawMailDays'>,
  summary: Pick<MessageSummary, 'parse_error'>,
): boolean {
  return rawMailMs(policy, summary) > 0;
}

export async function keepRaw(
  bucket: MailBucket,
  { inboxId, messageKey, rcptTo }: AddressedMail,
  { inboxKey, receipt, delivery }: RawNote,
): Promise<void> {
  const note = noteType.attributes({
    ses_message_id: receipt.sesMessageId,
    received_at: receipt.receivedAt.toISOString(),
    mail_from: clipAddress(receipt.mailFrom),
    rcpt_to: clipAddress(rcptTo),
    verdicts: receipt.verdicts,
    inbox_key: inboxKey,
    thread_key: delivery?.threadKey,
    delivered_at: delivery?.at.toISOString(),
    held: delivery?.held,
  });
  const { client, CopyObjectCommand } = await bucket.s3();
  const source = receipt.objectKey.split('/').map(encodeURIComponent).join('/');
  await client.send(
    new CopyObjectCommand({
      Bucket: bucket.name,
      CopySource: `${bucket.name}/${source}`,
      Key: rawKey(inboxId, messageKey),
      MetadataDirective: 'REPLACE',
      // Browsers must not show the object, whatever the email contains.
      ContentType: 'application/octet-stream',
      Metadata: { [NOTE]: Buffer.from(JSON.stringify(note)).toString('base64url') },
    }),
  );
}

/** Each processed copy of a receipt writes a note, and the last one may not be of the copy that was stored. */
export async function correctNote(bucket: MailBucket, mail: AddressedMail, note: RawNote): Promise<void> {
  const objectKey = rawKey(mail.inboxId, mail.messageKey);
  try {
    await keepRaw(bucket, mail, { ...note, receipt: { ...note.receipt, objectKey } });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NoSuchKey') throw error;
  }
}

export async function findRaw(bucket: MailBucket, mail: RawMail): Promise<KeptRaw | undefined> {
  const objectKey = rawKey(mail.inboxId, mail.messageKey);
  const { text, size } = await headOf(bucket, objectKey);
  if (text === undefined) return undefined;
  return { ...unpackNote(text, objectKey), size };
}

function unpackNote(text: string, objectKey: string): RawNote {
  const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  const note = noteType.parse(z.record(z.string(), z.unknown()).parse(json));
  return {
    inboxKey: note.inbox_key,
    receipt: {
      sesMessageId: note.ses_message_id,
      receivedAt: new Date(note.received_at),
      mailFrom: note.mail_from,
      recipients: [note.rcpt_to],
      verdicts: note.verdicts,
      objectKey,
      released: true,
    },
    delivery:
      note.thread_key === undefined || note.delivered_at === undefined
        ? undefined
        : { threadKey: note.thread_key, at: new Date(note.delivered_at), held: note.held },
  };
}

function clipAddress(address: string): string {
  let clipped = address;
  while (Buffer.byteLength(JSON.stringify(clipped)) > ADDRESS_BYTES) {
    clipped = clip(clipped, Math.floor(clipped.length * 0.9));
  }
  return clipped;
}

async function headOf(bucket: MailBucket, key: string): Promise<{ text: string | undefined; size: number }> {
  const { client, HeadObjectCommand, NotFound } = await bucket.s3();
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket: bucket.name, Key: key }));
    return { text: head.Metadata?.[NOTE], size: head.ContentLength ?? 0 };
  } catch (error) {
    if (error instanceof NotFound) return { text: undefined, size: 0 };
    throw error;
  }
}

export async function* listRaw(
  bucket: MailBucket,
  inboxId: string,
  after?: string,
): AsyncGenerator<string, void, undefined> {
  const { client, ListObjectsV2Command } = await bucket.s3();
  const prefix = rawPrefix(inboxId);
  for (let next: string | undefined, isLast = false; !isLast; isLast = next === undefined) {
    const page: ListObjectsV2CommandOutput = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket.name,
        Prefix: prefix,
        ContinuationToken: next,
        StartAfter: next === undefined && after !== undefined ? `${prefix}${after}` : undefined,
      }),
    );
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
    next = page.NextContinuationToken;
  }
}

export async function listRawInboxes(
  bucket: MailBucket,
  after: string | undefined,
): Promise<{ inboxIds: string[]; next: string | undefined }> {
  const { client, ListObjectsV2Command } = await bucket.s3();
  const page = await client.send(
    new ListObjectsV2Command({
      Bucket: bucket.name,
      Prefix: RAW_PREFIX,
      Delimiter: '/',
      ContinuationToken: after,
    }),
  );
  const inboxIds = (page.CommonPrefixes ?? []).flatMap(({ Prefix }) =>
    Prefix === undefined ? [] : [Prefix.slice(RAW_PREFIX.length, -1)],
  );
  return { inboxIds, next: page.NextContinuationToken };
}
