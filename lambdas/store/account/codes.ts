import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { codeKey } from '../keys.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { type UpdateResult, updateOnce } from '../table/update-once.ts';
import { makeWrite, rowCheck, rowUpdate, type Writes } from '../table/write.ts';

/** Life of a code and attempts at it (D-SUP-06 to D-SUP-08). */
export const CODE_LIFE_MS = 24 * 60 * 60 * 1000;
export const ATTEMPTS_PER_CODE = 10;
export const ATTEMPTS_PER_DAY = 50;
/**
 * Attempts with pending keys, which anyone gets who knows an address, count apart: they must not use up the owner's.
 * Each pending key has ATTEMPTS_PER_CODE of its own; this bounds all of them together.
 */
const PENDING_ATTEMPTS_PER_DAY = 200;

/** Where attempts are counted in the code's row, and how many there may be. */
interface AttemptCounter {
  readonly attempts: string;
  readonly perCode: number;
  readonly day: string;
  readonly dayAttempts: string;
  readonly perDay: number;
}

const OWNER_COUNTER: AttemptCounter = {
  attempts: 'attempts',
  perCode: ATTEMPTS_PER_CODE,
  day: 'day',
  dayAttempts: 'day_attempts',
  perDay: ATTEMPTS_PER_DAY,
};

const PENDING_COUNTER: AttemptCounter = {
  attempts: 'pending_attempts',
  perCode: PENDING_ATTEMPTS_PER_DAY,
  day: 'pending_day',
  dayAttempts: 'pending_day_attempts',
  perDay: PENDING_ATTEMPTS_PER_DAY,
};

/** The one-time code of an account: only its keyed hash is stored. */
export interface StoredCode {
  /** Identifies the code, so that a late answer to an earlier one is recognized. */
  readonly serial: string;
  readonly hash: Uint8Array;
  readonly expiresAt: Date;
  /** False until the mail that carries it was handed to SES. */
  readonly sent: boolean;
  /** Whether so many attempts were made that no other is compared with it. */
  readonly usedUp: boolean;
}

const codeRowType = rowType('code', 1, {
  serial: z.string(),
  hash: bytes,
  expires_at: z.number(),
  sent: z.boolean(),
  attempts: z.int(),
  pending_attempts: z.int().default(0),
});

const count = z.int().default(0);

function codeOf(row: Row): StoredCode {
  const code = codeRowType.parse(row);
  return {
    serial: code.serial,
    hash: code.hash,
    expiresAt: new Date(code.expires_at),
    sent: code.sent,
    usedUp: code.attempts >= OWNER_COUNTER.perCode || code.pending_attempts >= PENDING_COUNTER.perCode,
  };
}

/** The account's code, used up or expired ones too; undefined when none was ever made or it was used. */
export async function getCode(table: Table, tenantId: string): Promise<StoredCode | undefined> {
  const row = await getRow(table, codeKey(tenantId));
  return row?.['hash'] === undefined ? undefined : codeOf(row);
}

/**
 * The write that replaces the code that was read. The attempts of the day stay counted. `newCode`
 * fails when another call replaced or used that one first.
 */
export function codeReplacement(
  table: Table,
  tenantId: string,
  read: Pick<StoredCode, 'serial'> | undefined,
  code: { readonly serial: string; readonly hash: Uint8Array; readonly expiresAt: Date },
): Writes<'newCode'> {
  return {
    newCode: rowUpdate(table, codeKey(tenantId), {
      set: {
        serial: code.serial,
        hash: code.hash,
        expires_at: code.expiresAt.getTime(),
        sent: false,
        attempts: 0,
        pending_attempts: 0,
      },
      was: { serial: read?.serial },
    }),
  };
}

export async function markCodeSent(table: Table, tenantId: string, serial: string): Promise<void> {
  // Against a newer code: that one was not sent by this mail.
  await makeWrite(
    table,
    rowUpdate(table, codeKey(tenantId), { set: { sent: true, mailed: true }, was: { serial } }),
  );
}

/** The part of a transaction that fails when a code of the account was ever handed to SES. */
export function neverMailed(table: Table, tenantId: string): Writes<'code'> {
  return { code: rowCheck(table, codeKey(tenantId), { lacks: ['mailed'] }) };
}

export type Attempt =
  | { readonly outcome: 'counted'; readonly code: StoredCode }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'code-exhausted'; readonly expiresAt: Date }
  | { readonly outcome: 'day-exhausted' };

/** Two rounds at most: the first attempt of a day opens the day's count. */
const ROUNDS = 3;

/**
 * Counts an attempt before anything is compared, so that however many guesses run side by side, no more are
 * compared than are allowed.
 */
export async function countAttempt(
  table: Table,
  tenantId: string,
  now: Date,
  by: 'owner' | 'pending key',
): Promise<Attempt> {
  const today = dayOf(now);
  const counter = by === 'owner' ? OWNER_COUNTER : PENDING_COUNTER;
  for (let round = 0, opensDay = false; round < ROUNDS; round++) {
    const { applied, row } = await attempt(table, tenantId, counter, now, today, opensDay);
    if (applied) return { outcome: 'counted', code: codeOf(row) };
    if (row === undefined || row['hash'] === undefined) return { outcome: 'none' };
    const code = codeRowType.parse(row);
    if (code.expires_at <= now.getTime()) return { outcome: 'expired' };
    if (count.parse(row[counter.attempts]) >= counter.perCode) {
      return { outcome: 'code-exhausted', expiresAt: new Date(code.expires_at) };
    }
    const day = count.parse(row[counter.day]);
    const dayAttempts = count.parse(row[counter.dayAttempts]);
    if (day === today && dayAttempts >= counter.perDay) return { outcome: 'day-exhausted' };
    opensDay = day !== today;
  }
  throw new Error('The count of code attempts moved on at every round');
}

function attempt(
  table: Table,
  tenantId: string,
  { attempts, perCode, day, dayAttempts, perDay }: AttemptCounter,
  now: Date,
  today: number,
  opensDay: boolean,
): Promise<UpdateResult> {
  return updateOnce(table, codeKey(tenantId), {
    set: opensDay ? { [day]: today, [dayAttempts]: 1 } : {},
    add: opensDay ? { [attempts]: 1 } : { [attempts]: 1, [dayAttempts]: 1 },
    has: ['hash'],
    below: { [attempts]: perCode },
    // Against two first attempts of a day: one opens it, the other counts in it.
    condition: `expires_at > :now AND ${
      opensDay
        ? `(attribute_not_exists(#${day}) OR #${day} <> :today)`
        : `#${day} = :today AND #${dayAttempts} < :perDay`
    }`,
    values: { ':now': now.getTime(), ':today': today, ':perDay': opensDay ? undefined : perDay },
  });
}

/** The write that uses a code up; `code` fails when another call did so first. */
export function codeUse(
  table: Table,
  tenantId: string,
  { serial }: Pick<StoredCode, 'serial'>,
): Writes<'code'> {
  return {
    code: rowUpdate(table, codeKey(tenantId), { remove: ['serial', 'hash'], was: { serial } }),
  };
}

function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS);
}

/** Whole seconds until the next day (UTC) begins, when attempts count anew. */
export function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil(((dayOf(now) + 1) * DAY_MS - now.getTime()) / 1000));
}
