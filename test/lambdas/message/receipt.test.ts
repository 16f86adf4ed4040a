import { describe, expect, test } from 'vitest';
import { parseReceipt, receiptText } from '../../../lambdas/message/receipt.ts';
import { addresseesOf } from '../../../lambdas/receive/destinations.ts';

const notification = {
  notificationType: 'Received',
  mail: {
    timestamp: '2026-11-21T07:00:00.123Z',
    messageId: 'ses-1',
    source: 'bounce@x.test',
    destination: ['not-the-envelope@agents.test'],
    commonHeaders: { from: ['forged@x.test'] },
  },
  receipt: {
    recipients: ['Name+Tag@Agents.Test', 'b@agents.test'],
    spamVerdict: { status: 'PASS' },
    virusVerdict: { status: 'PASS' },
    spfVerdict: { status: 'GRAY' },
    dkimVerdict: { status: 'FAIL' },
    dmarcVerdict: { status: 'PROCESSING_FAILED' },
    action: { type: 'S3', bucketName: 'mail', objectKey: 'incoming/ses-1' },
  },
};

describe('a receipt', () => {
  test('says who the mail is for by the envelope, and what SES found', () => {
    expect(parseReceipt(JSON.stringify(notification))).toEqual({
      sesMessageId: 'ses-1',
      receivedAt: new Date('2026-11-21T07:00:00.123Z'),
      mailFrom: 'bounce@x.test',
      recipients: ['Name+Tag@Agents.Test', 'b@agents.test'],
      verdicts: { spf: 'gray', dkim: 'fail', dmarc: 'none', spam: 'pass', virus: 'pass' },
      objectKey: 'incoming/ses-1',
      released: false,
    });
  });

  test('put back into the queue reads as it was', () => {
    const receipt = { ...parseReceipt(JSON.stringify(notification)), released: true };

    expect(parseReceipt(receiptText(receipt))).toEqual(receipt);
  });

  test.each([
    ['no JSON', 'x'],
    ['another notification', JSON.stringify({ ...notification, notificationType: 'Bounce' })],
    [
      'another action',
      JSON.stringify({ ...notification, receipt: { ...notification.receipt, action: { type: 'Lambda' } } }),
    ],
    [
      'no recipients',
      JSON.stringify({ ...notification, receipt: { ...notification.receipt, recipients: undefined } }),
    ],
    ['wrapped by SNS', JSON.stringify({ Type: 'Notification', Message: JSON.stringify(notification) })],
  ])('that is %s is refused', (_what, text) => {
    expect(() => parseReceipt(text)).toThrow();
  });
});

describe('the inboxes of an envelope', () => {
  const addressed = (...recipients: string[]) =>
    addresseesOf({ ...parseReceipt(JSON.stringify(notification)), recipients }, [
      'agents.test',
      'second.test',
    ]);

  test('are found without tag and letter case, and keep the address as it was written', () => {
    expect(addressed('Name+Tag@Agents.Test')).toMatchObject([
      { inboxId: 'name@agents.test', rcptTo: 'Name+Tag@Agents.Test' },
    ]);
  });

  test('are each one, whatever tags they were written with', () => {
    expect(
      addressed('a@agents.test', 'a+1@agents.test', 'A@agents.test').map(({ rcptTo }) => rcptTo),
    ).toEqual(['a@agents.test']);
  });

  test('are only those of our domains', () => {
    expect(
      addressed(
        'a@agents.test.evil.test',
        'a@sub.agents.test',
        'a@evilagents.test',
        'nothing',
        '',
        'b@agents.test',
        'c@Second.test',
      ),
    ).toMatchObject([{ inboxId: 'b@agents.test' }, { inboxId: 'c@second.test' }]);
  });

  test('have a message key each, the same at every delivery', () => {
    const [a, b] = addressed('a@agents.test', 'b@agents.test');

    expect(a?.messageKey).not.toBe(b?.messageKey);
    expect(addressed('a@agents.test')[0]?.messageKey).toBe(a?.messageKey);
  });
});
