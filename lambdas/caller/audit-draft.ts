import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import type { AuditAction } from './audit-actions.ts';

export interface Actor {
  readonly type: 'key' | 'operator' | 'service';
  readonly id: string;
}

/**
 * The entry is written in the transaction of the change, together with the check of the caller's credential
 * (`keyExists`).
 */
export interface AuditDraft {
  readonly auditId: string;
  readonly at: Date;
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly resourceType: string;
  resourceId: string;
  readonly ipPrefix: string | null;
  readonly requestId: string | null;
  /** The log has names of fields, never their values. */
  changed: readonly string[];
}

interface Call {
  now(): Date;
  randomBytes(size: number): Uint8Array;
  readonly sourceIp?: string | undefined;
  readonly requestId?: string | undefined;
}

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

export function changedFields(input: Readonly<Record<string, unknown>>, path: string): string[] {
  return Object.keys(input).filter((name) => input[name] !== undefined && !path.includes(`{${name}}`));
}

export function nameMade({ audit }: { readonly audit?: AuditDraft | undefined }, resourceId: string): void {
  if (audit !== undefined) audit.resourceId = resourceId;
}

export function nameEntryType({ audit }: { readonly audit?: AuditDraft | undefined }, type: string): void {
  if (audit?.resourceType !== 'list') return;
  audit.changed = [`entry.${type}`, ...audit.changed.filter((name) => name !== 'entry')];
}

/** An IPv4 address becomes its /24; an IPv6 source is a /64 already. */
export function ipPrefixOf(source: string): string {
  return source.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
