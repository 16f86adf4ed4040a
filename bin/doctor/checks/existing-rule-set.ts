import { DescribeActiveReceiptRuleSetCommand } from '@aws-sdk/client-ses';
import type { BeforeDeployContext } from '../before-deploy-context.ts';
import type { Check } from '../check.ts';
import { failure, ok, warning } from '../finding.ts';

export const existingRuleSet: Check<Pick<BeforeDeployContext, 'settings' | 'aws' | 'existing'>> = {
  id: 'existing-rule-set',
  title: 'Active receipt rule set',
  actions: ['ses:DescribeActiveReceiptRuleSet'],
  async run({ settings, aws, existing }, abortSignal) {
    const { Metadata } = await aws.ses.send(new DescribeActiveReceiptRuleSetCommand({}), { abortSignal });
    const name = Metadata?.Name;
    if (name === undefined) return [ok('none is active')];
    if (existing?.idsOf('AWS::SES::ReceiptRuleSet').includes(name) === true)
      return [ok(`${name} is of the stack`)];
    const section = 'docs/deploy.md#one-rule-set-in-an-account-and-region';
    return settings.takeOverRuleSet
      ? [
          warning(
            `${name} is active and will be replaced, as takeOverRuleSet says`,
            `Its mail stops: ${section}.`,
          ),
        ]
      : [
          failure(
            `${name} is active: the deployment would refuse to replace it`,
            `Deploy to another region or account, or set takeOverRuleSet=true: ${section}.`,
          ),
        ];
  },
};
