import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import { forbidden } from '../core/errors.ts';

/** Fewer days delete mail for good. @throws ApiError forbidden for a key that may not delete, or of one inbox */
export function refuseRetention({ scope, permissions }: Caller): void {
  if (scope.type === 'inbox')
    throw forbidden('This key is scoped to one inbox: it cannot change retention_days.');
  if (!grants(permissions, 'inbox_delete'))
    throw forbidden('This key lacks the permission inbox_delete, which retention_days takes.');
}
