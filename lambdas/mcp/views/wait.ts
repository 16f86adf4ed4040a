import { jsonLine, showMessages, UNTRUSTED } from '@agent-inbox/mail-reader/assistant';
import * as z from 'zod';
import { createClaimsOperation } from '../../operations/claims/create.ts';
import { verificationOperation } from '../../operations/inboxes/verification.ts';
import { MAX_WAIT_SECONDS } from '../../waiting/wait-until-found.ts';
import { defineView, untrustedSegments } from '../view.ts';
import { messagesView, namedInbox } from './list.ts';
import { readingArguments } from './message.ts';

const timeoutArguments = z.object({
  timeout_seconds: z.int().min(0).max(MAX_WAIT_SECONDS).default(MAX_WAIT_SECONDS),
});

/** An email may arrive just before the model starts to wait. */
const DEFAULT_AFTER_MS = 60_000;

export const waitView = defineView({
  ...messagesView,
  arguments: timeoutArguments.extend({ ...namedInbox.shape, after: z.unknown().optional() }),
  fixed: {
    wait: 0,
    q: undefined,
    sort: 'newest',
    include_held: false,
    page_token: undefined,
    ascending: false,
  },
  input({ timeout_seconds, after }, now) {
    const lastMinute = new Date(now.getTime() - DEFAULT_AFTER_MS).toISOString();
    return { wait: timeout_seconds, after: after === undefined ? lastMinute : after };
  },
});

/** The sender wrote the code or link. */
export const verificationView = defineView({
  body: verificationOperation.output,
  arguments: timeoutArguments,
  fixed: { wait: 0 },
  input: ({ timeout_seconds }) => ({ wait: timeout_seconds }),
  fields: [...Object.keys(verificationOperation.output.shape), 'untrusted_content'],
  holdsMail: true,
  show(found) {
    const { code, link, sender, sender_domain, candidates, ...ours } = found;
    const isFound = sender !== null || candidates.length > 0;
    return {
      structured: { ...found, ...UNTRUSTED },
      segments: untrustedSegments(
        ours,
        isFound ? [jsonLine({ code, link, sender, sender_domain, candidates })] : [],
      ),
    };
  },
});

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
    delivered_to: undefined,
    kind: undefined,
    not_kind: undefined,
  },
  input: ({ timeout_seconds }) => ({ wait: timeout_seconds }),
  fields: ['claim_id', 'expires_at', 'attempt', 'message', 'untrusted_content'],
  types: {
    claim_id: { type: ['string', 'null'] },
    expires_at: { type: 'string' },
    attempt: { type: 'integer' },
    message: { type: 'object' },
  },
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
