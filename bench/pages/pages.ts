import { MAX_SEGMENT } from '../../lambdas/search/index-tenant.ts';
import { MAX_SHARDS } from '../../lambdas/store/log/log-entries.ts';
import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { ASSUMED } from '../cost-model/assumptions.ts';
import {
  callBill,
  countedMonth,
  idleReceives,
  indexedMailCost,
  mailBill,
  type Standing,
  totalOf,
} from '../cost-model/cost-model.ts';
import { type Counted, workOf } from '../cost-model/counted.ts';
import { searchableMessages, segmentRowBytes } from '../cost-model/first-limits.ts';
import { PRICED_ON, PRICED_REGION, PRICES } from '../cost-model/prices.ts';
import { changedUnits, costTables, searchesTable } from './cost-tables.ts';
import { type ResultTable, renderTable } from './result-table.ts';
import { beyondTable, inboxTable, keyLimits, rateTable } from './scale-tables.ts';

export const STANDING: Standing = {
  alarms: 17,
  metrics: 28,
  queried: 14,
  kmsKeys: 1,
  queues: 9,
  scheduled: 54_750,
  ticks: 46_110,
  dueReads: 172_800,
  checked: { queues: 22, times: 8_640 },
};

const MILLION = 1_000_000;

/**
 * A new on-demand table takes this many write units per second (DynamoDB developer guide, "On-demand capacity mode").
 */
const NEW_TABLE_UNITS = 4_000;

export function costPage(counted: Counted): string {
  const waited = workOf(counted, 'wait');
  const waitsOfMonth = (30 * 24 * 60 * 60) / MAX_WAIT_SECONDS;
  return `# Cost

These are AWS prices in US dollars for ${PRICED_REGION} on ${PRICED_ON}, excluding discounts, taxes, outgoing traffic and (except for the dashboard) the free tier.
\`npx node bench/pages/write-pages.ts\` generates this page from counted calls (\`bench/cost-model/counted.json\`) and prices (\`bench/cost-model/prices.ts\`).

${billsTable(costTables(counted, STANDING).filter(({ title }) => !SAME_AS_ANOTHER.test(title)))}

Each email is 2 KB and goes to one inbox, and each batch contains one email; a busy service costs less. Assumptions: ${ASSUMED.mailsPerRollUp} emails to a tenant share a usage
roll-up; receiving an email is billed ${ASSUMED.receiveMs} ms at ${ASSUMED.receiveGigabytes} GB, a call ${ASSUMED.apiMs} ms; one invocation in ${1 / ASSUMED.initializationShare} initializes an instance for ${ASSUMED.initializationMs} ms; an inbox gets
${ASSUMED.mailsPerInboxMonth} emails, ${ASSUMED.readsPerInboxMonth} reads and ${ASSUMED.waitsPerInboxMonth} waits of ${ASSUMED.waitSeconds} s a month and keeps mail for ${ASSUMED.monthsKept} months.

Calls and units were counted on a laptop and not compared with an AWS bill.

**SES** bills only complete chunks of 256 KB (its pricing page): each adds $${(PRICES.sesReceivedChunk * 1_000).toFixed(2)} per thousand, and an email of 255 KB has none. No SES plan is assumed.
Accounts new to SES since 2026-07-21 are on the Essentials plan, in which emails that the service sends cost $0.16 per thousand instead of
$${(PRICES.sesSent * 1_000).toFixed(2)}. The plan lists no price for receiving through a receipt rule; at its price per "message", a million emails would cost $${(MILLION * (totalOf(mailBill(counted)) - PRICES.sesReceived + PRICES.sesPlanMessage)).toFixed(2)}.

**Receiving.** An email that starts a thread takes 16 write units: 5 for the message, 3 for the thread, and 2 each for the arrival, the Message-ID, the log entry and the unread
mark. An hour's first email to an unknown name of a catch-all takes 4 more.

**Webhooks.** A slow endpoint costs one more message and invocation, an SQS call each second, and Lambda time until it responds (at most 15 s, 512 MB). Each wait for a
lease costs a message, an invocation and 4 to 5 read units, at most 450 times.

**Waiting.** Lambda bills a call with \`wait\` for as long as it waits. Polling each second takes ${waited.readUnits} read units in ${MAX_WAIT_SECONDS} s,
and ${waited.writeUnits} write units. A key that always waits makes ${waitsOfMonth.toLocaleString('en-US')} calls a month, $${(waitsOfMonth * totalOf(callBill(counted, 'wait', MAX_WAIT_SECONDS * 1_000))).toFixed(2)}: where mail is rare, a webhook or the
stream costs less ([events.md](events.md)).

## Changing messages

Units written and read for a 2 KB message, excluding the search index: ${changedUnits(counted)}. \`unread=true\`, user labels and claims read
1 unit per 4 KB of each message that they find, and half a unit per 4 KB of marks.

## Search

Indexing a million received emails costs $${(MILLION * indexedMailCost(counted)).toFixed(2)}. A search takes ${workOf(counted, 'search').readUnits} read units for a page of 20. In an instance that has not read the index yet:

${compactTable(searchesTable(counted))}

Deleting messages rewrites an index of 100,000, at most once every five minutes. This takes about 3 s of function time, or $40 per million rewrites.

## An idle month

- **Polls.** ${STANDING.queues} queues * ${ASSUMED.pollsPerQueue} polls * (30 days / ${ASSUMED.pollSeconds} s) = ${idleReceives(STANDING.queues).toLocaleString('en-US')} receives; the account's first million is free.
- **Alarms.** CloudWatch bills each of the ${STANDING.alarms} metrics that alarms watch; a query counts as one.
- **KMS key.** Each of the first two yearly rotations adds a dollar.
- **Metrics** are billed only for hours in which they have data: all ${STANDING.metrics} (UnknownNames once for each domain) in every hour, with the queries, would add $${countedMonth(STANDING).toFixed(2)}.
- **The dashboard** is $3.00 unless it is one of the account's first three.
`;
}

