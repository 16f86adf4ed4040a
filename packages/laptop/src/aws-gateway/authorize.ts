import type { Deployment, Need, Principal } from '../contract.ts';
import { type Protocol, refusal } from '../failures/aws-error.ts';
import type { RolePermissions } from '../iam/compile-policies.ts';
import { decide } from '../iam/decide.ts';
import type { PermissionJournal } from '../iam/permission-journal.ts';
import type { PartitionKeys } from './leading-keys.ts';

export interface Authority {
  readonly permissions: ReadonlyMap<string, RolePermissions>;
  readonly journal: PermissionJournal;
  readonly deployment: Deployment;
  readonly partitionKeys: PartitionKeys;
}

export function authorize(
  authority: Authority,
  principal: Principal,
  needs: readonly Need[],
  protocol: Protocol,
): void {
  const { roleLogicalId } = principal;
  if (roleLogicalId === undefined) return;
  for (const need of needs) {
    const decision = decisionOn(authority, roleLogicalId, need);
    if (decision === 'allowed') continue;
    const user = `arn:aws:sts::${authority.deployment.accountId}:assumed-role/${roleLogicalId}/local`;
    const why =
      decision === 'explicitDeny'
        ? 'with an explicit deny in an identity-based policy'
        : `because no identity-based policy allows the ${need.action} action`;
    throw refusal(
      'accessDenied',
      protocol,
      `User: ${user} is not authorized to perform: ${need.action} on resource: ${need.resource} ${why}`,
    );
  }
  for (const { action, resource } of needs) authority.journal.record({ roleLogicalId, action, resource });
}

export function permits(authority: Authority, { roleLogicalId }: Principal, need: Need): boolean {
  if (roleLogicalId === undefined) return true;
  if (decisionOn(authority, roleLogicalId, need) !== 'allowed') return false;
  authority.journal.record({ roleLogicalId, action: need.action, resource: need.resource });
  return true;
}

function decisionOn(
  { permissions }: Authority,
  roleLogicalId: string,
  need: Need,
): ReturnType<typeof decide> {
  const role = permissions.get(roleLogicalId);
  return role === undefined ? 'implicitDeny' : decide(role, need);
}
