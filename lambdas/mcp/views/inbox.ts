import { jsonLine, type Shown, UNTRUSTED, visibleLine } from '@agent-inbox/mail-reader/assistant';
import type * as z from 'zod';
import { inboxSchema } from '../../operations/inboxes/inbox.ts';
import { listInboxesOperation } from '../../operations/inboxes/list.ts';
import { defineView, noArguments, untrustedSegments } from '../view.ts';

type Inbox = z.output<typeof inboxSchema>;

/** Other keys of the account may have set labels, so labels are untrusted. */
function showInbox({ display_name, metadata, ...inbox }: Inbox): Shown['structured'] {
  return {
    ...inbox,
    display_name: display_name && visibleLine(display_name),
    metadata,
    ...UNTRUSTED,
  };
}

/** An id has only letters, digits and separators, so it cannot contain instructions. */
function trustedFields({
  inbox_id,
  email,
  unread_count,
  created_at,
  updated_at,
}: Inbox): Shown['structured'] {
  return { inbox_id, email, unread_count, created_at, updated_at };
}

function writtenFields({ inbox_id, display_name, client_id, metadata }: Inbox): string {
  return jsonLine({
    inbox_id,
    display_name: display_name && visibleLine(display_name),
    client_id,
    metadata,
  });
}

const NOT_DECLARED: readonly string[] = [
  'catch_all',
  'retention_days',
  'unlisted',
  'updated_at',
  'held_count',
  'last_message',
];

export const inboxView = defineView({
  body: inboxSchema,
  arguments: noArguments,
  // Assistants must not change trust or retention, and each description costs tokens.
  fixed: {
    expected_senders: undefined,
    retention_days: undefined,
    domain: undefined,
    include_activity: undefined,
  },
  fields: [
    ...Object.keys(inboxSchema.shape).filter((name) => !NOT_DECLARED.includes(name)),
    'untrusted_content',
  ],
  holdsMail: true,
  show: (inbox) => ({
    structured: showInbox(inbox),
    segments: untrustedSegments(trustedFields(inbox), [writtenFields(inbox)]),
  }),
});

export const inboxesView = defineView({
  body: listInboxesOperation.output,
  arguments: noArguments,
  fixed: { include_activity: undefined },
  fields: ['next_page_token', 'inboxes', 'untrusted_content'],
  holdsMail: true,
  show: ({ inboxes, ...page }) => ({
    structured: { ...page, inboxes: inboxes.map(showInbox), ...UNTRUSTED },
    segments: untrustedSegments({ ...page, inboxes: inboxes.map(trustedFields) }, inboxes.map(writtenFields)),
  }),
});