const SAME_AS_ANOTHER = /list threads|tenant of (?:1|1,000,000) inbox/;

function compactTable(table: ResultTable): string {
  return renderTable(table).replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '--');
}

function billsTable(tables: readonly ResultTable[]): string {
  const amount = (cell: unknown): number => Number(String(cell).replaceAll(/[*,]/g, ''));
  const rows = tables.map(({ title, rows: bill }) => {
    const named = bill
      .slice(0, -1)
      .filter(([, dollars]) => amount(dollars) >= amount(bill.at(-1)?.[1]) / 100);
    const parts = named.map(([part, dollars]) => `${part} ${dollars}`);
    return `| ${title} | ${bill.at(-1)?.[1]} | ${parts.join('; ')} |`;
  });
  return ['| Bill | $ | Components of at least 1% |', '|---|--:|---|', ...rows].join('\n');
}

export function scalePage(counted: Counted): string {
  const limits = keyLimits(counted);
  const { writeUnits } = workOf(counted, 'receive');
  return `# Scale

These limits on receiving mail are calculated (\`npx node bench/pages/write-pages.ts\`) from the units counted for a received
email (\`bench/cost-model/counted.json\`), not measured on AWS.

## One inbox, one tenant

One inbox can receive ${limits.inbox} emails a second, one tenant ${limits.tenant.toLocaleString('en-US')} at first and ${limits.sharded.toLocaleString('en-US')} a few minutes later.

A DynamoDB partition accepts 1,000 write units a second. An email writes to its inbox and to its tenant's log, which gets more shards above 250 entries a second, up
to ${MAX_SHARDS}. Mail above this rate waits in SQS for up to 7 days. It delays other mail only by occupying workers.

## Which limit is reached first

These are AWS's default quotas in us-east-1 and in the smallest region; all except S3's can be raised in Service Quotas. The table is assumed to be warm; a new one
accepts ${NEW_TABLE_UNITS.toLocaleString('en-US')} write units a second, about ${Math.floor(NEW_TABLE_UNITS / writeUnits)} emails, and doubles with its peaks.

${compactTable(rateTable(counted))}

${compactTable(beyondTable(counted))}

- **SNS.** [An alarm](runbook.md#ses-cannot-hand-over-mail) fires before mail is lost. Raise this quota first.
- **EventBridge.** Only events of tenants with a webhook or an open socket are published.
- **Receiving.** Fifty batches of ten run at once, with 150 ms per email; in practice, the emails in a batch overlap. \`reservedConcurrency\` raises it.
- **Larger services.** Deploy several stages, each with its own inbox domain and account. Tenants share no counter, lock or scan.

## Search

A [segment of the index](search.md#how-it-works) has at most ${MAX_SEGMENT.toLocaleString('en-US')} messages (100 MB) and takes ${segmentRowBytes()} bytes of one row, which is full at ${Math.floor(searchableMessages() / MILLION)} million
messages per tenant; with a million, each roll-up takes ${Math.ceil((segmentRowBytes() * (MILLION / MAX_SEGMENT)) / 1024)} write units for it.

## Many inboxes

${compactTable(inboxTable(counted))}

Each inbox receives ${ASSUMED.mailsPerInboxMonth} emails a month, kept for a year. No call gets slower with more rows, but a full rebuild does: [restore rows](operate.md#back-up-and-restore), and
rebuild only missing mail.
`;
}
