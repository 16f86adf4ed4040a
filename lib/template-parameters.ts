import { Aws, CfnCondition, CfnParameter, Fn, type ICfnConditionExpression, type Stack } from 'aws-cdk-lib';
import { parameterName } from '../lambdas/deployment/check-parameters.ts';
import { SIGN_UP } from '../lambdas/settings/policy.ts';
import { NO_SENDER } from '../lambdas/settings/stack-settings.ts';
import { ifHolds, imply, oppose } from './constructs/conditional.ts';
import type { Conditions, ServiceSettings } from './service-settings.ts';
import { checkSettings } from './settings.ts';

/** Values of the maximum length make the checks of limits cover every parameter value. */
const ANY_DOMAIN = `${`${'a'.repeat(61)}.`.repeat(4)}aaaaa`;
const ANY_ADDRESS = 'anybody@example.com';
const THROTTLES = ['apiRequestsPerSecond', 'tableMaxReadUnits', 'tableMaxWriteUnits'] as const;
/** A parameter needs a default; these values are those of the first example in docs/deploy.md. */
const TABLE_MAXIMUM = { tableMaxReadUnits: 4_000, tableMaxWriteUnits: 2_000 };

/**
 * Settings that operators choose are parameters of the template; `fixed` are other settings that differ from their
 * defaults.
 */
export function templateSettings(
  stack: Stack,
  version: string,
  fixed: Readonly<Record<string, string>>,
): ServiceSettings {
  const known = checkSettings({
    ...TABLE_MAXIMUM,
    ...fixed,
    inboxDomain: ANY_DOMAIN,
    alarmEmail: ANY_ADDRESS,
  });
  const parameters: Record<string, string> = { Region: Aws.REGION };
  const add = (name: string, description: string, props: object = { default: '' }): CfnParameter => {
    const parameter = new CfnParameter(stack, name, { type: 'String', description, ...props });
    parameters[name] = parameter.valueAsString;
    return parameter;
  };
  const text = (...given: Parameters<typeof add>): string => add(...given).valueAsString;

  const inboxDomain = text('InboxDomain', 'Domain whose addresses are inboxes: your own, in lower case', {});
  const zone = text('HostedZoneId', 'Route 53 zone of the DNS records. Empty: the records become outputs');
  text('HostedZoneName', 'Domain of that zone. Empty: the inbox domain');
  const sender = text(
    'SenderDomain',
    `Domain that codes and notices are sent from. Empty: notify.<InboxDomain>. ${NO_SENDER}: nothing is sent`,
  );
  const alarmEmail = text('AlarmEmail', 'Address for alarm emails. Empty: none');
  const signUp = text('SignUp', 'Who may sign up', { default: 'open', allowedValues: [...SIGN_UP] });
  const rules = text(
    'ReceiptRules',
    "own: the stack's own receipt rule set; replace: the same, even if another one is active; join: a rule in the active one",
    {
      default: 'own',
      allowedValues: ['own', 'join', 'replace'],
    },
  );
  text('AllowedChange', 'What an update may change: InboxDomain (domain), HostedZoneId (zone), or neither', {
    default: 'none',
    allowedValues: ['none', 'domain', 'zone'],
  });
  text('Nonce', 'A new value makes an update check the account again');
  text('Version', 'Version of Agent Inbox', { default: version });
  const throttles = THROTTLES.map((setting) => {
    const props = { type: 'Number', default: known[setting], minValue: 1 };
    const parameter = new CfnParameter(stack, parameterName(setting), {
      ...props,
      description: MEANING[setting],
    });
    parameters[parameter.node.id] = Fn.sub(`\${${parameter.node.id}}`);
    return [setting, parameter.valueAsNumber] as const;
  });

  const conditions = conditionsOf(stack, { zone, sender, alarmEmail, rules });
  const givenSender = condition(stack, 'GivenSender', Fn.conditionNot(Fn.conditionEquals(sender, '')));
  return {
    ...known,
    ...Object.fromEntries(throttles),
    inboxDomain,
    hostedZoneId: zone,
    senderDomain: ifHolds(givenSender, sender, `notify.${inboxDomain}`),
    alarmEmail,
    receiptRules: rules as ServiceSettings['receiptRules'],
    signUp: ifHolds(conditions.sender, signUp, 'closed') as ServiceSettings['signUp'],
    deferred: { conditions, parameters },
  };
}

const MEANING: Readonly<Record<(typeof THROTTLES)[number], string>> = {
  apiRequestsPerSecond:
    'Throttling rate of the REST API, and separately of the event stream, for all clients combined',
  tableMaxReadUnits:
    'Read units per second above which DynamoDB throttles the table and, separately, its index',
  tableMaxWriteUnits:
    'Write units per second above which DynamoDB throttles the table. An email uses about 16',
};

function conditionsOf(
  stack: Stack,
  { zone, sender, alarmEmail, rules }: Readonly<Record<'zone' | 'sender' | 'alarmEmail' | 'rules', string>>,
): Conditions {
  const when = (name: string, expression: ICfnConditionExpression) => condition(stack, name, expression);
  const hasZone = when('HasZone', Fn.conditionNot(Fn.conditionEquals(zone, '')));
  const hasNoZone = when('HasNoZone', Fn.conditionNot(hasZone));
  const hasSender = when('HasSender', Fn.conditionNot(Fn.conditionEquals(sender, NO_SENDER)));
  const joinedRuleSet = when('JoinedRuleSet', Fn.conditionEquals(rules, 'join'));
  const ownRuleSet = when('OwnRuleSet', Fn.conditionNot(joinedRuleSet));
  oppose(ownRuleSet, joinedRuleSet);
  return {
    sender: hasSender,
    alarmEmail: when('HasAlarmEmail', Fn.conditionNot(Fn.conditionEquals(alarmEmail, ''))),
    ownRuleSet,
    joinedRuleSet,
    inboxRecords: { inZone: hasZone, elsewhere: hasNoZone },
    senderRecords: {
      inZone: imply(when('HasSenderInZone', Fn.conditionAnd(hasSender, hasZone)), hasZone),
      elsewhere: when('HasSenderElsewhere', Fn.conditionAnd(hasSender, hasNoZone)),
    },
  };
}

function condition(stack: Stack, name: string, expression: ICfnConditionExpression): CfnCondition {
  return new CfnCondition(stack, name, { expression });
}
