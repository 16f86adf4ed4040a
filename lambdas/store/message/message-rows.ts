import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { keysOfMessageId, messageSortKey } from '../../ids.ts';
import { isMailLabel, TRASH } from '../../message/labels.ts';
import { EXTRACTION, type MessageContent, type MessageSummary } from '../../message/message.ts';
import { ARRIVED, isTrashed, type MessageState, STATELESS } from '../../message/message-state.ts';
import { VISIBILITIES, type Visibility } from '../../message/visibility.ts';
import { messageListing, messageListingKey, messageRowKey, sortedRowKey } from '../keys.ts';
import {
  contentToStored,
  storedContentSchema,
  storedSummarySchema,
  summaryToStored,
} from '../object/stored-message.ts';
import { bytes, rowType } from '../table/row-type.ts';
import type { Row, Table } from '../table/table.ts';
import { rowUpdate } from '../table/write.ts';

export const INLINE_CONTENT_BYTES = 6_000;
export const INLINE_SUMMARY_BYTES = 24_000;

export interface StoredMessage {
  readonly summary: MessageSummary;
  readonly messageKey: string;
  readonly visibility: Visibility;
  readonly state: MessageState;
  /** Undefined means that the message's object has it. A few kilobytes may unpack to megabytes. */
  content(): MessageContent | undefined;
  readonly countedAt: Date | undefined;
  readonly isExtracted: boolean;
}

export function keysOfMessage({ summary }: { readonly summary: Pick<MessageSummary, 'message_id'> }) {
  const keys = keysOfMessageId(summary.message_id);
  if (keys === undefined) throw new Error('A stored message has a malformed id');
  return keys;
}

/**
 * The compressed summary is written only by a rebuild, so the state is elsewhere. The listing index projects `preview`,
 * and an index cannot get another attribute.
 */
const STATE = 'preview';
const stateAttributes = {
  [STATE]: z
    .object({
      unread: z.literal(true).optional(),
      labels: z.array(z.string()).optional(),
      trashed_at: z.string().optional(),
      changed_at: z.string().optional(),
      completed_by: z.string().optional(),
    })
    .optional(),
};

const messageRowType = rowType('message', 1, {
  tenant: z.string(),
  ...stateAttributes,
  /** `kind` is the visibility: the attribute is older than the kind of an email, which is in the summary. */
  kind: z.enum(VISIBILITIES),
  /** Undefined means that the sort key names it, as for a message that starts its thread and was not held. */
  message_key: z.string().optional(),
  summary: bytes,
  /** The summary is the compression dictionary, because the content repeats much of it. */
  content: bytes.optional(),
  counted_at: z.string().optional(),
  extraction: z.int().optional(),
});

interface NewMessageRow {
  readonly tenantId: string;
  readonly threadKey: string;
  readonly messageKey: string;
  readonly objectKey?: string | undefined;
  readonly visibility: Visibility;
  readonly summary: MessageSummary;
  readonly content: Uint8Array | undefined;
  readonly countedAt: Date | undefined;
}

export function messageRow(message: NewMessageRow): Row {
  const { tenantId, threadKey, messageKey, visibility, summary, content, countedAt } = message;
  const { objectKey = messageKey } = message;
  const sortKey = messageSortKey(messageKey, threadKey);
  return {
    ...messageRowKey(summary.inbox_id, threadKey, messageKey),
    ...messageListingKey(summary.inbox_id, visibility, sortKey),
    ...messageRowType.attributes({
      tenant: tenantId,
      kind: visibility,
      message_key: sortKey === objectKey ? undefined : objectKey,
      [STATE]: stateToStored(summary.unread ? ARRIVED : STATELESS),
      summary: packSummary(summary),
      extraction: EXTRACTION,
      content,
      counted_at: countedAt?.toISOString(),
    }),
  };
}

export function markCounted(table: Table, path: MessageRowPath, countedAt: Date) {
  return rowUpdate(table, messageRowKey(path.inboxId, path.threadKey, path.messageKey), {
    set: { counted_at: countedAt.toISOString() },
    has: ['pk'],
    lacks: ['counted_at'],
  });
}

