import type { AttachmentMeta } from '../parsed-mail.ts';

const CALENDAR = /^(?:text\/calendar|application\/ics)$/;

/** The name under which an attachment is kept: an invitation without one opens in a calendar under that of mail programs. */
export function savedName({
  filename,
  content_type,
}: Pick<AttachmentMeta, 'filename' | 'content_type'>): string | null {
  return filename ?? (CALENDAR.test(content_type) ? 'invite.ics' : null);
}
