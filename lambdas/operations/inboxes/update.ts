import * as z from 'zod';
import { writeAsCaller } from '../../auth/write-as-caller.ts';
import type { Caller } from '../../caller/caller.ts';
import { grants } from '../../caller/permissions.ts';
import { changedMeanwhile, forbidden, invalid, lacksPermission } from '../../core/errors.ts';
import { UNLISTED } from '../../message/list-entry.ts';
import { type Inbox, inboxUpdate } from '../../store/inbox/inboxes.ts';
import { defineOperation } from '../define.ts';
import { changedField, inboxIdField } from '../fields.ts';
import { requireInbox } from '../of-inbox.ts';
import { catchAllChange, catchAllField } from './catch-all.ts';
import { expiryChangeFields, expiryOf } from './expiry.ts';
import {
  displayNameField,
  inboxExample,
  inboxSchema,
  METADATA_KEYS,
  mergeMetadata,
  metadataChangeField,
  refuseRetention,
  retentionField,
  showInbox,
  tooManyKeys,
} from './inbox.ts';

const ATTEMPTS = 10;

export const updateInboxOperation = defineOperation({
  name: 'inboxes.update',
  summary: 'Update an inbox',
  method: 'PATCH',
  path: '/inboxes/{inbox_id}',
  input: z
    .object({
      inbox_id: inboxIdField,
      display_name: displayNameField.optional(),
      metadata: metadataChangeField.optional(),
      ...expiryChangeFields,
      retention_days: retentionField,
      catch_all: catchAllField,
      unlisted: z
        .enum(UNLISTED)
        .nullable()
        .optional()
        .describe(
          'What happens to mail from unlisted senders; null: the account setting applies. Inbox-scoped keys cannot change it',
        ),
    })
    .refine(({ inbox_id: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
      message:
        'at least one of display_name, metadata, unlisted, retention_days, catch_all, expires_in and expires_at is required',
    }),
  output: inboxSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'inbox.updated', resource: 'inbox', id: 'inbox_id' },
  access: { permission: 'inbox_update', scope: 'any' },
  example: {
    input: { inbox_id: inboxExample.inbox_id, metadata: { team: 'finance' } },
    output: inboxExample,
  },
  async run(context, input) {
    const { inbox_id, display_name, metadata, unlisted, retention_days, catch_all, expires_in, expires_at } =
      input;
    const { table, caller } = context;
    const expiresAt = expiryOf({ expires_in, expires_at }, context.now());
    // An agent must not open the filter that keeps strangers from it.
    if (unlisted !== undefined && caller.scope.type === 'inbox')
      throw forbidden('This key is scoped to one inbox and cannot change unlisted.');
    if (retention_days !== undefined) refuseRetention(caller);
    if (catch_all !== undefined && caller.scope.type === 'inbox')
      throw forbidden('This key is scoped to one inbox and cannot change catch_all.');
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const inbox = await requireInbox(context, inbox_id);
      refuseSooner(caller, inbox, expiresAt);
      const merged = mergeMetadata(inbox.metadata, metadata);
      if (tooManyKeys(merged))
        throw invalid('metadata', `must have at most ${METADATA_KEYS} keys, including existing ones`);
      const now = context.now();
      const change = {
        displayName: display_name,
        metadata: merged,
        expiresAt,
        unlisted,
        retentionDays: retention_days,
        catchAll: catch_all === false ? null : catch_all,
      };
      const domain = await catchAllChange(context, inbox, catch_all);
      if (await writeAsCaller(context, { ...inboxUpdate(table, inbox, change, now), ...domain })) {
        return showInbox({
          ...inbox,
          displayName: display_name ?? inbox.displayName,
          metadata: merged,
          expiresAt: changedField(inbox.expiresAt, expiresAt),
          unlisted: changedField(inbox.unlisted, unlisted),
          retentionDays: changedField(inbox.retentionDays, retention_days),
          catchAll: changedField(inbox.catchAll, change.catchAll),
          updatedAt: now.toISOString(),
        });
      }
    }
    throw changedMeanwhile('This inbox');
  },
});

/** Expiry deletes the inbox, so a key that may not delete can only extend it. */
function refuseSooner(
  { permissions }: Caller,
  { expiresAt: before = '~' }: Inbox,
  expiresAt: string | null | undefined,
): void {
  if (typeof expiresAt === 'string' && expiresAt < before && !grants(permissions, 'inbox_delete'))
    throw lacksPermission('inbox_delete', 'setting an earlier expiry');
}
