import { ApiError } from '../core/errors.ts';
import { type AssignedDomain, catchAllKeptUntil } from '../store/domain/assigned-domains.ts';

/**
 * A domain remembers few former catch-alls. A change that would forget the oldest is refused while email for it may
 * still be waiting.
 */
export function refuseEarlyChange(
  domain: AssignedDomain,
  changedBy: 'tenant' | 'operator',
  field: string,
  now: Date,
): void {
  const from = catchAllKeptUntil(domain, changedBy, now);
  if (from === undefined) return;
  throw new ApiError(
    'conflict',
    `${field}: the catch-all of ${domain.domain} was changed too often. Emails to an earlier one may still be waiting. It can be changed again after ${from.toISOString()}.`,
  );
}
