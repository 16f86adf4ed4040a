import type { Session } from './session.ts';

/** An inbox-scoped key cannot release mail or change lists. */
export function accessOf({ may, identity }: Pick<Session, 'may' | 'identity'>) {
  const isOfAccount = identity.scope_type === 'organization';
  const mayUpdate = may('inbox_update');
  return {
    mayUpdate,
    mayTrash: mayUpdate && may('inbox_delete'),
    mayDelete: may('inbox_delete'),
    mayReadHeld: may('message_read') && may('label_spam_read'),
    mayRelease: mayUpdate && may('label_spam_read') && isOfAccount,
    mayChangeLists: mayUpdate && isOfAccount,
    mayChangeRetention: mayUpdate && may('inbox_delete') && isOfAccount,
    mayExport: may('message_read') && may('api_key_read') && isOfAccount,
  };
}
