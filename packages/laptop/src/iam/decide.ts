import type { Need } from '../contract.ts';
import type { RolePermissions } from './compile-policies.ts';

/** IAM's rule: an explicit deny wins, and without a matching statement the call is denied. */
export type Decision = 'allowed' | 'explicitDeny' | 'implicitDeny';

export function decide(permissions: RolePermissions, need: Need): Decision {
  let allowed = false;
  for (const statement of permissions.statements) {
    if (statement.effect === 'Allow' && allowed) continue;
    if (!statement.covers(need)) continue;
    if (statement.effect === 'Deny') return 'explicitDeny';
    allowed = true;
  }
  return allowed ? 'allowed' : 'implicitDeny';
}
