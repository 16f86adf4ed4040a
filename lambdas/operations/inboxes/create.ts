import * as z from 'zod';
import { grants } from '../../caller/permissions.ts';
import { clientIdConflict } from '../../core/errors.ts';
import { createInbox } from '../../inboxes/create-inbox.ts';
import { lowerCased, USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from '../../inboxes/username.ts';
import { defineOperation, Replayed } from '../define.ts';
import { expiryFields, expiryOf } from './expiry.ts';
import {
  clientIdField,
  displayNameField,
  inboxExample,
  inboxSchema,
  metadataField,
  showInbox,
} from './inbox.ts';

export const usernameField = z
  .string()
  .refine((name) => {
    const lower = lowerCased(name);
    return lower.length >= USERNAME_MIN && lower.length <= USERNAME_MAX && USERNAME_PATTERN.test(lower);
  }, '3 to 64 of a-z 0-9 . _ - with a letter or digit at both ends and no two separators in a row')
  .describe('Local part of the address; a readable random one when omitted');

export const createInboxOperation = defineOperation({
  name: 'inboxes.create',
  summary: 'Create an inbox',
  description: 'The address is live as soon as the answer arrives.',
  method: 'POST',
  path: '/inboxes',
  input: z.object({
    username: usernameField.optional(),
    display_name: displayNameField.optional(),
    client_id: clientIdField.optional(),
    metadata: metadataField.optional(),
    ...expiryFields,
  }),
  output: inboxSchema,
  errors: ['cap_hit', 'address_unavailable', 'conflict'],
  access: { permission: 'inbox_create', scope: 'organization' },
  mcp: {
    tool: 'create_inbox',
    view: 'inbox',
    title: 'Create inbox',
    description: 'Make an email address, random without username. client_id makes repeats safe.',
  },
  example: {
    input: { display_name: 'Invoices', client_id: 'invoices-1', metadata: { team: 'finance' } },
    output: inboxExample,
  },
  async run(context, input) {
    const { inbox, existed } = await createInbox(context, {
      username: input.username === undefined ? undefined : lowerCased(input.username),
      displayName: input.display_name,
      clientId: input.client_id,
      metadata: input.metadata ?? {},
      expiresAt: expiryOf(input, context.now()) ?? undefined,
    });
    const shown = showInbox(inbox);
    if (!existed) return shown;
    if (!grants(context.caller.permissions, 'inbox_read')) throw clientIdConflict();
    return new Replayed(shown);
  },
});
