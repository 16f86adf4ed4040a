import * as z from 'zod';
import { flagsFromPermissions, PERMISSION_FLAGS } from '../../caller/permissions.ts';
import type { ListedApiKey } from '../../store/key/api-keys.ts';
import { timestamp } from '../fields.ts';

const flags = Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, z.boolean().optional()])) as Record<
  (typeof PERMISSION_FLAGS)[number],
  z.ZodOptional<z.ZodBoolean>
>;

/** The whitelist of a new key: an unknown flag is refused, because it would promise what it cannot keep. */
export const permissionsField = z
  .strictObject(flags)
  .describe('Flags set to true are granted, all others denied; when omitted, everything is granted');

export const keyNameField = z.string().min(1).max(200).describe('A label for people');

/** The record of an API key (FLD-50 to FLD-53, D-KEY-04). */
export const apiKeySchema = z
  .object({
    api_key_id: z.string(),
    type: z.literal('bearer'),
    name: z.string(),
    prefix: z.string().describe('First characters of the secret, to recognize it by'),
    permissions: z.record(z.string(), z.boolean()).nullable().describe('Null for full access'),
    scope_type: z.enum(['organization', 'inbox']),
    scope_id: z.string(),
    inbox_id: z.string().optional().describe('Present only for an inbox-scoped key'),
    expires_at: timestamp
      .nullable()
      .describe('When a support key of the operator expires; null for other keys'),
    used_at: timestamp.nullable().describe('Kept to the minute; null before the first use'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ApiKey' });

export const createdApiKeySchema = apiKeySchema.extend({
  api_key: z.string().describe('The secret, shown only here'),
});

export function showKey(key: ListedApiKey): z.input<typeof apiKeySchema> {
  return {
    api_key_id: key.keyId,
    type: 'bearer',
    name: key.name,
    prefix: key.prefix,
    permissions: flagsFromPermissions(key.permissions),
    scope_type: key.inboxId === undefined ? 'organization' : 'inbox',
    scope_id: key.inboxId ?? key.tenantId,
    expires_at: key.expiresAt ?? null,
    used_at: key.usedAt,
    created_at: key.createdAt,
    updated_at: key.createdAt,
    ...(key.inboxId === undefined ? {} : { inbox_id: key.inboxId }),
  };
}

export const apiKeyExample: z.input<typeof apiKeySchema> = {
  api_key_id: 'key_01kajf2v4g8q3k7m9x2c1d',
  type: 'bearer',
  name: 'reader',
  prefix: 'ia_Ab3dEf9h',
  permissions: { message_read: true, thread_read: true },
  scope_type: 'organization',
  scope_id: '8f14e45f-ceea-467f-9575-2f0c5d9b8a11',
  expires_at: null,
  used_at: null,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
};
