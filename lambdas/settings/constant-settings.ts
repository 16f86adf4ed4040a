import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import * as z from 'zod';
import { retentionDays } from './plan-settings.ts';
import { fromText, wholeNumber } from './setting-field.ts';
import { sourceAddressHeader } from './trusted-proxy-settings.ts';

/** The state of an endpoint is forgotten after two days without an attempt, so every wait must be shorter. */
const MAX_RETRY_SECONDS = 24 * 60 * 60;
/** One row holds the log of a delivery's attempts. */
const MAX_ATTEMPTS = 20;

/**
 * No operator needs another value, so docs/deploy.md does not name these. Local mode (`--set`) and tests change them.
 */
export const constantFields = {
  quarantineDays: wholeNumber(1, 365),
  /** Email over a cap waits this long for quota, but not longer than its raw bytes exist. */
  deferredMailDays: wholeNumber(1, 30),
  /** Held email is deleted after this many days, unless other email is deleted sooner. Default: like other email. */
  heldRetentionDays: fromText(retentionDays).optional(),
  sourceAddressHeader,
  /** The purge walks again after this time, which is twice the receiving function's timeout. */
  purgeSettleSeconds: wholeNumber(1, 180),
  /**
   * The delay starts at the end of an interval of changes. An interval is twice as long, and SQS delays a message by at
   * most 900 s, so three times this value must fit.
   */
  usageRollUpDelaySeconds: fromText(z.int().min(0).max(300)).default(150),
  /** Nothing can enter the log before an entry of this age, because no writer lives longer. */
  usageSettleSeconds: wholeNumber(0, 120),
  /** With `proven`, a repeated sign-up of a verified account must prove the address. */
  signUpRotation: z.enum(['proven', 'immediate']).default('proven'),
  /** The limits are per mailbox, whichever client causes the emails: codes per minute, codes and notices per day. */
  codeMailsPerMinute: wholeNumber(1, 1),
  codeMailsPerDay: wholeNumber(1, 5),
  /** The limit is per tenant and counts inboxes, webhooks and API keys separately; 0 lifts it. */
  creationsPerMinute: wholeNumber(0, 60),
  waitPollMilliseconds: wholeNumber(10, 1_000),
  /** `loopback` also allows this machine and exists only for local mode. */
  webhookTargets: z.enum(['public', 'loopback']).default('public'),
  /** Each number is in seconds from the failure of the previous attempt. */
  webhookSchedule: fromText(
    z.array(z.number().min(0).max(MAX_RETRY_SECONDS)).min(1).max(MAX_ATTEMPTS),
  ).default([...RETRY_SCHEDULE_SECONDS]),
};
