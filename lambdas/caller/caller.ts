import type { AuditDraft } from './audit-draft.ts';
import type { Permissions } from './permissions.ts';

type Scope = { readonly type: 'organization' } | { readonly type: 'inbox'; readonly inboxId: string };

/** The caller, from the key. Nothing else that a client sends can change this. */
export interface Caller {
  readonly keyId: string;
  readonly tenantId: string;
  readonly scope: Scope;
  readonly permissions: Permissions;
  /** A key from a repeated sign-up whose human has not confirmed yet: only for identity and verify. */
  readonly pending: boolean;
  /**
   * The credential epoch of the account when the key was made. A repeated sign-up of an unverified account moves the
   * account's epoch on, and keys of an earlier one can write nothing from then on.
   */
  readonly epoch: number;
  /** The operator made the key, to help its tenant. */
  readonly isSupport?: true;
  /** Of a call that changes something. */
  readonly audit?: AuditDraft;
}

export interface RateStatus {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window resets. */
  readonly resetSeconds: number;
}
