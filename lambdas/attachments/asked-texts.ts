import { ASKED_MS, leaseOfText } from '../jobs/attachment-text-job.ts';
import { CUT_ITEMS } from '../message/cut.ts';
import { tenantTextsKey } from '../store/keys.ts';
import { type LeaseResult, leaseIn, leasePoolOf, takeOrRenewLease } from '../store/limit/lease-pool.ts';
import { getRow, type Table } from '../store/table/table.ts';

/**
 * No second job is sent within this time, because it would read the file concurrently. It covers the wait and a file
 * that never ends.
 */
const AGAIN_MS = 90_000;

type AttachmentPlace = Parameters<typeof leaseOfText>[0];

export function askOfText(messageKey: string, index: number): string {
  return `text${index}-${messageKey}`;
}

export function claimText(
  services: { readonly table: Table; now(): Date },
  tenantId: string,
  attachment: AttachmentPlace,
  limit: number,
): Promise<LeaseResult> {
  const until = services.now().getTime() + ASKED_MS;
  const key = tenantTextsKey(tenantId);
  return takeOrRenewLease(
    services,
    { key, token: leaseOfText(attachment), until, limit, shares: [] },
    AGAIN_MS,
  );
}

/** This is the reader's limit (packages/mail-reader/src/limits.ts); the summary in a row may list fewer. */
const MAX_ATTACHMENTS = 500;

/** The time is in milliseconds since 1970. */
export interface AwaitedTexts {
  readonly indices: readonly number[];
  readonly until: number;
}

export async function readAwaitedTexts(
  table: Table,
  tenantId: string,
  now: Date,
): Promise<(message: Omit<AttachmentPlace, 'index'>, attachments: number) => AwaitedTexts | undefined> {
  const pool = leasePoolOf(await getRow(table, tenantTextsKey(tenantId)));
  return (message, attachments) => {
    const length = attachments < CUT_ITEMS ? attachments : MAX_ATTACHMENTS;
    const leases = Array.from({ length }, (_, index) => ({
      index,
      until: leaseIn(pool, leaseOfText({ ...message, index }))?.until ?? 0,
    })).filter(({ until }) => until > now.getTime());
    if (leases.length === 0) return undefined;
    return {
      indices: leases.map(({ index }) => index),
      until: Math.max(...leases.map(({ until }) => until)),
    };
  };
}
