import {
  DescribeActiveReceiptRuleSetCommand,
  type SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import type { ActiveRuleSet } from '../deployment/apply-activation.ts';
import type { ShownRule } from '../deployment/receipt-rule.ts';

export async function sesActiveRules(client: SESClient): Promise<readonly ShownRule[]> {
  const { Rules = [] } = await client.send(new DescribeActiveReceiptRuleSetCommand({}));
  return Rules;
}

/** Only version 1 of the SES API has operations for receiving. */
export function sesActiveRuleSet(client: SESClient): ActiveRuleSet {
  return {
    async name() {
      const { Metadata } = await client.send(new DescribeActiveReceiptRuleSetCommand({}));
      return Metadata?.Name;
    },
    ruleNames: async () => (await sesActiveRules(client)).map(({ Name = '' }) => Name),
    async activate(name) {
      await client.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: name }));
    },
    async deactivate() {
      await client.send(new SetActiveReceiptRuleSetCommand({}));
    },
  };
}
