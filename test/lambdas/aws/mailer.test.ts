import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isSent, MailRefused, sesMailer } from '../../../lambdas/aws/mailer.ts';

const ses = mockClient(SESv2Client);
afterAll(() => ses.restore());
const counted: string[] = [];
const SENDER = {
  SENDER_ADDRESS: 'no-reply@notify.example.com',
  SENDER_CONFIGURATION_SET: 'Sender',
};
const mailer = sesMailer(SENDER, {
  count: (name) => counted.push(name),
});
const mail = { to: 'human@example.com', subject: 'Your code', text: '123456' };

beforeEach(() => {
  ses.reset();
  counted.length = 0;
});

test('a mail says that it is automatic, is sent with the configuration set, and is counted', async () => {
  ses.on(SendEmailCommand).resolves({});

  await mailer.send(mail);

  expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    FromEmailAddress: 'Agent Inbox <no-reply@notify.example.com>',
    ConfigurationSetName: 'Sender',
    Destination: { ToAddresses: ['human@example.com'] },
    Content: { Simple: { Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }] } },
  });
  expect(counted).toEqual(['MailSent']);
});

test('a mail that SES refuses fails, and is not counted', async () => {
  ses.on(SendEmailCommand).rejects(new Error('Email address is not verified'));

  await expect(mailer.send(mail)).rejects.toThrow('not verified');
  expect(counted).toEqual([]);
});

const failing = (name: string, message = '') => Object.assign(new Error(message), { name });
const unverified = (...addresses: string[]) =>
  failing(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region EU-WEST-1: ${addresses.join(', ')}`,
  );

test.each([
  ['in the sandbox', unverified(mail.to)],
  ['of a paused account', failing('SendingPausedException')],
  ['of a suspended account', failing('AccountSuspendedException')],
])('a mail %s counts as refused, not as failed', async (_what, error) => {
  ses.on(SendEmailCommand).rejects(error);

  await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailRefused);
  expect(await isSent(mailer.send(mail))).toBe(false);
  expect(counted).toEqual([]);
});

test.each([
  unverified(mail.to, SENDER.SENDER_ADDRESS),
  failing('MessageRejected', 'Address is on the block list'),
  failing('MailFromDomainNotVerifiedException'),
])('a fault of the deployment or of SES fails: %s', async (error) => {
  ses.on(SendEmailCommand).rejects(error);

  await expect(isSent(mailer.send(mail))).rejects.toBe(error);
});
