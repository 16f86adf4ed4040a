export const INCOMING_PREFIX = 'incoming/';
/** S3 deletes unowned raw mail after this time, which exceeds that in the work queue and its dead-letter queue. */
export const INCOMING_DAYS = 30;

/** SES names an object by its own message id (SES developer guide, "Deliver to S3 bucket action"). */
export function incomingKey(sesMessageId: string): string {
  return `${INCOMING_PREFIX}${sesMessageId}`;
}

export const RAW_PREFIX = 'raw/';

export const MAIL_PREFIX = 'mail/';

export const SEARCH_PREFIX = 'search/';

export const EXPORT_PREFIX = 'export/';

export const METERING_PREFIX = 'metering/';

export function rawKey(inboxId: string, messageKey: string): string {
  return `${rawPrefix(inboxId)}${messageKey}`;
}

export function rawPrefix(inboxId: string): string {
  return `${RAW_PREFIX}${inboxId}/`;
}

export function inboxPrefix(inboxId: string): string {
  return `${MAIL_PREFIX}${inboxId}/`;
}

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

export function meteringKey(day: string, part: number): string {
  return `${METERING_PREFIX}${day}/${String(part).padStart(6, '0')}.csv`;
}

export function restKey(objectKey: string, name: string): string {
  return `${objectKey}.${name}`;
}

export const TEXT_SUFFIX = '.text-';
