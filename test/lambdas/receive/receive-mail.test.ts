import { expect, test } from 'vitest';
import { receiveNotified } from '../../../lambdas/receive/receive-mail.ts';
import type { ReceiveServices } from '../../../lambdas/receive/services.ts';
import { unused } from '../test-context.ts';

const untouched = unused<ReceiveServices>('services');

/** As SES publishes it when a rule with this topic is made or changed. */
const SETUP_NOTICE = {
  notificationType: 'Received',
  mail: {
    timestamp: '2026-11-21T07:00:00.123Z',
    source: 'recipient@example.com',
    messageId: 'AMAZON_SES_SETUP_NOTIFICATION',
    destination: ['recipient@example.com'],
  },
  receipt: {
    recipients: ['recipient@example.com'],
    action: { type: 'SNS', topicArn: 'arn:aws:sns:::receipts' },
  },
};

test('the test notification of SES for a new rule is not a mail: nothing is read, and it is not repeated', async () => {
  await expect(receiveNotified(untouched, JSON.stringify(SETUP_NOTICE))).resolves.toBeUndefined();
});

test('a mail whose sender writes as SES does at set-up is received as any other', async () => {
  const mail = {
    ...SETUP_NOTICE,
    mail: {
      ...SETUP_NOTICE.mail,
      messageId: 'ses-1',
      commonHeaders: { subject: 'AMAZON_SES_SETUP_NOTIFICATION' },
    },
    receipt: { recipients: ['a@agents.test'], action: { type: 'S3', objectKey: 'incoming/ses-1' } },
  };

  await expect(receiveNotified(untouched, JSON.stringify(mail))).rejects.toThrow('was used');
});

test('any other message that is not a receipt fails, and goes to the dead-letter queue', async () => {
  const unknown = JSON.stringify({ ...SETUP_NOTICE, mail: { ...SETUP_NOTICE.mail, messageId: 'ses-1' } });

  await expect(receiveNotified(untouched, unknown)).rejects.toThrow();
  await expect(receiveNotified(untouched, 'AMAZON_SES_SETUP_NOTIFICATION')).rejects.toThrow(SyntaxError);
});
