import * as z from 'zod';
import { invalid } from '../../core/errors.ts';
import { EVENT_DAYS } from '../../store/log/event-log.ts';
import { cursorAt, type LogCursor, packCursor, unpackCursor } from '../../store/log/log-cursor.ts';
import { timeOfPosition } from '../../store/log-position.ts';
import type { Keyring } from '../../store/secret/keyring.ts';
import { makeToken, openToken } from '../../store/secret/token.ts';
import { DAY_MS } from '../../timing/durations.ts';

/** The margin lets a client continue from a cursor that is almost 30 days old. */
const OVERTIME_MS = 60 * 60 * 1000;

const instant = z.iso.datetime({ offset: true });

export const afterField = z
  .string()
  .min(1)
  .max(6000)
  .describe('A cursor from an earlier response, or an ISO 8601 time at most 30 days ago. Default: now');

export function sealCursor(keyring: Keyring, tenantId: string, cursor: LogCursor): Promise<string> {
  return makeToken(keyring, 'event-cursor', packCursor(cursor), tenantId);
}

/** A cursor of another tenant or one that is older than 30 days is refused with `validation`. */
export async function openCursor(
  keyring: Keyring,
  tenantId: string,
  after: string,
  now: Date,
): Promise<LogCursor> {
  if (instant.safeParse(after).success) return cursorOfInstant('after', after, now);
  const packed = await openToken(keyring, 'event-cursor', after, tenantId);
  if (packed === undefined)
    throw invalid(
      'after',
      'must be a cursor from this account, or an ISO 8601 time such as 2026-11-21T08:00:00Z',
    );
  const cursor = unpackCursor(packed);
  refuseOld('after', timeOfPosition(cursor.settled) + OVERTIME_MS, now);
  return cursor;
}

export function cursorOfInstant(field: string, text: string, now: Date): LogCursor {
  const at = Date.parse(text);
  refuseOld(field, at, now);
  // A client clock that is ahead must not skip events that arrive until then.
  return cursorAt(Math.min(at, now.getTime()));
}

function refuseOld(field: string, at: number, now: Date): void {
  if (at >= now.getTime() - EVENT_DAYS * DAY_MS) return;
  throw invalid(
    field,
    `must be at most ${EVENT_DAYS} days ago, because events are kept for ${EVENT_DAYS} days`,
  );
}
