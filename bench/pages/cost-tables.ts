import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import {
  type Bill,
  callBill,
  droppedBill,
  idleBill,
  mailBill,
  type Standing,
  scaled,
  storageBill,
  tenantBill,
  totalOf,
  webhookBill,
} from '../cost-model/cost-model.ts';
import type { Counted } from '../cost-model/counted.ts';
import type { ResultTable } from './result-table.ts';

const MILLION = 1_000_000;
const WAITS = 1_000;
const TENANTS = [1, 1_000, MILLION];

/** Every bill as a table of dollars. */
export function costTables(counted: Counted, standing: Standing): readonly ResultTable[] {
  return [
    billTable('A million received mails', scaled(mailBill(counted), MILLION)),
    billTable('A million mails to unknown names', scaled(droppedBill(), MILLION)),
    billTable('One webhook for a million mails, in addition', scaled(webhookBill(counted), MILLION)),
    billTable('A million API reads (get message)', scaled(callBill(counted, 'get-message'), MILLION)),
    billTable('A million API reads (list threads)', scaled(callBill(counted, 'list-threads'), MILLION)),
    billTable(
      `${WAITS.toLocaleString('en-US')} waits of ${MAX_WAIT_SECONDS} s in which nothing arrives`,
      scaled(callBill(counted, 'wait', MAX_WAIT_SECONDS * 1_000), WAITS),
    ),
    billTable('An idle month', idleBill(standing)),
    billTable('A million mails stored for a month', storageBill(MILLION)),
    ...TENANTS.map((inboxes) => {
      const name = inboxes.toLocaleString('en-US');
      return billTable(
        `A month of a tenant of ${name} inbox${inboxes === 1 ? '' : 'es'}`,
        tenantBill(counted, inboxes),
      );
    }),
  ];
}

function billTable(title: string, bill: Bill): ResultTable {
  return {
    title,
    columns: ['', '$'],
    rows: [
      ...Object.entries(bill).map(([part, dollars]) => [part, dollarsText(dollars)]),
      ['**Sum**', `**${dollarsText(totalOf(bill))}**`],
    ],
  };
}

function dollarsText(dollars: number): string {
  return dollars.toLocaleString('en-US', {
    minimumFractionDigits: dollars < 1 ? 4 : 2,
    maximumFractionDigits: dollars < 1 ? 4 : 2,
  });
}
