import type { Caller } from '../caller.ts';
import { type DeliverableEvent, type EventType, inboxOf, permissionOf } from '../events/events.ts';
import { grants, type PermissionFlag } from '../permissions.ts';

/** Whether an event lies in a key's scope, and the key has the permission that its type takes. */
export function mayReceive(
  { tenantId, scope, permissions }: Pick<Caller, 'tenantId' | 'scope' | 'permissions'>,
  event: DeliverableEvent,
): boolean {
  if (event.tenant_id !== tenantId) return false;
  const inboxId = inboxOf(event);
  if (scope.type === 'inbox' && inboxId !== undefined && inboxId !== scope.inboxId) return false;
  const permission = permissionOf(event.event_type);
  return permission === undefined || grants(permissions, permission);
}

/** The first of some event types that a key may not subscribe to, with the permission that it lacks. */
export function refusedType(
  { permissions }: Pick<Caller, 'permissions'>,
  types: readonly EventType[],
): { readonly type: EventType; readonly permission: PermissionFlag } | undefined {
  for (const type of types) {
    const permission = permissionOf(type);
    if (permission !== undefined && !grants(permissions, permission)) return { type, permission };
  }
  return undefined;
}
