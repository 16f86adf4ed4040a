import { ipPrefixOf } from '../caller/audit-draft.ts';
import type { Caller, RateStatus } from '../caller/caller.ts';
import { ApiError, notFound, rateLimited, suspended, unauthenticated } from '../core/errors.ts';
import type { UnknownKeys } from '../core/unknown-keys.ts';
import { auditEntry, noteRefusal } from '../store/audit-log.ts';
import type { Credential } from '../store/key/api-key-rows.ts';
import { type Authentication, authenticate, findCredentials } from '../store/key/authenticate.ts';
import type { Table } from '../store/table/table.ts';
import { hashSecret } from './secret.ts';

interface Identified {
  readonly caller: Caller;
  readonly rate: RateStatus;
}

export class CountedError extends ApiError {
  readonly rate: RateStatus;
  constructor({ name, message, retryAfterSeconds }: ApiError, rate: RateStatus) {
    super(name, message, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    this.rate = rate;
  }
}

export interface KeyServices {
  readonly table: Table;
  readonly unknownKeys: UnknownKeys;
  now(): Date;
}

export async function identify(services: KeyServices, secret: string, source: string): Promise<Identified> {
  const authentication = await lookUp(services, hashSecret(secret), source);
  switch (authentication.outcome) {
    case 'unknown':
      services.unknownKeys.note(source, services.now());
      throw unauthenticated();
    case 'limited':
      throw new CountedError(rateLimited(authentication.rate.resetSeconds), authentication.rate);
    case 'accepted': {
      const { credential, rate } = authentication;
      if (credential.suspension !== undefined) {
        const account = { type: 'account', id: credential.caller.tenantId };
        await noteRefused(services, credential.caller, source, 'refused.suspended', account);
      }
      return { caller: admitted(credential, rate), rate };
    }
  }
}

function admitted({ caller, inboxGone, suspension }: Credential, rate: RateStatus): Caller {
  if (suspension !== undefined) throw new CountedError(suspended(suspension.reason), rate);
  if (inboxGone) throw new CountedError(notFound('inbox'), rate);
  return caller;
}

export async function noteRefused(
  { table, now }: Pick<KeyServices, 'table' | 'now'>,
  { tenantId, keyId }: Caller,
  source: string,
  reason: 'refused.suspended' | 'refused.forbidden',
  what: Parameters<typeof auditEntry>[2],
): Promise<void> {
  const entry = auditEntry({ type: 'key', id: keyId }, reason, what, now());
  await noteRefusal(table, tenantId, { ...entry, ipPrefix: ipPrefixOf(source) });
}

/** A source of many unknown keys has its key read before it is counted, so that a nonexistent key costs no write. */
async function lookUp(
  { table, unknownKeys, now }: KeyServices,
  secretHash: string,
  source: string,
): Promise<Authentication> {
  const at = now();
  if (unknownKeys.isOverLimit(source, at)) {
    const credentials = await findCredentials(table, [secretHash], at);
    if (!credentials.has(secretHash)) return { outcome: 'unknown' };
  }
  return authenticate(table, secretHash, at);
}