type MessageRowPath = Readonly<Record<'inboxId' | 'threadKey' | 'messageKey', string>>;

export function summaryUpdate(
  table: Table,
  path: MessageRowPath,
  summary: MessageSummary,
  content: Uint8Array | undefined,
) {
  return rowUpdate(table, messageRowKey(path.inboxId, path.threadKey, path.messageKey), {
    set: { summary: packSummary(summary), extraction: EXTRACTION, content: content ?? null },
    has: ['pk'],
    below: { extraction: EXTRACTION },
  });
}

export function messageOf(row: Row | undefined, tenantId: string): StoredMessage | undefined {
  if (row === undefined) return undefined;
  const {
    tenant,
    kind: visibility,
    summary,
    content,
    counted_at,
    extraction,
    ...rest
  } = messageRowType.parse(row);
  if (tenant !== tenantId) return undefined;
  const text = unpackSummary(summary);
  const state = stateFromStored(rest);
  return {
    visibility,
    messageKey: messageKeyOfRow(row),
    summary: withState(summaryOfText(text), state),
    state,
    content: () => (content === undefined ? undefined : unpackContent(content, text)),
    countedAt: counted_at === undefined ? undefined : new Date(counted_at),
    isExtracted: extraction !== undefined && extraction >= EXTRACTION,
  };
}

const keyedRowType = rowType('message', 1, { gsk: z.string(), message_key: z.string().optional() });

export function messageKeyOfRow(row: Row): string {
  const { gsk, message_key = gsk } = keyedRowType.parse(row);
  return message_key;
}

const listedRowType = rowType('message', 1, { summary: bytes, ...stateAttributes });

export function summaryOf(row: Row): MessageSummary {
  const { summary, ...rest } = listedRowType.parse(row);
  return withState(summaryOfText(unpackSummary(summary)), stateFromStored(rest));
}

type StateAttributes = z.output<z.ZodObject<typeof stateAttributes>>;

function stateToStored({
  unread,
  labels,
  trashedAt,
  changedAt,
  completedBy,
}: MessageState): NonNullable<StateAttributes[typeof STATE]> {
  return {
    unread: unread || undefined,
    labels: labels.length === 0 ? undefined : [...labels],
    trashed_at: trashedAt,
    changed_at: changedAt,
    completed_by: completedBy,
  };
}

const stateRowType = rowType('message', 1, stateAttributes);

export function stateOf(row: Row): MessageState {
  return stateFromStored(stateRowType.parse(row));
}

function stateFromStored({ [STATE]: stored }: StateAttributes): MessageState {
  if (stored === undefined) return STATELESS;
  const { unread, labels = [], trashed_at, changed_at, completed_by } = stored;
  return {
    unread: unread === true,
    labels,
    trashedAt: trashed_at,
    changedAt: changed_at,
    completedBy: completed_by,
  };
}

function withState(summary: MessageSummary, state: MessageState): MessageSummary {
  const { unread, labels, changedAt } = state;
  return {
    ...summary,
    unread,
    labels: [...summary.labels.filter(isMailLabel), ...(isTrashed(state) ? [TRASH] : []), ...labels],
    updated_at: changedAt ?? summary.updated_at,
  };
}

export function inState(message: StoredMessage, state: MessageState): StoredMessage {
  return { ...message, state, summary: withState(message.summary, state) };
}

export function stateUpdate(table: Table, message: StoredMessage, state: MessageState) {
  const { inbox_id: inboxId } = message.summary;
  return rowUpdate(table, sortedRowKey(inboxId, keysOfMessage(message).sortKey), {
    set: { [STATE]: stateToStored(state) },
    setting: ['gpk = :list'],
    values: { ':list': messageListing(inboxId, message.visibility, isTrashed(state)) },
    has: ['pk'],
  });
}

function summaryText(summary: MessageSummary): string {
  return JSON.stringify(summaryToStored(summary));
}

function packSummary(summary: MessageSummary): Uint8Array {
  return deflateRawSync(summaryText(summary), { dictionary: SUMMARY_DICTIONARY });
}

function unpackSummary(packed: Uint8Array): string {
  return inflateRawSync(packed, { dictionary: SUMMARY_DICTIONARY }).toString();
}

