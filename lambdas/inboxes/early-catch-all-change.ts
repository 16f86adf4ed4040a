import { ApiError } from '../core/errors.ts';
import { type AssignedDomain, catchAllKeptUntil } from '../store/domain/assigned-domains.ts';

/**
 * A domain remembers few former catch-alls.
 * @param field of the call that changes it
 * @throws ApiError conflict while email of the oldest, which the change would forget, may wait to be stored
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
    `${field}: the catch-all of ${domain.domain} was changed too often. Emails to an earlier one may still be waiting. It can be changed again from ${from.toISOString()}.`,
  );
}
