import * as z from 'zod';
import { MAX_WAIT_SECONDS } from '../../waiting/wait-until-found.ts';
import type { View } from '../view.ts';
import { messagesView } from './messages.ts';

/** Mail of the last minute counts: what a model has caused may have come before it begins to wait. */
const DEFAULT_AFTER_MS = 60_000;

const waitArguments = z.object({
  timeout_seconds: z.int().min(0).max(MAX_WAIT_SECONDS).default(MAX_WAIT_SECONDS),
});

/** The list of messages that match, as soon as there are some. */
export const waitView: View = {
  ...messagesView,
  arguments: waitArguments,
  fixed: { wait: 0, page_token: undefined, ascending: false },
  defaults: (_args, now) => ({ after: new Date(now.getTime() - DEFAULT_AFTER_MS).toISOString() }),
  derived: (args) => ({ wait: waitArguments.parse(args).timeout_seconds }),
};
