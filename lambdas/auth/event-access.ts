import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import { type DeliverableEvent, declarationOf, type EventType, inboxOf } from '../events/events.ts';

type KeyAccess = Pick<Caller, 'scope' | 'permissions'>;

export function mayReceive(key: KeyAccess & Pick<Caller, 'tenantId'>, event: DeliverableEvent): boolean {
  if (event.tenant_id !== key.tenantId) return false;
  const inboxId = inboxOf(event);
  if (key.scope.type === 'inbox' && inboxId !== undefined && inboxId !== key.scope.inboxId) return false;
  return lackFor(key, event.event_type) === undefined;
}

export function refusalOfTypes(key: KeyAccess, types: readonly EventType[]): string | undefined {
  for (const type of types) {
    const lack = lackFor(key, type);
    if (lack !== undefined) return `This key lacks ${lack}, which ${type} requires.`;
  }
  return undefined;
}

function lackFor(
  { scope, permissions }: KeyAccess,
  type: DeliverableEvent['event_type'],
): string | undefined {
  const declared = declarationOf(type);
  if (declared.scope === 'organization' && scope.type !== 'organization') return 'organization scope';
  if (declared.permission === undefined || grants(permissions, declared.permission)) return undefined;
  return `the ${declared.permission} permission`;
}
