import { type Json, type ResolvedTemplate, type Resource, TemplateRefused } from '../contract.ts';
import { isList, isObject } from '../template/json.ts';
import { texts } from './conditions.ts';
import { compileDocument, type Statement } from './statement.ts';

/** The permissions of a role: the statements of all its identity policies. */
export interface RolePermissions {
  readonly roleLogicalId: string;
  readonly statements: readonly Statement[];
}

/** Known AWS-managed policies, by name. */
const AWS_MANAGED: ReadonlyMap<string, Json> = new Map([
  [
    'service-role/AWSLambdaBasicExecutionRole',
    {
      Statement: [
        {
          Effect: 'Allow',
          Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
          Resource: '*',
        },
      ],
    },
  ],
]);
const AWS_MANAGED_PREFIX = 'arn:aws:iam::aws:policy/';

/**
 * Collects the identity policies of every role of the template: inline, attached by `Roles`, and managed.
 * @param additionalKeys condition keys that other services set, for example `ses:FromAddress`.
 * @returns permissions by logical id of the role.
 * @throws TemplateRefused for anything that could be decided differently in AWS.
 */
export function compilePolicies(
  template: ResolvedTemplate,
  additionalKeys: readonly string[] = [],
): ReadonlyMap<string, RolePermissions> {
  const statements = new Map<string, Statement[]>();
  for (const { logicalId } of template.ofType('AWS::IAM::Role')) statements.set(logicalId, []);

  for (const role of template.ofType('AWS::IAM::Role')) {
    const own = statementsOf(statements, role.logicalId, role.logicalId);
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
    for (const policyArn of members(role.properties['ManagedPolicyArns'])) {
      own.push(...managedStatements(template, String(policyArn), role.logicalId, additionalKeys));
    }
  }
  for (const type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']) {
    for (const policy of template.ofType(type)) {
      const compiled = compileDocument(policy.properties['PolicyDocument'], policy.logicalId, additionalKeys);
      const roles = policy.properties['Roles'];
      // A role's Ref is its logical id here.
      for (const roleId of roles === undefined ? [] : texts(roles, `${policy.logicalId}.Roles`)) {
        statementsOf(statements, roleId, policy.logicalId).push(...compiled);
      }
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
    throw new TemplateRefused(`${policyId} is attached to ${roleId}, which is no role of the template`);
  return list;
}

function managedStatements(
  template: ResolvedTemplate,
  policyArn: string,
  roleId: string,
  additionalKeys: readonly string[],
): readonly Statement[] {
  if (policyArn.startsWith(AWS_MANAGED_PREFIX)) {
    const document = AWS_MANAGED.get(policyArn.slice(AWS_MANAGED_PREFIX.length));
    if (document !== undefined) return compileDocument(document, policyArn, additionalKeys);
    throw new TemplateRefused(
      `${roleId}: managed policy ${policyArn} is not known to the local runtime; grant the actions in a policy of the stack`,
    );
  }
  const own = template.ofType('AWS::IAM::ManagedPolicy').find((policy) => isNamedBy(policy, policyArn));
  if (own === undefined)
    throw new TemplateRefused(`${roleId}: managed policy ${policyArn} is not of this stack`);
  return compileDocument(own.properties['PolicyDocument'], own.logicalId, additionalKeys);
}

/** The ARN ends in the logical id because that is the policy's local name. */
function isNamedBy(policy: Resource, policyArn: string): boolean {
  return policyArn.endsWith(`:policy/${policy.logicalId}`);
}

function members(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}
