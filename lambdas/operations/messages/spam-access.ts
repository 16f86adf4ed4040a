import type { Caller } from '../../caller.ts';
import { forbidden } from '../../core/errors.ts';
import { isSpamKind, type Kind } from '../../mail/kind.ts';
import { grants } from '../../permissions.ts';

/** Asking a list for spam without the permission is refused; nothing was said about what is there. */
export function refuseSpamWithoutPermission(caller: Caller, includeSpam: boolean): void {
  if (includeSpam && !grants(caller.permissions, 'label_spam_read')) {
    throw forbidden('This key lacks the permission label_spam_read, which include_spam takes.');
  }
}

/** Whether this caller may read mail of this kind by its id; if not, it does not exist for him. */
export function mayRead(caller: Caller, kind: Kind): boolean {
  return !isSpamKind(kind) || grants(caller.permissions, 'label_spam_read');
}
