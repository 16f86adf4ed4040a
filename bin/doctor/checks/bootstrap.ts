import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { failure, ok } from '../finding.ts';

const BOOTSTRAP_STACK = 'CDKToolkit';
/** Templates of CDK refuse a bootstrap stack below it (rule CheckBootstrapVersion). */
const MIN_VERSION = 6;

export const bootstrap: Check<Pick<BeforeDeployContext, 'aws' | 'stack'>> = {
  id: 'bootstrap',
  title: 'CDK bootstrap',
  actions: ['cloudformation:DescribeStacks'],
  async run({ aws, stack }, abortSignal) {
    const advice = 'npx cdk bootstrap: docs/deploy.md.';
    const described = await aws.cloudFormation
      .send(new DescribeStacksCommand({ StackName: BOOTSTRAP_STACK }), { abortSignal })
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'ValidationError') return undefined;
        throw error;
      });
    const outputs = described?.Stacks?.[0]?.Outputs ?? [];
    const version = Number(
      outputs.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')?.OutputValue ?? 0,
    );
    if (described === undefined) return [failure(`${stack.region} is not bootstrapped`, advice)];
    return version >= MIN_VERSION
      ? [ok(`version ${version}`)]
      : [failure(`The bootstrap stack has version ${version}, and ${MIN_VERSION} is needed`, advice)];
  },
};
