import * as z from 'zod';
import { DAY_MS } from '../../timing/durations.ts';
import { codeKey } from '../keys.ts';
import { bytes, rowType } from '../table/row-type.ts';
import { getRow, type Row, type Table } from '../table/table.ts';
import { type UpdateResult, updateOnce } from '../table/update-once.ts';
import { makeWrite, rowCheck, rowUpdate, type Writes } from '../table/write.ts';

/** D-SUP-06 to D-SUP-08 set the limits of a code. */
export const CODE_LIFE_MS = 24 * 60 * 60 * 1000;
export const ATTEMPTS_PER_CODE = 10;
export const ATTEMPTS_PER_DAY = 50;
/**
 * Anyone who knows an address gets a pending key, so these attempts must not use up the owner's. The limit bounds all
 * pending keys together.
 */
const PENDING_ATTEMPTS_PER_DAY = 200;

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

export interface StoredCode {
  /** A late answer to an earlier code is recognized by its serial. */
  readonly serial: string;
  readonly hash: Uint8Array;
  readonly expiresAt: Date;
  /** The value is false until SES accepted the email with the code. */
  readonly sent: boolean;
  readonly usedUp: boolean;
  /** Attempts that the owner has left; pending keys are counted separately. */
  readonly attemptsLeft: number;
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
    attemptsLeft: OWNER_COUNTER.perCode - code.attempts,
    usedUp: code.attempts >= OWNER_COUNTER.perCode || code.pending_attempts >= PENDING_COUNTER.perCode,
  };
}

export async function getCode(table: Table, tenantId: string): Promise<StoredCode | undefined> {
  const row = await getRow(table, codeKey(tenantId));
  return row?.['hash'] === undefined ? undefined : codeOf(row);
}

/** A new code does not reset the attempts of the day. */
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
  // A newer code may have replaced the one that this email carries.
  await makeWrite(
    table,
    rowUpdate(table, codeKey(tenantId), { set: { sent: true, mailed: true }, was: { serial } }),
  );
}

export function neverMailed(table: Table, tenantId: string): Writes<'code'> {
  return { code: rowCheck(table, codeKey(tenantId), { lacks: ['mailed'] }) };
}

export type Attempt =
  | { readonly outcome: 'counted'; readonly code: StoredCode }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'expired' }
  | { readonly outcome: 'code-exhausted'; readonly expiresAt: Date }
  | { readonly outcome: 'day-exhausted' };

const ROUNDS = 3;

/** An attempt is counted before the comparison, so that concurrent guesses cannot exceed the limit. */
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
    // Concurrent first attempts of a day compete: one opens the count and the other adds to it.
    condition: `expires_at > :now AND ${
      opensDay
        ? `(attribute_not_exists(#${day}) OR #${day} <> :today)`
        : `#${day} = :today AND #${dayAttempts} < :perDay`
    }`,
    values: { ':now': now.getTime(), ':today': today, ':perDay': opensDay ? undefined : perDay },
  });
}

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

export function secondsToNextDay(now: Date): number {
  return Math.max(1, Math.ceil(((dayOf(now) + 1) * DAY_MS - now.getTime()) / 1000));
}
