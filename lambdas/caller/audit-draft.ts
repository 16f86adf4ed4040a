import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import type { AuditAction } from './audit-actions.ts';

/** The actor: a key, an operator, or the service itself. */
export interface Actor {
  readonly type: 'key' | 'operator' | 'service';
  readonly id: string;
}

/**
 * An entry of the audit log of a call that changes something. It is written by the transaction of the change or not at all: with
 * the check of the caller's credential (`keyExists`), which is a part of each.
 */
export interface AuditDraft {
  readonly auditId: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly resourceType: string;
  /** Of something new it is known only when it is made. */
  resourceId: string;
  readonly ipPrefix: string | null;
  readonly requestId: string | null;
  /** Names of the changed fields, never their values. */
  changed: readonly string[];
}

interface Call {
  now(): Date;
  randomBytes(size: number): Uint8Array;
  readonly sourceIp?: string | undefined;
  readonly requestId?: string | undefined;
}

/** The entry of a call. */
export function auditOfCall(
  { now, randomBytes, sourceIp, requestId }: Call,
  of: Pick<AuditDraft, 'actor' | 'action' | 'resourceType' | 'resourceId' | 'changed'>,
): AuditDraft {
  const at = now();
  return {
    ...of,
    auditId: newId('aud', at, randomBytes(KEY_ENTROPY_BYTES)),
    at,
    ipPrefix: sourceIp === undefined ? null : ipPrefixOf(sourceIp),
    requestId: requestId ?? null,
  };
}

/** The fields that a call gives; those of its path name what is changed. */
export function changedFields(input: Readonly<Record<string, unknown>>, path: string): string[] {
  return Object.keys(input).filter((name) => input[name] !== undefined && !path.includes(`{${name}}`));
}

/** Says which resource a call made. */
export function nameMade({ audit }: { readonly audit?: AuditDraft | undefined }, resourceId: string): void {
  if (audit !== undefined) audit.resourceId = resourceId;
}

/** Says which type of entry a change of a sender list adds or removes: `entry.domain`. */
export function nameEntryType({ audit }: { readonly audit?: AuditDraft | undefined }, type: string): void {
  if (audit?.resourceType !== 'list') return;
  audit.changed = [`entry.${type}`, ...audit.changed.filter((name) => name !== 'entry')];
}

/** The network of a source address: /24 of IPv4; of IPv6 a source is a /64 already. */
export function ipPrefixOf(source: string): string {
  return source.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
