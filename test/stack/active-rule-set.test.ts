import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const TYPE = 'Custom::ActiveReceiptRuleSet';
const template = synthesized();
const [activation] = Object.values(
  z
    .record(
      z.string(),
      z.object({
        Properties: z.object({
          ServiceToken: z.unknown(),
          ServiceTimeout: z.string(),
          RuleSetName: z.unknown(),
          ReceiptRules: z.string(),
        }),
        DependsOn: z.array(z.string()),
      }),
    )
    .parse(template.findResources(TYPE)),
);

describe('the activation of the rule set', () => {
  test('is a function of ours with the name of the set, and may not take over', () => {
    expect(textOf(activation?.Properties.ServiceToken)).toBe('MailIngressActivationActivateFunction');
    expect(textOf(activation?.Properties.RuleSetName)).toBe('MailIngressRuleSet');
    expect(activation?.Properties).toMatchObject({ ReceiptRules: 'own', ServiceTimeout: '300' });
  });

  test('takes over when the setting says so', () => {
    synthesized({ receiptRules: 'replace' }).hasResourceProperties(TYPE, { ReceiptRules: 'replace' });
  });

  test('comes last of all that a mail goes through, and so goes first', () => {
    const before = new Set(activation?.DependsOn.map(nameOf));

    for (const name of [
      'MailIngressRuleSetCatchAll',
      'MailIngressReceiptsQueue',
      'MailIngressReceiptTopic',
      'MailIngressReceiveMailFunction',
      'StoreMailPolicy',
    ]) {
      expect(before).toContain(name);
    }
    const subscriptions = [...resourcesOf(template, 'AWS::SNS::Subscription', z.unknown()).keys()];
    expect(subscriptions.filter((id) => !activation?.DependsOn.includes(id))).toEqual([]);
  });

  test('comes after the stages of both APIs and the alarms, so that mail is accepted only when it can be read', () => {
    const later = ['AWS::ApiGatewayV2::Stage', 'AWS::CloudWatch::Alarm'].flatMap((type) => [
      ...resourcesOf(template, type, z.unknown()).keys(),
    ]);

    expect(later.length).toBeGreaterThan(10);
    // The operator's stage and alarms of other parts may come later.
    const missing = later.filter((id) => !activation?.DependsOn.includes(id)).map(nameOf);
    expect(missing).toEqual(['AdminOperatorStage']);
  });

  test('waits for its own permission, so that an uninstall still has it', () => {
    const policies = [...resourcesOf(template, 'AWS::IAM::Policy', z.unknown()).keys()];
    const own = policies.filter((id) => id.startsWith('MailIngressActivationActivateRole'));

    expect(own).toHaveLength(1);
    expect(activation?.DependsOn).toEqual(expect.arrayContaining(own));
  });
});