function summaryOfText(text: string): MessageSummary {
  return storedSummarySchema.parse(JSON.parse(text));
}

/** The `summary` must be that of the row, because the content is unpacked with it. */
export function packContent(content: MessageContent, summary: MessageSummary): Uint8Array {
  const text = JSON.stringify(contentToStored(content));
  return deflateRawSync(text, { dictionary: contentDictionary(summaryText(summary)) });
}

function unpackContent(packed: Uint8Array, summary: string): MessageContent {
  const text = inflateRawSync(packed, { dictionary: contentDictionary(summary) }).toString();
  return storedContentSchema.parse(JSON.parse(text));
}

function contentDictionary(summary: string): Buffer {
  return Buffer.concat([CONTENT_DICTIONARY, Buffer.from(summary)]);
}

/** The dictionary is part of the storage format and must never change. */
const SUMMARY_DICTIONARY = Buffer.from(
  [
    '"attachments":[{"attachment_id":"att_","message_id":"msg_","filename":".pdf","content_type":"application/pdf',
    'image/png","size":,"content_disposition":"inline","attachment","content_id":null,"sha256":"',
    '"hidden_text":true,"body_truncated":true,"virus","unauthenticated","spam":"fail","none","gray"',
    '{"message_id":"msg_","inbox_id":"","thread_id":"thr_","labels":["received"],"timestamp":"2026-',
    '.000Z","received_at":"2026-","from":"no-reply@","to":[""],"cc":[],"bcc":[],"subject":"Re: ","preview":"',
    '","attachments":[],"rfc_message_id":"<@mail..com>","in_reply_to":"<","references":["<","in_reply_to":null,',
    '"references":[],"authentication":{"spf":"pass","dkim":"pass","dmarc":"pass","spam":"pass","virus":"pass"},',
    '"size":,"created_at":"2026-","updated_at":"2026-',
  ].join(''),
);

/** Stored rows need the dictionary, so it must never change. */
const CONTENT_DICTIONARY = Buffer.from(
  [
    '["list-unsubscribe","list-unsubscribe-post","list-id","x-mailer","x-priority","precedence","auto-submitted",',
    '["sender","user-agent","thread-topic","thread-index","accept-language","content-language","references",',
    '["in-reply-to","reply-to","return-path","delivered-to","x-received","x-google-dkim-signature",',
    '["arc-seal","arc-message-signature","arc-authentication-results","x-untrusted-authentication-results",',
    '["x-untrusted-received-spf","x-untrusted-return-path","x-ses-receipt","x-ses-dkim-signature",',
    'Content-Transfer-Encoding: quoted-printable base64 7bit 8bit boundary=charset=UTF-8; us-ascii iso-8859-1 ',
    '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><table><tr><td style=\\"font-family:Arial,',
    'sans-serif;font-size:14px;color:#333333\\"></td></tr></table><div dir=\\"ltr\\"><br></div><p></p><a href=',
    '\\"https://www.</a></body></html>\\r\\n","Message-ID","Subject","Received","from by with ESMTPS id for ',
    'Mon, Tue, Wed, Thu, Fri, Sat, Sun, Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec 2026 +0000 (UTC)"],',
    '["DKIM-Signature","v=1; a=rsa-sha256; c=relaxed/relaxed; d=; s=; h=from:to:subject:date:message-id:',
    'mime-version; bh=; b="],"dkim-signature":"v=1; a=rsa-sha256; c=relaxed/relaxed; ","received":"from ',
    '"mime-version":"1.0","content-type":"multipart/alternative; boundary=\\"text/html; charset=utf-8",',
    '"content-transfer-encoding":"quoted-printable","message-id":"<","date":"","subject":"","to":"","from":"',
    '"},"raw_headers":[["From",""],["To",""],["Subject",""],["Date",""],["MIME-Version","1.0"],',
    '["Content-Type","text/plain; charset=utf-8"],["Content-Transfer-Encoding","7bit"],["Message-ID","<',
    '"]],"reply_to":[],"envelope":{"mail_from":"","rcpt_to":""}}{"text":"","html":null,"extracted_text":"',
    '","headers":{"',
  ].join(''),
);
