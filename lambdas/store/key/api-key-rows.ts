import * as z from 'zod';
import type { Caller } from '../../caller/caller.ts';
import { PERMISSION_FLAGS, type Permissions } from '../../caller/permissions.ts';
import { apiKeyKey, credentialKey, inboxApiKeyKey, retiredApiKeyKey } from '../keys.ts';
import { type SuspensionMark, suspensionMarkSchema } from '../suspension.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import type { Key, Row } from '../table/table.ts';

const retiredRowType = rowType('retired-key', 1, { secret_hash: z.string() });

export function retiredSecretHash(row: Row): string {
  return retiredRowType.parse(row).secret_hash;
}

const pointerRowType = rowType('inbox-key', 1, { key_id: z.string() });

export function inboxKeyRow(inboxId: string, keyId: string): Row {
  return pointerRowType.row(inboxApiKeyKey(inboxId, keyId), { key_id: keyId });
}

export function pointedKeyId(row: Row): string {
  return pointerRowType.parse(row).key_id;
}

/** The credential of a deleted inbox's key stays until its tenant is deleted. */
export function retiredKeyRow({ tenantId, keyId, secretHash }: ApiKeyRecord): Row & Key {
  return retiredRowType.row(retiredApiKeyKey(tenantId, keyId), { secret_hash: secretHash });
}

const permissions = z.array(z.enum(PERMISSION_FLAGS)).nullable();

/**
 * A key that the operator made has an expiry and takes no capacity. DynamoDB removes the rows some time after `ttl`.
 */
const expiring = { expiresAt: z.string().optional(), ttl: z.number().optional() };
const ATTRIBUTES = { tenantId: 'tenant', inboxId: 'inbox' } as const;

const credentialRowType = rowType(
  'credential',
  1,
  {
    keyId: z.string(),
    tenantId: z.string(),
    inboxId: z.string().optional(),
    permissions,
    pending: z.boolean().default(false),
    epoch: z.int().default(0),
    /** The inbox that the key is pinned to was deleted, so every call returns not-found (AUT-12). */
    gone: z.boolean().default(false),
    suspension: suspensionMarkSchema.optional(),
    ...expiring,
  },
  ATTRIBUTES,
);

export interface Credential {
  readonly caller: Caller;
  readonly inboxGone: boolean;
  readonly suspension: SuspensionMark | undefined;
  readonly expiresAt: string | undefined;
}

export function isExpired({ expiresAt }: Pick<Credential, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
}

export function credentialOf(row: Row): Credential {
  const { inboxId, gone, suspension, expiresAt, ...stored } = credentialRowType.parse(row);
  const { keyId, tenantId, permissions, pending, epoch } = stored;
  const scope =
    inboxId === undefined ? { type: 'organization' as const } : { type: 'inbox' as const, inboxId };
  return {
    caller: {
      ...{ keyId, tenantId, scope, permissions, pending, epoch },
      ...(expiresAt === undefined ? {} : { isSupport: true }),
    },
    inboxGone: gone,
    suspension,
    expiresAt,
  };
}

const recordRowType = rowType(
  'api-key',
  1,
  {
    keyId: z.string(),
    tenantId: z.string(),
    inboxId: z.string().optional(),
    name: z.string(),
    prefix: z.string(),
    permissions,
    secretHash: z.string(),
    createdAt: z.string(),
    epoch: z.int().default(0),
    ...expiring,
  },
  ATTRIBUTES,
);

export interface ApiKeyRecord extends Omit<Stored<typeof recordRowType>, 'ttl' | 'permissions'> {
  readonly permissions: Permissions;
}

export function recordOf(row: Row): ApiKeyRecord {
  const { ttl: _, ...record } = recordRowType.parse(row);
  return record;
}

export function credentialRow(key: ApiKeyRecord, pending: boolean): Row {
  return credentialRowType.row(credentialKey(key.secretHash), {
    ...key,
    pending: pending || undefined,
    ttl: ttlOf(key),
  });
}

export function recordRow(key: ApiKeyRecord): Row {
  return recordRowType.row(apiKeyKey(key.tenantId, key.keyId), { ...key, ttl: ttlOf(key) });
}

function ttlOf({ expiresAt }: ApiKeyRecord): number | undefined {
  return expiresAt === undefined ? undefined : Math.ceil(Date.parse(expiresAt) / 1000);
}
