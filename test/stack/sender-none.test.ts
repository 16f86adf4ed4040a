import { expect, test } from 'vitest';
import * as z from 'zod';
import { grantsOf } from './statements.ts';
import { nameOf, resourcesOf, synthesized, textOf, variablesOf } from './synthesized.ts';

const silent = synthesized({ senderDomain: 'none' });
const sending = synthesized();

test('a service that never sends has no permission to send, and nothing of SES but its rule and the identity of its inboxes', () => {
  const actions = (of: typeof silent) => grantsOf(of).map(({ action }) => action);

  expect(actions(sending)).toContain('ses:SendEmail');
  expect(actions(silent).filter((action) => /^ses:(Send|GetAccount)|\*/.test(action))).toEqual([]);
  const identity = z.object({ EmailIdentity: z.string() });
  expect([...resourcesOf(silent, 'AWS::SES::EmailIdentity', identity).values()]).toEqual([
    { EmailIdentity: 'agents.example.com' },
  ]);
  silent.resourceCountIs('AWS::SES::ConfigurationSet', 0);
  silent.resourceCountIs('AWS::SES::ReceiptRule', 1);
});

test('a service that never sends publishes the six records of its inboxes, and has no alarm on sending', () => {
  const records = (of: typeof silent) =>
    Object.keys(of.findOutputs('*')).filter((name) => name.startsWith('Dns'));
  const alarms = (of: typeof silent) => Object.keys(of.findResources('AWS::CloudWatch::Alarm')).map(nameOf);

  expect([records(sending).length, records(silent).length]).toEqual([12, 6]);
  const gone = alarms(sending).filter((name) => !alarms(silent).includes(name));
  expect(gone.sort()).toEqual(
    ['Bounces', 'Complaints', 'OwnBounces', 'OwnComplaints', 'Sent'].map((name) => `Alarms${name}`),
  );
});

test('functions of a service that never sends know no sender, and that sign-up is closed', () => {
  const variables = [...variablesOf(silent)];
  const [, api] = variables.find(([id]) => nameOf(id) === 'RestApiFunction') ?? [];

  expect(
    variables.filter(([, names]) => Object.keys(names).some((name) => name.startsWith('SENDER'))),
  ).toEqual([]);
  expect(textOf(api?.['SENDING_STATE'])).toBe('DeploymentChecked');
  expect(String(api?.['POLICY'])).toContain('"signUp":"closed"');
});
