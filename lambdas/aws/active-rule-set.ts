import {
  DescribeActiveReceiptRuleSetCommand,
  type SESClient,
  SetActiveReceiptRuleSetCommand,
} from '@aws-sdk/client-ses';
import type { ActiveRuleSet } from '../deployment/apply-activation.ts';

/** The account's active receipt rule set. Only the first version of SES's API has receiving. */
export function sesActiveRuleSet(client: SESClient): ActiveRuleSet {
  return {
    async name() {
      const { Metadata } = await client.send(new DescribeActiveReceiptRuleSetCommand({}));
      return Metadata?.Name;
    },
    async activate(name) {
      await client.send(new SetActiveReceiptRuleSetCommand({ RuleSetName: name }));
    },
    async deactivate() {
      await client.send(new SetActiveReceiptRuleSetCommand({}));
    },
  };
}
