import { type Json, type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import { isList, isObject } from '../template/json.ts';
import { texts } from './conditions.ts';
import { refuseUnknownPolicies } from './managed-policies.ts';
import { compileDocument, type Statement } from './statement.ts';

export interface RolePermissions {
  readonly roleLogicalId: string;
  readonly statements: readonly Statement[];
}

/**
 * Collects inline policies and those attached by `Roles`. @throws TemplateRefused for anything that could be decided
 * differently in AWS.
 */
export function compilePolicies(
  template: ResolvedTemplate,
  additionalKeys: readonly string[] = [],
): ReadonlyMap<string, RolePermissions> {
  const statements = new Map<string, Statement[]>();
  for (const { logicalId } of template.ofType('AWS::IAM::Role')) statements.set(logicalId, []);

  for (const role of template.ofType('AWS::IAM::Role')) {
    const own = statementsOf(statements, role.logicalId, role.logicalId);
    const managed = texts(role.properties['ManagedPolicyArns'] ?? [], `${role.logicalId}.ManagedPolicyArns`);
    refuseUnknownPolicies(role.logicalId, managed);
    for (const inline of members(role.properties['Policies'])) {
      const name = isObject(inline) ? String(inline['PolicyName']) : '';
      own.push(
        ...compileDocument(
          isObject(inline) ? inline['PolicyDocument'] : undefined,
          `${role.logicalId}.${name}`,
          additionalKeys,
        ),
      );
    }
  }
  for (const policy of template.ofType('AWS::IAM::Policy')) {
    const compiled = compileDocument(policy.properties['PolicyDocument'], policy.logicalId, additionalKeys);
    for (const roleId of texts(policy.properties['Roles'] ?? [], `${policy.logicalId}.Roles`)) {
      statementsOf(statements, roleId, policy.logicalId).push(...compiled);
    }
  }
  return new Map(
    [...statements].map(([roleLogicalId, list]) => [roleLogicalId, { roleLogicalId, statements: list }]),
  );
}

function statementsOf(
  statements: ReadonlyMap<string, Statement[]>,
  roleId: string,
  policyId: string,
): Statement[] {
  const list = statements.get(roleId);
  if (list === undefined)
    throw new TemplateRefused(`${policyId} is attached to ${roleId}, which is not a role in the template`);
  return list;
}

function members(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}
