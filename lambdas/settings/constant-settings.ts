import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import * as z from 'zod';
import { fromText, wholeNumber } from './setting-field.ts';

/** What is known of an endpoint is forgotten after two days without an attempt: every wait has to be shorter. */
const MAX_RETRY_SECONDS = 24 * 60 * 60;
/** The log of a delivery's attempts is in one row. */
const MAX_ATTEMPTS = 20;

/**
 * Constants of a deployment: no operator needs another value, and docs/deploy.md does not name them. The laptop (`--set`) and tests
 * change them.
 */
export const constantFields = {
  /** How long the name of a deleted inbox stays unavailable. */
  quarantineDays: wholeNumber(1, 365),
  /** How long after a delete the purge walks once more: twice the life of the receiving function. */
  purgeSettleSeconds: wholeNumber(1, 180),
  /**
   * How long after the end of an interval of changes a tenant's usage is rolled up. An interval is twice as long, and SQS
   * delays a message by at most 900 s: the job of a change at the beginning of an interval waits three times this.
   */
  usageRollUpDelaySeconds: fromText(z.int().min(0).max(300)).default(150),
  /** Age from which on nothing can enter the log before an entry: longer than any writer lives. */
  usageSettleSeconds: wholeNumber(0, 120),
  /** Whether a repeated sign-up of a verified account must prove the address before its new key counts. */
  signUpRotation: z.enum(['proven', 'immediate']).default('proven'),
  /** Emails that sign-up sends to one mailbox, whatever client causes them: codes in a minute, codes and notices in a day. */
  codeMailsPerMinute: wholeNumber(1, 1),
  codeMailsPerDay: wholeNumber(1, 5),
  /** Inboxes, webhooks and API keys, each, that one tenant may create in a minute; 0 lifts the limit. */
  creationsPerMinute: wholeNumber(0, 60),
  /** Milliseconds between two reads of a call that waits. */
  waitPollMilliseconds: wholeNumber(10, 1_000),
  /**
   * Where webhooks may point: addresses of the public internet, or this machine's own as well. `loopback` exists
   * only for the local runtime.
   */
  webhookTargets: z.enum(['public', 'loopback']).default('public'),
  /** Seconds before each attempt at a webhook, counted from the failure of the one before it. */
  webhookSchedule: fromText(
    z.array(z.number().min(0).max(MAX_RETRY_SECONDS)).min(1).max(MAX_ATTEMPTS),
  ).default([...RETRY_SCHEDULE_SECONDS]),
};
