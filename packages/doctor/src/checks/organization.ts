import { SimulatePrincipalPolicyCommand } from '../aws/policy-simulator.ts';
import { readStack, STACK_ACTIONS } from '../aws/stack-facts.ts';
import type { BeforeDeployContext, Check } from '../check.ts';
import { type Finding, failure, notChecked, ok, warning } from '../finding.ts';

/** Calls of a deployment that policies of organizations often forbid. */
const CALLS = ['iam:CreateRole', 'kms:CreateKey', 'ses:CreateEmailIdentity', 'ses:CreateReceiptRule'];
const URL_CALLS = ['lambda:CreateFunctionUrlConfig', 'lambda:AddPermission'];

/** Asks IAM whether the role that CloudFormation deploys with may make them, with the policies of the organization. */
export const organization: Check<Pick<BeforeDeployContext, 'aws' | 'settings' | 'stack'>> = {
  id: 'organization',
  title: 'Policies of the organization',
  actions: [...STACK_ACTIONS, 'iam:SimulatePrincipalPolicy'],
  async run({ aws, settings, stack }, abortSignal) {
    const bootstrap = await readStack(aws.cloudFormation, 'CDKToolkit', abortSignal);
    const role = bootstrap
      ?.resourcesOf('AWS::IAM::Role')
      .find(({ logicalId }) => logicalId === 'CloudFormationExecutionRole');
    if (bootstrap === undefined || role === undefined) {
      return [
        notChecked(
          'The bootstrap stack has no role for CloudFormation',
          'npx cdk bootstrap: docs/deploy.md.',
        ),
      ];
    }
    const hasUrl = settings.mcp === 'url';
    const decisions = await aws.iam.send(
      new SimulatePrincipalPolicyCommand({
        PolicySourceArn: `arn:aws:iam::${bootstrap.accountId}:role/${role.physicalId}`,
        ActionNames: hasUrl ? [...URL_CALLS, ...CALLS] : CALLS,
        Context: { 'aws:RequestedRegion': stack.region, 'lambda:FunctionUrlAuthType': 'NONE' },
      }),
      { abortSignal },
    );
    const refused = decisions.filter(({ isAllowed }) => !isAllowed);
    if (refused.length === 0)
      return [ok(`${role.physicalId} may make ${decisions.length} calls that are often forbidden`)];
    return refused.map(({ action, isAllowedByOrganization }): Finding => {
      if (isAllowedByOrganization)
        return warning(`${role.physicalId} may not call ${action}`, 'Extend its policies.', action);
      const advice = URL_CALLS.includes(action)
        ? 'Set mcp=gateway: docs/deploy.md#settings.'
        : 'Ask those who manage the organization, or deploy to another account or region.';
      return failure('The organization forbids it', advice, action);
    });
  },
};
