import * as z from 'zod';
import { inboxSchema } from '../../operations/inboxes/inbox.ts';
import { listInboxesOperation } from '../../operations/inboxes/list.ts';
import type { Segment } from '../fenced-text.ts';
import { jsonLine, visibleLine, visibleText } from '../safe-text.ts';
import { defineView, noArguments, UNTRUSTED, untrusted } from '../view.ts';

type Inbox = z.output<typeof inboxSchema>;

const shownInbox = inboxSchema.extend(untrusted);
type ShownInbox = z.output<typeof shownInbox>;

/** Labels were written with a key of the account, which may not be the assistant's user's. */
function showInbox({ display_name, metadata, ...inbox }: Inbox): ShownInbox {
  return {
    ...inbox,
    ...(display_name === undefined ? {} : { display_name: visibleLine(display_name) }),
    metadata: Object.fromEntries(
      Object.entries(metadata).map(([key, value]) => [visibleLine(key), visibleText(value)]),
    ),
    ...UNTRUSTED,
  };
}

/** The id stays outside of the fence: its characters are letters, digits and separators, and every call needs it. */
function trustedFields({ inbox_id, email, unread_count, created_at, updated_at }: ShownInbox): object {
  return {
    inbox_id,
    email,
    ...(unread_count === undefined ? {} : { unread_count }),
    created_at,
    updated_at,
  };
}

function writtenFields({ inbox_id, display_name, client_id, metadata }: ShownInbox): string {
  return jsonLine({ inbox_id, display_name, client_id, metadata });
}

/** An inbox: what the service says of it, then the labels that callers gave to it. */
export const inboxView = defineView({
  body: inboxSchema,
  arguments: noArguments,
  // Whom to trust, and how long mail is kept, is not for an assistant to say; and each description costs it tokens.
  fixed: { expected_senders: undefined, retention_days: undefined, domain: undefined },
  output: shownInbox,
  holdsMail: true,
  show(body) {
    const inbox = showInbox(body);
    return {
      structured: inbox,
      segments: [{ ours: { ...trustedFields(inbox), ...UNTRUSTED } }, { theirs: writtenFields(inbox) }],
    };
  },
});

/** A page of inboxes: what the service says of each, then their labels, one JSON line for each inbox. */
export const inboxesView = defineView({
  body: listInboxesOperation.output,
  arguments: noArguments,
  fixed: {},
  output: listInboxesOperation.output.extend({ ...untrusted, inboxes: z.array(shownInbox) }),
  holdsMail: true,
  show({ inboxes: found, ...page }) {
    const inboxes = found.map(showInbox);
    const head: Segment = { ours: { ...page, inboxes: inboxes.map(trustedFields), ...UNTRUSTED } };
    const labels: Segment = { theirs: inboxes.map(writtenFields).join('\n') };
    return {
      structured: { ...page, inboxes, ...UNTRUSTED },
      segments: inboxes.length === 0 ? [head] : [head, labels],
    };
  },
});
