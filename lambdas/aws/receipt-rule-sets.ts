import {
  CreateReceiptRuleCommand,
  CreateReceiptRuleSetCommand,
  DeleteReceiptRuleCommand,
  type ReceiptRule,
  type SESClient,
  UpdateReceiptRuleCommand,
} from '@aws-sdk/client-ses';
import type { JoinedRule, RuleSets } from '../deployment/join-rule-set.ts';
import { sesActiveRuleSet } from './active-rule-set.ts';

export function sesRuleSets(client: SESClient): RuleSets {
  return {
    ...sesActiveRuleSet(client),
    async create(name) {
      const command = new CreateReceiptRuleSetCommand({ RuleSetName: name });
      await client.send(command).catch(unless('AlreadyExistsException'));
    },
    async putRule(set, rule) {
      const input = { RuleSetName: set, Rule: shown(rule) };
      const made = await client
        .send(new CreateReceiptRuleCommand(input))
        .catch(unless('AlreadyExistsException'));
      if (made === undefined) await client.send(new UpdateReceiptRuleCommand(input));
    },
    async deleteRule(set, name) {
      const command = new DeleteReceiptRuleCommand({ RuleSetName: set, RuleName: name });
      await client.send(command).catch(unless('RuleSetDoesNotExistException'));
    },
  };
}

function shown({ name, recipients, bucket, prefix, topic }: JoinedRule): ReceiptRule {
  return {
    Name: name,
    Enabled: true,
    ScanEnabled: true,
    TlsPolicy: 'Optional',
    Recipients: [...recipients],
    Actions: [{ S3Action: { BucketName: bucket, ObjectKeyPrefix: prefix, TopicArn: topic } }],
  };
}

function unless(name: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  };
}
