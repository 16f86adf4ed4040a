import type * as z from 'zod';
import { inboxSchema } from '../../operations/inboxes/inbox.ts';
import { listInboxesOperation } from '../../operations/inboxes/list.ts';
import { jsonLine, visibleLine } from '../safe-text.ts';
import { defineView, noArguments, type Shown, UNTRUSTED, untrustedSegments } from '../view.ts';

type Inbox = z.output<typeof inboxSchema>;

/** An inbox with the labels that keys of the account gave to it, which may not be those of the assistant's user. */
function showInbox({ display_name, metadata, ...inbox }: Inbox): Shown['structured'] {
  return {
    ...inbox,
    display_name: display_name && visibleLine(display_name),
    metadata,
    ...UNTRUSTED,
  };
}

/** The id stays outside of the fence: its characters are letters, digits and separators, and every call needs it. */
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

/** An inbox: what the service says of it, then the labels that callers gave to it. */
export const inboxView = defineView({
  body: inboxSchema,
  arguments: noArguments,
  // Whom to trust, and how long mail is kept, is not for an assistant to say; and each description costs it tokens.
  fixed: { expected_senders: undefined, retention_days: undefined, domain: undefined },
  fields: [...Object.keys(inboxSchema.shape), 'untrusted_content'],
  holdsMail: true,
  show: (inbox) => ({
    structured: showInbox(inbox),
    segments: untrustedSegments(trustedFields(inbox), [writtenFields(inbox)]),
  }),
});

/** A page of inboxes: what the service says of each, then their labels, one JSON line for each inbox. */
export const inboxesView = defineView({
  body: listInboxesOperation.output,
  arguments: noArguments,
  fields: ['count', 'limit', 'next_page_token', 'inboxes', 'untrusted_content'],
  holdsMail: true,
  show: ({ inboxes, ...page }) => ({
    structured: { ...page, inboxes: inboxes.map(showInbox), ...UNTRUSTED },
    segments: untrustedSegments({ ...page, inboxes: inboxes.map(trustedFields) }, inboxes.map(writtenFields)),
  }),
});
