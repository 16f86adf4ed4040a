import type { View } from '../view.ts';
import { namedInbox } from './list-item.ts';
import { messagesView } from './messages.ts';
import { timeoutArguments, waitOf } from './timeout.ts';

/** Mail of the last minute counts: what a model has caused may have come before it begins to wait. */
const DEFAULT_AFTER_MS = 60_000;

/** The list of messages that match, as soon as there are some. */
export const waitView: View = {
  ...messagesView,
  arguments: timeoutArguments.extend(namedInbox.shape),
  fixed: {
    wait: 0,
    q: undefined,
    sort: 'newest',
    include_held: false,
    page_token: undefined,
    ascending: false,
  },
  defaults: (_args, now) => ({ after: new Date(now.getTime() - DEFAULT_AFTER_MS).toISOString() }),
  derived: waitOf,
};
