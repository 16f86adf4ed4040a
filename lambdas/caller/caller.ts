import type { AuditDraft } from './audit-draft.ts';
import type { Permissions } from './permissions.ts';

type Scope = { readonly type: 'organization' } | { readonly type: 'inbox'; readonly inboxId: string };

/** Only the API key determines the caller; no other input of a client can change it. */
export interface Caller {
  readonly keyId: string;
  readonly tenantId: string;
  readonly scope: Scope;
  readonly permissions: Permissions;
  /** A repeated sign-up made this key and its human has not confirmed yet; it works only for identity and verify. */
  readonly pending: boolean;
  /**
   * A repeated sign-up of an unverified account advances its credential epoch, and keys of an earlier one can no longer
   * write.
   */
  readonly epoch: number;
  readonly isSupport?: true;
  readonly audit?: AuditDraft;
}

export interface RateStatus {
  readonly limit: number;
  readonly remaining: number;
  /** The value is in whole seconds. */
  readonly resetSeconds: number;
}
