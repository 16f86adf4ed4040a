import { SimulatePrincipalPolicyCommand } from '../aws/policy-simulator.ts';
import { readStack, STACK_ACTIONS } from '../aws/stack-facts.ts';
import type { BeforeDeployContext, Check } from '../check.ts';
import { type Finding, failure, notChecked, ok, warning } from '../finding.ts';

/** Service control policies often deny these actions. */
const CALLS = ['iam:CreateRole', 'kms:CreateKey', 'ses:CreateEmailIdentity', 'ses:CreateReceiptRule'];
const URL_CALLS = ['lambda:CreateFunctionUrlConfig', 'lambda:AddPermission'];

/** Simulates the policies of the deploying role, including service control policies. */
export const organization: Check<Pick<BeforeDeployContext, 'aws' | 'settings' | 'stack' | 'deployer'>> = {
  id: 'organization',
  title: 'Policies of the organization',
  actions: [...STACK_ACTIONS, 'iam:SimulatePrincipalPolicy'],
  async run({ aws, settings, stack, deployer }, abortSignal) {
    const role = deployer === undefined ? await bootstrapRole(aws, abortSignal) : principalOf(deployer);
    if (role === undefined) {
      return [
        notChecked(
          'The bootstrap stack has no role for CloudFormation',
          'npx cdk bootstrap: docs/deploy.md.',
        ),
      ];
    }
    const name = role.split('/').at(-1) ?? role;
    const hasUrl = settings.mcp === 'url';
    const decisions = await aws.iam.send(
      new SimulatePrincipalPolicyCommand({
        PolicySourceArn: role,
        ActionNames: hasUrl ? [...URL_CALLS, ...CALLS] : CALLS,
        Context: { 'aws:RequestedRegion': stack.region, 'lambda:FunctionUrlAuthType': 'NONE' },
      }),
      { abortSignal },
    );
    const refused = decisions.filter(({ isAllowed }) => !isAllowed);
    if (refused.length === 0)
      return [ok(`${name} may make ${decisions.length} calls that are often forbidden`)];
    return refused.map(({ action, isAllowedByOrganization }): Finding => {
      if (isAllowedByOrganization)
        return warning(`${name} may not call ${action}`, 'Extend its policies.', action);
      const advice = URL_CALLS.includes(action)
        ? 'Set mcp=gateway: docs/deploy.md#settings.'
        : 'Ask the administrators of the organization, or deploy to another account or region.';
      return failure('The organization forbids it', advice, action);
    });
  },
};

async function bootstrapRole(
  aws: BeforeDeployContext['aws'],
  abortSignal: AbortSignal,
): Promise<string | undefined> {
  const bootstrap = await readStack(aws.cloudFormation, 'CDKToolkit', abortSignal);
  const role = bootstrap
    ?.resourcesOf('AWS::IAM::Role')
    .find(({ logicalId }) => logicalId === 'CloudFormationExecutionRole');
  return bootstrap === undefined || role === undefined
    ? undefined
    : `arn:aws:iam::${bootstrap.accountId}:role/${role.physicalId}`;
}

/** The simulator accepts the ARN of a role and not that of its session. */
function principalOf(caller: string): string {
  return caller.replace(/:sts:(.*):assumed-role\/([^/]+)\/.*$/, ':iam:$1:role/$2');
}
