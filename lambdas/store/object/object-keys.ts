import { KEY_LENGTH } from '../../ids.ts';

/** Object keys of the mail bucket. What an inbox owns lies under two prefixes, so that a purge is a walk of each. */

/** Raw mail that SES has written and that no inbox owns yet. */
export const INCOMING_PREFIX = 'incoming/';
/** S3 deletes raw mail then that no inbox got: longer than a receipt may lie in the work queue and in its dead-letter queue. */
export const INCOMING_DAYS = 30;

/** SES names an object by its own id of the mail (SES developer guide, "Deliver to S3 bucket action"). */
export function incomingKey(sesMessageId: string): string {
  return `${INCOMING_PREFIX}${sesMessageId}`;
}

/** Raw mail of inboxes: what everything else can be rebuilt from, and what may expire before it. */
export const RAW_PREFIX = 'raw/';

/** What was made of mail: attachments, and bodies that are too large for a row. */
export const MAIL_PREFIX = 'mail/';

/** Search indexes of tenants, which hold words of their mail. */
export const SEARCH_PREFIX = 'search/';

/** Exports of mail, which expire. */
export const EXPORT_PREFIX = 'export/';

/** What each tenant was counted on each day. */
export const METERING_PREFIX = 'metering/';

const ANY_KEY = '?'.repeat(KEY_LENGTH);
/** Patterns, as IAM writes them, of names that hold the key of a message. */
export const OF_ONE_MESSAGE = [`${RAW_PREFIX}*/${ANY_KEY}`, `${MAIL_PREFIX}*/${ANY_KEY}/?*`] as const;
/** The object with the content of a message. */
export const BODY_OF_ONE_MESSAGE = `${MAIL_PREFIX}*/${ANY_KEY}/body`;
/** Names of segments are UUIDs. */
export const OF_ONE_SEGMENT = `${SEARCH_PREFIX}*/${'?'.repeat(36)}`;

export function rawKey(inboxId: string, messageKey: string): string {
  return `${rawPrefix(inboxId)}${messageKey}`;
}

export function rawPrefix(inboxId: string): string {
  return `${RAW_PREFIX}${inboxId}/`;
}

export function inboxPrefix(inboxId: string): string {
  return `${MAIL_PREFIX}${inboxId}/`;
}

/** What was made of one message. */
export function messagePrefix(inboxId: string, messageKey: string): string {
  return `${inboxPrefix(inboxId)}${messageKey}/`;
}

export function bodyKey(inboxId: string, messageKey: string): string {
  return `${messagePrefix(inboxId, messageKey)}body`;
}

export function attachmentKey(inboxId: string, messageKey: string, index: number | ''): string {
  return `${messagePrefix(inboxId, messageKey)}attachment/${index}`;
}

export function segmentPrefix(tenantId: string): string {
  return `${SEARCH_PREFIX}${tenantId}/`;
}

export function segmentKey(tenantId: string, name: string): string {
  return `${segmentPrefix(tenantId)}${name}`;
}

export function exportPrefix(tenantId: string): string {
  return `${EXPORT_PREFIX}${tenantId}/`;
}

export function exportObjectKey(tenantId: string, exportId: string): string {
  return `${exportPrefix(tenantId)}${exportId}`;
}

/** A file of some tenants of a day. */
export function meteringKey(day: string, part: number): string {
  return `${METERING_PREFIX}${day}/${String(part).padStart(6, '0')}.csv`;
}

/** Bytes that wait for the next part of an export. */
export function restKey(objectKey: string, name: string): string {
  return `${objectKey}.${name}`;
}

/** Between the key of an attachment and how the making of its text ended. */
export const TEXT_SUFFIX = '.text-';
