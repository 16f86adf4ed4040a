import { marshall } from '@aws-sdk/util-dynamodb';
import { MAX_SEGMENT } from '../../lambdas/search/index-tenant.ts';
import type { SegmentFile } from '../../lambdas/store/search/search-index.ts';
import { itemBytes } from '../measuring/item-size.ts';
import { ASSUMED } from './assumptions.ts';
import { type Counted, workOf } from './counted.ts';

/** Default limits of a region per second; all except that of an S3 partition can be raised (Service Quotas). */
export interface Region {
  readonly name: string;
  readonly snsPublishes: number;
  readonly putEvents: number;
}

/**
 * These regions have the largest and the smallest quotas among those in which SES receives (SNS and EventBridge quota
 * pages).
 */
export const REGIONS: readonly Region[] = [
  { name: 'us-east-1', snsPublishes: 30_000, putEvents: 10_000 },
  { name: 'smallest', snsPublishes: 300, putEvents: 400 },
];

/**
 * The limits in write units per second are those of a new on-demand table and the default quota of a table (DynamoDB
 * developer guide).
 */
const NEW_TABLE = 4_000;
const TABLE_QUOTA = 40_000;
/**
 * S3 splits a prefix with more writes and deletes per second, which takes minutes (S3 user guide, "Best practices").
 */
const S3_PREFIX = 3_500;
/** SES writes an object under `incoming/`, and receiving deletes it. */
const INCOMING_WRITES = 2;
const LAMBDA_AT_ONCE = 1_000;
const RECEIVING_CONCURRENCY = 50;
const BATCH = 10;

export interface Limit {
  readonly name: string;
  readonly mailsPerSecond: number;
  readonly beyond: string;
}

/** Lowest limit first, for evenly arriving emails. @param isWarm whether the table has already had this traffic. */
export function limitsOf(counted: Counted, region: Region, isWarm: boolean): readonly Limit[] {
  const { writeUnits } = workOf(counted, 'receive');
  const batchSeconds = (ASSUMED.receiveMs * BATCH) / 1_000;
  const late = 'waits in SQS for up to 7 days';
  return [
    {
      name: isWarm ? 'table quota' : 'new table',
      mailsPerSecond: (isWarm ? TABLE_QUOTA : NEW_TABLE) / writeUnits,
      beyond: late,
    },
    {
      name: 'receive-mail executions',
      mailsPerSecond: (RECEIVING_CONCURRENCY * BATCH) / batchSeconds,
      beyond: late,
    },
    { name: 'Lambda concurrency', mailsPerSecond: (LAMBDA_AT_ONCE * BATCH) / batchSeconds, beyond: late },
    { name: 'PutEvents', mailsPerSecond: region.putEvents, beyond: `is processed again later: it ${late}` },
    {
      name: 'SNS Publish',
      mailsPerSecond: region.snsPublishes,
      beyond: 'SES retries for 4 hours, then it is lost',
    },
    {
      name: 'S3 prefix incoming/',
      mailsPerSecond: S3_PREFIX / INCOMING_WRITES,
      beyond: 'SES retries for 4 hours; S3 splits the prefix within minutes',
    },
  ].sort((one, other) => one.mailsPerSecond - other.mailsPerSecond);
}

export function mailsPerSecondOf(inboxes: number): number {
  return (inboxes * ASSUMED.mailsPerInboxMonth) / (30 * 24 * 60 * 60);
}

/** docs/operate.md has this rate of a rebuild, in emails per second. */
const REBUILT_PER_SECOND = 20;

export function rebuildDays(inboxes: number): number {
  const mails = inboxes * ASSUMED.mailsPerInboxMonth * ASSUMED.monthsKept;
  return mails / REBUILT_PER_SECOND / (24 * 60 * 60);
}

export function tableTerabytes(inboxes: number): number {
  return (inboxes * ASSUMED.mailsPerInboxMonth * ASSUMED.monthsKept * ASSUMED.mailTableBytes) / 1e12;
}

/**
 * DynamoDB limits the size of an item (DynamoDB developer guide, "Quotas"), and so the number of full segments in this
 * row.
 */
const SEGMENT: SegmentFile = {
  name: '00000000-0000-4000-8000-000000000000',
  bytes: 10_000_000,
  head: 9_000_000,
  count: MAX_SEGMENT,
  low: '01m8b020thzkwcqa80rakw01m8b0',
  high: '01m8b0bvcz7zzz03a2w5bs01m8b0',
};
const ROW_BYTES = 400 * 1024;

export function segmentRowBytes(): number {
  const of = (segments: readonly SegmentFile[]): number => itemBytes(marshall({ segments }));
  return of([SEGMENT, SEGMENT]) - of([SEGMENT]);
}

export function searchableMessages(): number {
  return Math.floor(ROW_BYTES / segmentRowBytes()) * MAX_SEGMENT;
}
