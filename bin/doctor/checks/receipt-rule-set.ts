import { DescribeActiveReceiptRuleSetCommand, type ReceiptRule } from '@aws-sdk/client-ses';
import type { Check } from '../check.ts';
import { type Finding, failure, ok } from '../finding.ts';
import { normalName } from '../public-dns.ts';
import type { StackContext } from '../stack-context.ts';

const DEPLOY = 'Deploy again, which restores the rule: docs/deploy.md.';

/** SES uses one rule set of an account and region: anything may have activated another one. */
export const receiptRuleSet: Check<Pick<StackContext, 'aws' | 'stack' | 'inboxDomains'>> = {
  id: 'receipt-rule-set',
  title: 'Active receipt rule set',
  actions: ['ses:DescribeActiveReceiptRuleSet'],
  async run({ aws, stack, inboxDomains }, abortSignal) {
    const [ours] = stack.idsOf('AWS::SES::ReceiptRuleSet');
    if (ours === undefined)
      return [failure('The stack has no receipt rule set', 'Deploy again: docs/deploy.md.')];
    const active = await aws.ses.send(new DescribeActiveReceiptRuleSetCommand({}), { abortSignal });
    const name = active.Metadata?.Name;
    const activate = `aws ses set-active-receipt-rule-set --rule-set-name ${ours} --region ${stack.region}`;
    if (name === undefined) {
      return [failure('No rule set is active: SES refuses all mail', `Activate the stack's: ${activate}.`)];
    }
    if (name !== ours) {
      return [
        failure(
          `Another rule set is active, ${name}: no mail reaches this service`,
          `Move one of the two to another region (docs/deploy.md#one-rule-set-in-an-account-and-region), or activate the stack's: ${activate}.`,
        ),
      ];
    }
    const ruleNames = stack.idsOf('AWS::SES::ReceiptRule');
    const rule = active.Rules?.find(({ Name = '' }) => ruleNames.includes(Name));
    return [lookAtRule(rule, inboxDomains, stack.idsOf('AWS::S3::Bucket'))];
  },
};

function lookAtRule(
  rule: ReceiptRule | undefined,
  inboxDomains: readonly string[],
  buckets: readonly string[],
): Finding {
  if (rule === undefined) return failure('The active rule set has no rule of the stack', DEPLOY);
  const { Name = '', Enabled, Recipients = [], Actions = [] } = rule;
  if (Enabled !== true) return failure(`The rule ${Name} is disabled`, DEPLOY);
  const recipients = Recipients.map(normalName);
  const missing = inboxDomains.filter((domain) => !recipients.includes(domain));
  if (missing.length > 0) {
    return failure(`The rule ${Name} does not receive for ${missing.join(', ')}`, DEPLOY);
  }
  const stores = Actions.some(
    ({ S3Action }) => buckets.includes(S3Action?.BucketName ?? '') && S3Action?.TopicArn !== undefined,
  );
  if (!stores) return failure(`The rule ${Name} does not store mail for this stack`, DEPLOY);
  return ok(`${Name} is active and receives for ${inboxDomains.join(', ')}`);
}
