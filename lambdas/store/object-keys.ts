/** Object keys of the mail bucket. Everything of an inbox lies under one prefix, so that a purge is a walk. */

/** Raw mail that SES has written and that no inbox owns yet. */
export const INCOMING_PREFIX = 'incoming/';

/** Mail of inboxes. */
export const MAIL_PREFIX = 'mail/';

export function inboxPrefix(inboxId: string): string {
  return `${MAIL_PREFIX}${inboxId}/`;
}

/** All objects of one message: `raw`, `body` and the attachments. */
export function messagePrefix(inboxId: string, messageKey: string): string {
  return `${inboxPrefix(inboxId)}${messageKey}/`;
}

export function rawKey(inboxId: string, messageKey: string): string {
  return `${messagePrefix(inboxId, messageKey)}raw`;
}

export function bodyKey(inboxId: string, messageKey: string): string {
  return `${messagePrefix(inboxId, messageKey)}body`;
}

export function attachmentKey(inboxId: string, messageKey: string, index: number): string {
  return `${messagePrefix(inboxId, messageKey)}attachment/${index}`;
}
