import { expect, test } from 'vitest';
import type { Receipt } from '../../../lambdas/message/receipt.ts';
import { findDestinations } from '../../../lambdas/receive/destinations.ts';
import { opened, silent } from '../../opened.ts';
import { newInbox, receiveServices } from '../store/receive/arriving-mail.ts';
import { openTestTable } from '../store/table/test-table.ts';
import { NOW } from '../test-context.ts';

const table = opened(openTestTable);
silent('log');

async function lookUp(recipients: readonly string[]) {
  const counted: [string, number | undefined][] = [];
  const metering = { count: (name: string, by?: number) => void counted.push([name, by]) };
  const receipt: Receipt = {
    sesMessageId: 'ses-1',
    receivedAt: NOW,
    mailFrom: 'sender@x.test',
    recipients,
    verdicts: { spam: 'pass', virus: 'pass', spf: 'pass', dkim: 'pass', dmarc: 'pass' },
    objectKey: 'incoming/ses-1',
    released: false,
  };
  const { fresh } = await findDestinations({ ...receiveServices(table), metering }, receipt);
  return { inboxes: fresh.map(({ inbox }) => inbox.inboxId), counted };
}

test('recipients without an inbox are counted, and the others receive the mail', async () => {
  const { inboxId } = await newInbox(table);
  const missing = ['missing-1@agents.test', 'missing-2@agents.test'];

  expect(await lookUp([inboxId, ...missing])).toEqual({
    inboxes: [inboxId],
    counted: [['RecipientDropped', 2]],
  });
  expect(await lookUp([inboxId])).toEqual({ inboxes: [inboxId], counted: [] });
});
