import * as z from 'zod';
import { invalid } from '../../core/errors.ts';

const MIN_SECONDS = 300;
const MAX_SECONDS = 2_592_000;

const seconds = z.int().min(MIN_SECONDS).max(MAX_SECONDS);
const instant = z.iso.datetime({ offset: true });

export const expiryFields = {
  expires_in: seconds.optional().describe('Seconds until the inbox is deleted'),
  expires_at: instant.optional().describe('Expiry time; an alternative to expires_in'),
};

export const expiryChangeFields = {
  expires_in: seconds
    .nullable()
    .optional()
    .describe('Seconds from now until the inbox is deleted; null for no expiry'),
  expires_at: instant.nullable().optional().describe('Expiry time; an alternative to expires_in'),
};

interface ExpiryInput {
  readonly expires_in?: number | null | undefined;
  readonly expires_at?: string | null | undefined;
}

/** @returns the time with milliseconds; null to remove it, undefined to keep it */
export function expiryOf({ expires_in, expires_at }: ExpiryInput, now: Date): string | null | undefined {
  if (expires_in !== undefined && expires_at !== undefined) {
    throw invalid('expires_at', 'must not be given together with expires_in');
  }
  if (typeof expires_in === 'number') return new Date(now.getTime() + expires_in * 1000).toISOString();
  if (typeof expires_at !== 'string') return expires_in === null ? null : expires_at;
  const at = new Date(expires_at);
  const left = (at.getTime() - now.getTime()) / 1000;
  if (!(left >= MIN_SECONDS && left <= MAX_SECONDS)) {
    throw invalid('expires_at', `must be between ${MIN_SECONDS} and ${MAX_SECONDS} seconds from now`);
  }
  return at.toISOString();
}
