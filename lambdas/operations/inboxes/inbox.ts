import * as z from 'zod';
import type { Caller } from '../../caller/caller.ts';
import { grants } from '../../caller/permissions.ts';
import { forbidden, lacksPermission } from '../../core/errors.ts';
import { UNLISTED } from '../../message/list-entry.ts';
import { MAX_RETENTION_DAYS } from '../../settings/plan-settings.ts';
import type { Inbox } from '../../store/inbox/inboxes.ts';
import { EXAMPLE_TIME, oneLine, shownRetention, timestamp } from '../fields.ts';
import { messageSummarySchema } from '../messages/message-schema.ts';

/** FLD-01 to FLD-06 define an inbox. */
export const inboxSchema = z
  .object({
    inbox_id: z.string(),
    email: z.string(),
    display_name: z.string().nullable(),
    client_id: z.string().nullable(),
    metadata: z.record(z.string(), z.string()),
    unread_count: z
      .int()
      .optional()
      .describe(
        'Number of messages listed with unread=true, capped at 1000. In lists, only with include_activity and capped at 100',
      ),
    held_count: z
      .int()
      .optional()
      .describe(
        'Number of held messages, capped at 100. Only with include_activity and the permissions message_read and label_spam_read',
      ),
    last_message: messageSummarySchema
      .nullable()
      .optional()
      .describe(
        'The newest message that lists show; null if the inbox has no such message. Only with include_activity and the message_read permission',
      ),
    unlisted: z
      .enum(UNLISTED)
      .nullable()
      .describe('What happens to mail from unlisted senders; null: the account setting applies'),
    retention_days: shownRetention,
    catch_all: z.boolean().describe('Whether the inbox stores mail to unknown names at its domain'),
    created_at: timestamp,
    updated_at: timestamp,
    expires_at: timestamp.nullable().describe('When the inbox expires and is deleted'),
  })
  .meta({ id: 'Inbox' });

export function showInbox(inbox: Inbox): z.input<typeof inboxSchema> {
  return {
    inbox_id: inbox.inboxId,
    email: inbox.inboxId,
    client_id: inbox.clientId ?? null,
    metadata: { ...inbox.metadata },
    unlisted: inbox.unlisted ?? null,
    retention_days: inbox.retentionDays ?? null,
    catch_all: inbox.catchAll === true,
    created_at: inbox.createdAt,
    updated_at: inbox.updatedAt,
    expires_at: inbox.expiresAt ?? null,
    display_name: inbox.displayName ?? null,
  };
}

export const METADATA_KEYS = 50;
const METADATA_KEY_CHARACTERS = 40;
const METADATA_VALUE_CHARACTERS = 500;

const metadataKey = z.string().min(1).max(METADATA_KEY_CHARACTERS);
const metadataValue = z.string().max(METADATA_VALUE_CHARACTERS);

export const metadataField = z
  .record(metadataKey, metadataValue)
  .refine(
    (metadata) => Object.keys(metadata).length <= METADATA_KEYS,
    `must have at most ${METADATA_KEYS} keys`,
  )
  .describe(`At most ${METADATA_KEYS} keys of up to 40 characters, with values of up to 500`);

/** Keys are merged; a null value removes its key, and null removes all. */
export const metadataChangeField = z
  .record(metadataKey, metadataValue.nullable())
  .nullable()
  .describe('Merged into the existing metadata. A null value removes its key; null removes all');

export function mergeMetadata(
  current: Readonly<Record<string, string>>,
  change: z.output<typeof metadataChangeField> | undefined,
): Record<string, string> {
  if (change === undefined) return { ...current };
  if (change === null) return {};
  const merged: Record<string, string> = { ...current };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

export function tooManyKeys(metadata: Readonly<Record<string, string>>): boolean {
  return Object.keys(metadata).length > METADATA_KEYS;
}

export const retentionField = z
  .int()
  .min(1)
  .max(MAX_RETENTION_DAYS)
  .nullable()
  .optional()
  .describe('Number of days that mail is kept');

export const displayNameField = oneLine(200).describe('A human-readable name');

/** The id is unique per tenant and kind of resource (D-INB-06, D-INB-07). */
export const clientIdField = z
  .string()
  .regex(/^[A-Za-z0-9\-._~]{1,256}$/, 'must be 1 to 256 characters of A-Z a-z 0-9 - . _ ~')
  .describe('Your own id. A repeated call with it returns what the first call created');

export const inboxExample: z.input<typeof inboxSchema> = {
  inbox_id: 'calm-otter-483920@agents.example.com',
  email: 'calm-otter-483920@agents.example.com',
  display_name: 'Invoices',
  client_id: 'invoices-1',
  metadata: { team: 'finance' },
  unlisted: null,
  retention_days: null,
  catch_all: false,
  created_at: EXAMPLE_TIME,
  updated_at: EXAMPLE_TIME,
  expires_at: null,
};

/** A shorter retention deletes email permanently, so it needs the permission to delete. */
export function refuseRetention({ scope, permissions }: Caller): void {
  if (scope.type === 'inbox')
    throw forbidden('This key is scoped to one inbox and cannot change retention_days.');
  if (!grants(permissions, 'inbox_delete')) throw lacksPermission('inbox_delete', 'retention_days');
}
