import * as z from 'zod';
import type { Caller } from '../../caller/caller.ts';
import { PERMISSION_FLAGS, type Permissions } from '../../caller/permissions.ts';
import { apiKeyKey, credentialKey, inboxApiKeyKey, retiredApiKeyKey } from '../keys.ts';
import { type SuspensionMark, suspensionMarkSchema } from '../suspension.ts';
import { rowType } from '../table/row-type.ts';
import type { Key, Row } from '../table/table.ts';

const retiredRowType = rowType('retired-key', 1, { secret_hash: z.string() });

export function retiredSecretHash(row: Row): string {
  return retiredRowType.parse(row).secret_hash;
}

const pointerRowType = rowType('inbox-key', 1, { key_id: z.string() });

/** Leads from an inbox to one of its keys. */
export function inboxKeyRow(inboxId: string, keyId: string): Row {
  return { ...inboxApiKeyKey(inboxId, keyId), ...pointerRowType.attributes({ key_id: keyId }) };
}

export function pointedKeyId(row: Row): string {
  return pointerRowType.parse(row).key_id;
}

/** Leads to the credential that stays of a key whose inbox was deleted, for when its tenant is. */
export function retiredKeyRow({ tenantId, keyId, secretHash }: ApiKeyRecord): Row & Key {
  return { ...retiredApiKeyKey(tenantId, keyId), ...retiredRowType.attributes({ secret_hash: secretHash }) };
}

const permissions = z.array(z.enum(PERMISSION_FLAGS)).nullable();

/** Of a key that the operator made. The database removes the rows some time later. */
const expiring = { expires_at: z.string().optional(), ttl: z.number().optional() };

const credentialRowType = rowType('credential', 1, {
  key_id: z.string(),
  tenant: z.string(),
  inbox: z.string().optional(),
  permissions,
  pending: z.boolean().optional(),
  epoch: z.int().default(0),
  /** The inbox that the key is pinned to was deleted: every call is not-found (AUT-12). */
  gone: z.boolean().optional(),
  suspension: suspensionMarkSchema.optional(),
  ...expiring,
});

export interface Credential {
  readonly caller: Caller;
  readonly inboxGone: boolean;
  /** Set while its tenant is suspended. */
  readonly suspension: SuspensionMark | undefined;
  readonly expiresAt: string | undefined;
}

/** Whether a key has expired: then it is unknown. */
export function isExpired({ expiresAt }: Pick<Credential, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
}

export function credentialOf(row: Row): Credential {
  const { key_id, tenant, inbox, permissions, pending, epoch, gone, suspension, expires_at } =
    credentialRowType.parse(row);
  return {
    caller: {
      keyId: key_id,
      tenantId: tenant,
      scope: inbox === undefined ? { type: 'organization' } : { type: 'inbox', inboxId: inbox },
      permissions,
      pending: pending ?? false,
      epoch,
    },
    inboxGone: gone ?? false,
    suspension,
    expiresAt: expires_at,
  };
}

/** A key as its record tells it; the secret is not in it. */
export interface ApiKeyRecord {
  readonly keyId: string;
  readonly tenantId: string;
  readonly inboxId: string | undefined;
  readonly name: string;
  readonly prefix: string;
  readonly permissions: Permissions;
  readonly secretHash: string;
  readonly createdAt: string;
  /** The credential epoch of the account at its creation. */
  readonly epoch: number;
  /** Of a key that the operator made, which takes no capacity of the plan. */
  readonly expiresAt?: string | undefined;
}

const recordRowType = rowType('api-key', 1, {
  key_id: z.string(),
  tenant: z.string(),
  inbox: z.string().optional(),
  name: z.string(),
  prefix: z.string(),
  permissions,
  secret_hash: z.string(),
  created_at: z.string(),
  epoch: z.int().default(0),
  ...expiring,
});

export function recordOf(row: Row): ApiKeyRecord {
  const record = recordRowType.parse(row);
  return {
    keyId: record.key_id,
    tenantId: record.tenant,
    inboxId: record.inbox,
    name: record.name,
    prefix: record.prefix,
    permissions: record.permissions,
    secretHash: record.secret_hash,
    createdAt: record.created_at,
    epoch: record.epoch,
    ...(record.expires_at === undefined ? {} : { expiresAt: record.expires_at }),
  };
}

export function credentialRow(key: ApiKeyRecord, pending: boolean): Row {
  return {
    ...credentialKey(key.secretHash),
    ...credentialRowType.attributes({
      key_id: key.keyId,
      tenant: key.tenantId,
      permissions: key.permissions === null ? null : [...key.permissions],
      epoch: key.epoch,
      inbox: key.inboxId,
      pending: pending || undefined,
      ...expiryOf(key),
    }),
  };
}

export function recordRow(key: ApiKeyRecord): Row {
  return {
    ...apiKeyKey(key.tenantId, key.keyId),
    ...recordRowType.attributes({
      key_id: key.keyId,
      tenant: key.tenantId,
      name: key.name,
      prefix: key.prefix,
      permissions: key.permissions === null ? null : [...key.permissions],
      secret_hash: key.secretHash,
      created_at: key.createdAt,
      epoch: key.epoch,
      inbox: key.inboxId,
      ...expiryOf(key),
    }),
  };
}

function expiryOf({ expiresAt }: ApiKeyRecord): { expires_at?: string; ttl?: number } {
  return expiresAt === undefined
    ? {}
    : { expires_at: expiresAt, ttl: Math.ceil(Date.parse(expiresAt) / 1000) };
}
