import type { AttachmentMeta } from '../parsed-mail.ts';

const CALENDAR = /^(?:text\/calendar|application\/ics)$/;

/** An unnamed invitation gets the name that mail programs use. */
export function savedName({
  filename,
  content_type,
}: Pick<AttachmentMeta, 'filename' | 'content_type'>): string | null {
  return filename ?? (CALENDAR.test(content_type) ? 'invite.ics' : null);
}
