import { ASKED_MS, leaseOfText } from '../jobs/attachment-text-job.ts';
import { CUT_ITEMS } from '../message/cut.ts';
import { tenantTextsKey } from '../store/keys.ts';
import { type LeaseResult, leaseIn, leasePoolOf, takeOrRenewLease } from '../store/limit/lease-pool.ts';
import { getRow, type Table } from '../store/table/table.ts';

/**
 * Calls that ask again so soon send no further job. Longer than a file that never ends is read and waits for others like it: a second
 * job would read it beside the first.
 */
const AGAIN_MS = 90_000;

type AttachmentPlace = Parameters<typeof leaseOfText>[0];

/** What makes the entry of the log unique that says that a text was asked for. @param messageKey names the objects of the message */
export function askOfText(messageKey: string, index: number): string {
  return `text${index}-${messageKey}`;
}

/** @returns `held` when the text was asked for just now; else `taken`, or that too many texts of the tenant wait */
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

/** As many as a mail may have (packages/mail-reader/src/limits.ts): the summary in a row may name fewer. */
const MAX_ATTACHMENTS = 500;

/** Texts of a message that were asked for and are not made, and until when they may be, in milliseconds since 1970. */
export interface AwaitedTexts {
  readonly indices: readonly number[];
  readonly until: number;
}

/** @returns what is awaited of a message whose summary names so many attachments; undefined for nothing */
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
