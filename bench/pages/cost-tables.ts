import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { ASSUMED } from '../cost-model/assumptions.ts';
import {
  type Bill,
  callBill,
  droppedBill,
  idleBill,
  mailBill,
  type Standing,
  scaled,
  searchBill,
  storageBill,
  tenantBill,
  totalOf,
  webhookBill,
} from '../cost-model/cost-model.ts';
import { type Counted, REPEATS, workOf } from '../cost-model/counted.ts';
import type { ResultTable } from './result-table.ts';

const MILLION = 1_000_000;
const WAITS = 1_000;
const TENANTS = [1, 1_000, MILLION];

export function costTables(counted: Counted, standing: Standing): readonly ResultTable[] {
  return [
    billTable('A million received emails', scaled(mailBill(counted), MILLION)),
    billTable('A million emails to unknown names', scaled(droppedBill(), MILLION)),
    billTable('One webhook for a million emails, in addition', scaled(webhookBill(counted), MILLION)),
    billTable('A million API reads (get message)', scaled(callBill(counted, 'get-message'), MILLION)),
    billTable('A million API reads (list threads)', scaled(callBill(counted, 'list-threads'), MILLION)),
    billTable('A million searches', scaled(searchBill(counted, '10,000'), MILLION)),
    billTable(
      `${WAITS.toLocaleString('en-US')} waits of ${MAX_WAIT_SECONDS} s in which nothing arrives`,
      scaled(callBill(counted, 'wait', MAX_WAIT_SECONDS * 1_000), WAITS),
    ),
    billTable('An idle month', idleBill(standing)),
    billTable('A million emails stored for a month', storageBill(MILLION)),
    ...TENANTS.map((inboxes) => {
      const name = inboxes.toLocaleString('en-US');
      return billTable(
        `A month of a tenant of ${name} inbox${inboxes === 1 ? '' : 'es'}`,
        tenantBill(counted, inboxes),
      );
    }),
  ];
}

const CHANGES: readonly (readonly [name: string, title: string])[] = [
  ['mark-read', 'mark as read'],
  ['label', 'add a label'],
  ['trash', 'move to the trash'],
  ['delete-for-good', 'delete permanently'],
  ['claim', 'claim'],
  ['extend', 'extend a claim'],
  ['complete', 'complete it'],
  ['receive-held', 'receive a held message'],
  ['release', 'release it'],
  ['list-unread', `list ${REPEATS} unread messages`],
];

export function changedUnits(counted: Counted): string {
  return CHANGES.map(([name, title]) => {
    const { writeUnits, readUnits } = workOf(counted, name);
    return `${title} ${writeUnits}, ${readUnits}`;
  }).join('; ');
}

export function searchesTable(counted: Counted): ResultTable {
  const sizes = Object.keys(ASSUMED.searches) as (keyof typeof ASSUMED.searches)[];
  return {
    title: 'A million searches',
    columns: ['Messages of the tenant', 'Milliseconds', 'S3 reads', 'Cost per million, $'],
    rows: sizes.map((size) => {
      const { milliseconds, reads } = ASSUMED.searches[size];
      const dollars = dollarsText(MILLION * totalOf(searchBill(counted, size)));
      return [size, String(milliseconds), String(reads), dollars];
    }),
  };
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
