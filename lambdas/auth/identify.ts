import { ApiError, notFound, rateLimited, unauthenticated } from '../operations/errors.ts';
import { authenticate } from '../store/authenticate.ts';
import type { Table } from '../store/table.ts';
import type { Caller, RateStatus } from './caller.ts';
import { hashSecret } from './secret.ts';

/** A caller, and where its key stands in its window. */
export interface Identified {
  readonly caller: Caller;
  readonly rate: RateStatus;
}

/** A call over the limit, with the window that its answer tells of. */
export class RateLimitedError extends ApiError {
  readonly rate: RateStatus;
  constructor(rate: RateStatus) {
    const { message, retryAfterSeconds } = rateLimited(rate.resetSeconds);
    super('rate_limited', message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    this.rate = rate;
  }
}

/**
 * Whom a secret speaks for, counted against its rate limit: the same for every door.
 * @throws ApiError unauthenticated, rate_limited, and not_found for a key whose inbox was deleted
 */
export async function identify(table: Table, secret: string, now: Date): Promise<Identified> {
  const authentication = await authenticate(table, hashSecret(secret), now);
  switch (authentication.outcome) {
    case 'unknown':
      throw unauthenticated();
    case 'limited':
      throw new RateLimitedError(authentication.rate);
    case 'accepted':
      if (authentication.credential.inboxGone) throw notFound();
      return { caller: authentication.credential.caller, rate: authentication.rate };
  }
}
