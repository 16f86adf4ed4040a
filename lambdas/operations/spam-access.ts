import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import { lacksPermission } from '../core/errors.ts';
import { isRestricted, type Visibility } from '../message/visibility.ts';

/** The reply does not tell whether there is any spam. */
export function refuseSpamWithoutPermission(caller: Caller, includeSpam: boolean, includeHeld = false): void {
  if (grants(caller.permissions, 'label_spam_read')) return;
  if (includeSpam || includeHeld) {
    const field = includeSpam ? 'include_spam' : 'include_held';
    throw lacksPermission('label_spam_read', field);
  }
}

/** If false, the answer must be the same as for a missing id. */
export function mayRead(caller: Caller, visibility: Visibility): boolean {
  return !isRestricted(visibility) || grants(caller.permissions, 'label_spam_read');
}
