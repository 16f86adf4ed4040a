import * as z from 'zod';
import { createClaimsOperation } from '../../operations/claims/create.ts';
import { defineView, UNTRUSTED, untrusted } from '../view.ts';
import { readingArguments, showMessages, shownMessage } from './message-text.ts';
import { timeoutArguments, waitOf } from './timeout.ts';

const claimed = z.object({
  claim_id: z.string().nullable().describe('Null when there is nothing to do'),
  expires_at: z.string().optional(),
  attempt: z.int().optional(),
  message: shownMessage.optional(),
  ...untrusted,
});

/** One unread message that the assistant holds, or none. More of its text is read by its id. */
export const claimView = defineView({
  body: createClaimsOperation.output,
  arguments: timeoutArguments,
  fixed: {
    limit: 1,
    wait: 0,
    worker: undefined,
    to: undefined,
    before: undefined,
    has_attachment: undefined,
    tag: undefined,
    kind: undefined,
    not_kind: undefined,
  },
  derived: waitOf,
  output: claimed,
  holdsMail: true,
  show({ claims: [claim] }) {
    if (claim === undefined) {
      const none = { claim_id: null, ...UNTRUSTED };
      return { structured: none, segments: [{ ours: none }] };
    }
    const { claim_id, expires_at, attempt } = claim;
    const { messages, segments } = showMessages([claim.message], readingArguments.parse({}));
    const held = { claim_id, expires_at, attempt, ...UNTRUSTED };
    return { structured: { ...held, message: messages[0] }, segments: [{ ours: held }, ...segments] };
  },
});
