import * as z from 'zod';
import type { RateStatus } from '../../caller/caller.ts';
import { credentialKey } from '../keys.ts';
import {
  counterOf,
  otherCounters,
  REQUESTS_PER_WINDOW,
  secondsLeft,
  windowOf,
} from '../limit/rate-window.ts';
import { getRows, type Row, type Table } from '../table/table.ts';
import { type UpdateResult, updateOnce } from '../table/update-once.ts';
import { type Credential, credentialOf, isExpired } from './api-key-rows.ts';

export type Authentication =
  | { readonly outcome: 'accepted'; readonly credential: Credential; readonly rate: RateStatus }
  | { readonly outcome: 'limited'; readonly rate: RateStatus }
  | { readonly outcome: 'unknown' };

/**
 * A call may need the update, a repair of a stale counter, and another update if an instance's clock is a minute ahead.
 */
const ATTEMPTS = 4;

/**
 * One conditional update of a row under 1 KB authenticates and counts. Its read is as strong as a write, so a deleted
 * key is unknown at once.
 */
export async function authenticate(table: Table, secretHash: string, now: Date): Promise<Authentication> {
  let window = windowOf(now);
  for (let attempt = 0, stale = false; attempt < ATTEMPTS; attempt++) {
    const { applied, row } = await (stale ? openWindow : count)(table, secretHash, window);
    if (applied) {
      const credential = credentialOf(row);
      if (isExpired(credential, now)) return { outcome: 'unknown' };
      return {
        outcome: 'accepted',
        credential,
        rate: rateStatus(windowCount(row, window), window, now),
      };
    }
    if (row === undefined) return { outcome: 'unknown' };
    const stored = windowStored(row);
    if (stored === window && windowCount(row, window) >= REQUESTS_PER_WINDOW) {
      return { outcome: 'limited', rate: rateStatus(REQUESTS_PER_WINDOW, window, now) };
    }
    // An instance with a fast clock opened a later window, and windows never go back.
    stale = stored < window;
    window = Math.max(stored, window);
  }
  throw new Error('The rate window of a key moved on at every attempt');
}

function count(table: Table, secretHash: string, window: number): Promise<UpdateResult> {
  const counter = counterOf(window);
  // An instance with a slow clock must not reopen a window that has ended.
  const notOver = '(attribute_not_exists(w) OR w <= :window)';
  // A counter may be left from exactly one round of the ring ago.
  const ownCounter = `(attribute_not_exists(${counter}) OR (w = :window AND ${counter} < :limit))`;
  return updateOnce(table, credentialKey(secretHash), {
    set: { w: window },
    setting: [`${counter} = if_not_exists(${counter}, :none) + :one`],
    remove: otherCounters(window),
    has: ['pk'],
    condition: `${notOver} AND ${ownCounter}`,
    values: { ':none': 0, ':one': 1, ':window': window, ':limit': REQUESTS_PER_WINDOW },
  });
}

function openWindow(table: Table, secretHash: string, window: number): Promise<UpdateResult> {
  return updateOnce(table, credentialKey(secretHash), {
    set: { [counterOf(window)]: 1, w: window },
    remove: otherCounters(window),
    has: ['pk'],
    // Two calls may find the stale counter: one opens the window and the other counts in it.
    condition: 'w < :window',
    values: { ':window': window },
  });
}

const counter = z.number().default(0);

function windowStored(row: Row): number {
  return counter.parse(row['w']);
}

function windowCount(row: Row, window: number): number {
  return counter.parse(row[counterOf(window)]);
}

function rateStatus(used: number, window: number, now: Date): RateStatus {
  return {
    limit: REQUESTS_PER_WINDOW,
    remaining: REQUESTS_PER_WINDOW - used,
    resetSeconds: secondsLeft(window, now),
  };
}

/** The read counts no call, because it serves events that are sent to a key's socket. */
export async function findCredentials(
  table: Table,
  secretHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Credential>> {
  const distinct = [...new Set(secretHashes)];
  const rows = await getRows(table, distinct.map(credentialKey));
  const found = new Map<string, Credential>();
  for (const [index, hash] of distinct.entries()) {
    const row = rows[index];
    const credential = row === undefined ? undefined : credentialOf(row);
    if (credential !== undefined && !isExpired(credential, now)) found.set(hash, credential);
  }
  return found;
}
