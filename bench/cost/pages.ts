import { renderTable } from '../result-table.ts';
import { keyLimits, partitionTable, quotaTable } from '../scale/scale-tables.ts';
import { ASSUMED } from './assumptions.ts';
import { idleReceives, type Standing } from './cost-model.ts';
import { costTables } from './cost-tables.ts';
import { type Counted, workOf } from './counted.ts';
import { PRICED_ON, PRICED_REGION } from './prices.ts';

/**
 * What the template has standing: an alarm for each metric it looks at (two for the share of failed webhooks), the
 * service's own metrics, one KMS key, the queues that functions read, and what schedules invoke in a month.
 */
export const STANDING: Standing = {
  alarms: 101,
  metrics: 15,
  kmsKeys: 1,
  queues: 8,
  scheduled: 11_520,
};

/** What a table on demand takes on its first day (DynamoDB developer guide, "On-demand capacity mode"). */
const NEW_TABLE_UNITS = 4_000;

/** `docs/cost.md`, from counts and prices alone. */
export function costPage(counted: Counted): string {
  return `# Cost

Computed by \`node bench/cost/write-pages.ts\` from what each kind of work was counted to take on the local runtime
(\`bench/cost/counted.json\`, made by \`node bench/cost/count.ts\`) and a price table (\`bench/cost/prices.ts\`: ${PRICED_REGION}, as of
${PRICED_ON}; no free tier, no discount, no tax, no traffic out). A test fails when this page is not what they give.

Counted: calls of AWS and capacity units, for a mail of 2 KB and one inbox, usage fold included. Batches are taken for batches of
one, so a busy service is cheaper. Not counted but assumed (\`bench/cost/assumptions.ts\`): receiving bills ${ASSUMED.receiveMs} ms of
${ASSUMED.receiveGigabytes} GB, a call ${ASSUMED.apiMs} ms, and one invocation in ${1 / ASSUMED.initializationShare} initializes an instance for ${ASSUMED.initializationMs} ms, which Lambda bills
since August 2025; an inbox gets ${ASSUMED.mailsPerInboxMonth} mails and ${ASSUMED.readsPerInboxMonth} reads a month and keeps ${ASSUMED.monthsKept} months of mail.

${costTables(counted, STANDING).map(renderTable).join('\n\n')}

What is large in the first table is what to look at first: SES's own price cannot be changed; the table's write units are the
service's.

## Webhooks

A delivery at a healthy endpoint makes one read of several rows and six updates beside its claim: the attempt and its result, and
two slots that are taken and returned, which hold the limits per tenant and host. The row of an endpoint is written when what is
known of it changes, and every twelve hours. A delivery at a slow endpoint goes through one message and invocation more and bills
Lambda for as long as the endpoint takes (15 s at most, 512 MB); each time it finds no slot costs a message, an invocation and 4 to
5 read units, at most 450 times.

## Mail to unknown names

The receipt rule takes every name of the domain, and SES bills every mail that it accepts; only what is refused during SMTP is
free. You pay for each mail to an invented name. An alarm fires at a thousand such recipients in an hour; SES's
IP address filters refuse a source at no cost (runbook, "Much mail for unknown recipients").

## Idle queues

Lambda polls each queue that a function reads, also when nothing comes: ${STANDING.queues} queues * ${ASSUMED.pollsPerQueue} polls * (30 days / ${ASSUMED.pollSeconds} s) =
${idleReceives(STANDING.queues).toLocaleString('en-US')} receives a month. The first million requests of a month are free, for the whole account. A queue that is busy is polled
by more pollers, whose receives are in the price of its messages.
`;
}

/** `docs/scale.md`, from counts and a simulation. */
export function scalePage(counted: Counted): string {
  const limits = keyLimits(counted);
  const { writeUnits } = workOf(counted, 'receive');
  return `# Scale

On paper and by simulation (\`node bench/cost/write-pages.ts\`), from the units that a received mail was counted to write
(\`bench/cost/counted.json\`). Nothing here was measured in AWS.

## What one key takes

A partition of DynamoDB takes 1,000 write units a second, and a key cannot be split. So one inbox takes ${limits.inbox} mails a second
and one tenant ${limits.tenant}, for as long as you like; what comes faster waits in SQS (up to 7 days) and is late, not lost. Others are not
held up beyond the workers that it occupies.

${renderTable(partitionTable(counted))}

The simulation spreads keys by a hash and splits a partition that is too busy in two, as DynamoDB does by itself. Skew 0 is
even; at skew 1 the busiest key gets as much as Zipf's law gives it.

## Which quota binds first

${renderTable(quotaTable(counted))}

"Lambda at once" takes 150 ms for receiving and as much again for all that follows.

| mails/s | What binds first | What the operator does |
|---|---|---|
| 10 | In a new account Lambda's 10 at once; otherwise nothing | Ask Service Quotas for 1,000 |
| 1,000 | The receiving queue's \`maxConcurrency\` of 50 batches of ten, which is some 3,000 mails a second at 150 ms; before that a new on-demand table, which starts at 4,000 write units a second (about ${Math.floor(NEW_TABLE_UNITS / writeUnits)} mails) and doubles with its peaks; then the default quota of a table, 40,000 | Warm the table's throughput before the day; raise the table's quota and Lambda's concurrency (Service Quotas) |
| 100,000 | Every one of them: SES receiving (ask AWS: it has no public number), the table's quota, EventBridge's \`PutEvents\` (10,000 a second in the largest regions), Lambda's rate of scaling (1,000 at once more in 10 s for each function) | Shard: stages side by side, each with an inbox domain and an account of its own, a tenant in one of them; at 1,000 to 5,000 mails a second for each stage that is 20 to 100 stages |

The service has no part that all tenants share beyond these quotas: no counter, no lock, no scan. What lists all tenants (the
operator's command, the clock that looks for held mail) reads by pages and is not in the way of mail.

## A million inboxes

Rows grow with mail and inboxes, and no call gets slower by that: a page of a list is one query, a point of usage is one row.
The listing index is spread over as many partitions as there are inboxes. A tenant of a million inboxes has one partition of
usage (${limits.tenant} mails a second for the tenant); give such a customer several tenants.
`;
}
