import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import { clientIdConflict, lacksPermission } from '../../core/errors.ts';
import { createInbox } from '../../inboxes/create-inbox.ts';
import { openDomains, unknownDomain } from '../../inboxes/open-domains.ts';
import { lowerCased, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '../../inboxes/username.ts';
import { normalizedEntry } from '../../message/list-entry.ts';
import { defineOperation, Replayed } from '../define.ts';
import { newEntryField } from '../lists/sender-list.ts';
import { expiryFields, expiryOf } from './expiry.ts';
import {
  clientIdField,
  displayNameField,
  inboxExample,
  inboxSchema,
  metadataField,
  retentionField,
  showInbox,
} from './inbox.ts';

const MAX_EXPECTED = 20;

export const usernameField = z
  .string()
  .refine((name) => {
    const lower = lowerCased(name);
    return lower.length >= USERNAME_MIN && lower.length <= USERNAME_MAX && USERNAME_PATTERN.test(lower);
  }, `must be ${USERNAME_MIN} to ${USERNAME_MAX} characters of a-z 0-9 . _ -, begin and end with a letter or digit, and have no two separators in a row`)
  .describe('Local part of the address. Default: a readable random name');

export const createInboxOperation = defineOperation({
  name: 'inboxes.create',
  summary: 'Create an inbox',
  description: 'The address receives mail as soon as the call returns.',
  method: 'POST',
  path: '/inboxes',
  input: z.object({
    username: usernameField.optional(),
    domain: z.string().optional().describe('A domain from GET /domains. Default: the first one'),
    display_name: displayNameField.optional(),
    client_id: clientIdField.optional(),
    metadata: metadataField.optional(),
    ...expiryFields,
    expected_senders: z
      .array(newEntryField)
      .min(1)
      .max(MAX_EXPECTED)
      .optional()
      .describe('Entries for the allow list of the inbox. Needs inbox_update'),
    retention_days: retentionField,
  }),
  setLater: ['catch_all', 'unlisted'],
  output: inboxSchema,
  errors: ['cap_hit', 'address_unavailable', 'conflict'],
  audit: { action: 'inbox.created', resource: 'inbox' },
  access: { permission: 'inbox_create', scope: 'organization' },
  example: {
    input: { display_name: 'Invoices', client_id: 'invoices-1', metadata: { team: 'finance' } },
    output: inboxExample,
  },
  async run(context, input) {
    const domain = input.domain?.toLowerCase();
    if (domain !== undefined && !(await openDomains(context)).some((open) => open.domain === domain))
      throw await unknownDomain(context);
    const { expected_senders: expected = [] } = input;
    // An agent must not open the filter that keeps strangers from it.
    if (expected.length > 0 && !grants(context.caller.permissions, 'inbox_update'))
      throw lacksPermission('inbox_update', 'expected_senders');
    const { inbox, existed } = await createInbox(context, {
      username: input.username === undefined ? undefined : lowerCased(input.username),
      domain,
      displayName: input.display_name,
      clientId: input.client_id,
      metadata: input.metadata ?? {},
      expiresAt: expiryOf(input, context.now()) ?? undefined,
      expectedSenders: [...new Set(expected.flatMap((entry) => normalizedEntry(entry) ?? []))],
      retentionDays: input.retention_days ?? undefined,
    });
    const shown = showInbox(inbox);
    if (!existed) return shown;
    if (!grants(context.caller.permissions, 'inbox_read')) throw clientIdConflict();
    return new Replayed(shown);
  },
});
