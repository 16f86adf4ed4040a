import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import { describe, expect, test } from 'vitest';
import { dollarsOf, mail } from '../../bench/cost-model/bills.ts';
import { PRICES } from '../../bench/cost-model/prices.ts';
import { LATE_AFTER_SECONDS } from '../../lambdas/batch/late-after.ts';
import { MAX_SOURCES, UNKNOWN_KEYS_PER_WINDOW } from '../../lambdas/core/unknown-keys.ts';
import { pageFields } from '../../lambdas/operations/fields.ts';
import { MAX_BUCKETS } from '../../lambdas/operations/metrics/usage.ts';
import { LIMITS } from '../../lambdas/settings/plan-settings.ts';
import { policySchema } from '../../lambdas/settings/policy.ts';
import { ATTEMPTS_PER_CODE, ATTEMPTS_PER_DAY } from '../../lambdas/store/account/codes.ts';
import { REQUESTS_PER_WINDOW } from '../../lambdas/store/limit/rate-window.ts';
import { EVENT_DAYS } from '../../lambdas/store/log/event-log.ts';
import { MAX_REPLAYS } from '../../lambdas/store/stream/replay-leases.ts';
import { STARTED_PER_MINUTE } from '../../lambdas/store/webhook/started-deliveries.ts';
import { LOG_DAYS } from '../../lambdas/store/webhook/webhook-deliveries.ts';
import { MAX_ENTRIES } from '../../lambdas/waiting/new-entries.ts';
import { MAX_WAIT_SECONDS } from '../../lambdas/waiting/wait-until-found.ts';
import { SLOW_MS } from '../../lambdas/webhooks/breaker.ts';
import { MAX_IN_FLIGHT } from '../../lambdas/webhooks/lane.ts';
import { ANSWER_BYTES } from '../../lambdas/webhooks/post.ts';
import { ATTEMPT_MILLISECONDS } from '../../lambdas/webhooks/send.ts';
import { settingsSchema } from '../../lib/settings.ts';
import { readText } from './repository-files.ts';

const { plans, ...defaults } = policySchema.parse({ inboxDomain: 'agents.example.com' });
const number = (value: number): string => value.toLocaleString('en-US');
const attemptSeconds = ATTEMPT_MILLISECONDS / 1_000;
const waits = RETRY_SCHEDULE_SECONDS.map((seconds) => {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
});
const inboxesOf = (name: string) => plans[name]?.inboxes;
const planRow = (name: string): string => {
  const { inboxes, messagesPerMonth, storageBytes, webhooks, keys } = plans[name] ?? {};
  const megabytes = (storageBytes ?? 0) / 1_000_000;
  const storage = megabytes < 1_000 ? `${megabytes} MB` : `${megabytes / 1_000} GB`;
  return `| ${name} | ${inboxes} | ${number(messagesPerMonth ?? 0)} | ${storage} | ${webhooks} | ${number(keys ?? 0)} |`;
};

const MILLION = 1_000_000;
const dollars = (value: number): string => `$${value.toFixed(2)}`;
/** Of a mail in two regions. SNS puts it into the queue free of charge; calls of SQS are for ten messages. */
const standby = {
  stored: PRICES.sesReceived + PRICES.s3Write + PRICES.snsPublish,
  replayed: PRICES.s3Read + PRICES.s3Write + (3 * PRICES.sqsRequest) / 10,
  received: dollarsOf(mail()) - PRICES.sesReceived,
};
const standbyTotal = standby.stored + standby.replayed + standby.received;

/** Numbers of the code that documents repeat, each with the words that make it unique on its page. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'docs/interface.md': [
    `${MAX_WAIT_SECONDS} seconds`,
    `${REQUESTS_PER_WINDOW} requests`,
    `${MAX_BUCKETS} buckets`,
    `${pageFields.limit.parse(undefined)} by default`,
    `${ATTEMPTS_PER_CODE} attempts at`,
    `${ATTEMPTS_PER_DAY} attempts a day`,
    `${defaults.creationsPerMinute} keys, ${defaults.creationsPerMinute} inboxes and ${defaults.creationsPerMinute} webhooks`,
    `${defaults.codeMailsPerDay} emails a day`,
    `Over-quota mail is kept for ${defaults.deferredMailDays} days`,
    `${defaults.quarantineDays} days`,
    `${STARTED_PER_MINUTE.webhook} a minute per webhook`,
    `and ${STARTED_PER_MINUTE.tenant} per tenant (429)`,
    `${MAX_IN_FLIGHT.webhook} per webhook`,
    `${MAX_IN_FLIGHT.tenant} per tenant`,
    `${MAX_IN_FLIGHT.host} per target host`,
    planRow('unverified'),
    planRow('verified'),
  ],
  'docs/api.md': [
    `(at most ${MAX_WAIT_SECONDS})`,
    `${LIMITS.waitsPerKey.verified} calls per key`,
    `${LIMITS.waits.verified} per account`,
    `(${LIMITS.waitsPerKey.unverified} and ${LIMITS.waits.unverified} before`,
    `${number(MAX_ENTRIES)} entries`,
    `last ${EVENT_DAYS} days`,
  ],
  'docs/events.md': [
    `2xx within ${attemptSeconds} seconds`,
    `${ANSWER_BYTES / 1024} KB`,
    `${MAX_IN_FLIGHT.webhook} attempts per webhook`,
    `${MAX_IN_FLIGHT.host} per host`,
    `over ${SLOW_MS / 1_000} seconds`,
    `last ${LOG_DAYS} days`,
    `${EVENT_DAYS} days ago`,
    `${STARTED_PER_MINUTE.webhook} a minute per webhook`,
    `${STARTED_PER_MINUTE.tenant} per tenant`,
    `${waits.slice(1, -1).join(', ')} and ${waits.at(-1)}`,
  ],
  'docs/stream.md': [`${MAX_REPLAYS.key} connections of the key`, `(${MAX_REPLAYS.tenant} per account)`],
  'docs/mcp.md': [`at most ${MAX_WAIT_SECONDS}`, `${REQUESTS_PER_WINDOW} requests`],
  'docs/operate.md': [`${UNKNOWN_KEYS_PER_WINDOW} unknown keys a minute`, `${number(MAX_SOURCES)} sources`],
  'docs/runbook.md': [
    `receipts and webhook events ${LATE_AFTER_SECONDS['receive-mail'] / 60} minutes, stream events ${LATE_AFTER_SECONDS['stream-fan-out'] / 60} minutes`,
  ],
  'docs/standby.md': [
    `${dollars(3 * PRICES.cloudWatchAlarmMonth)} a month`,
    `${dollars(standby.stored * MILLION)} there`,
    `${dollars(standby.replayed * MILLION)} to replay`,
    `${dollars(standby.received * MILLION)} in the first region`,
    `${dollars(standbyTotal * MILLION)} instead of ${dollars((standby.received + PRICES.sesReceived) * MILLION)}`,
  ],
  'docs/security.md': [`${MAX_REPLAYS.tenant} replays`],
  'skills/agent-inbox/SKILL.md': [
    `${inboxesOf('unverified')} inboxes before verification, then ${inboxesOf('verified')}`,
  ],
  'packages/client/README.md': [`${LIMITS.waitsPerKey.verified} waiting calls`],
  'packages/python-client/README.md': [`${LIMITS.waitsPerKey.verified} waiting calls`],
};

describe('numbers of documents are those of the code', () => {
  test.each(Object.entries(NUMBERS))('in %s', (page, numbers) => {
    const text = readText(page).replace(/\s+/g, ' ');

    const isOnce = (words: string): boolean => {
      const [before = '', after, again] = text.split(words);
      return after !== undefined && again === undefined && !/[\d.,]$/.test(before);
    };

    expect(numbers.filter((words) => !isOnce(words))).toEqual([]);
  });

  test('in the defaults of docs/deploy.md', () => {
    const shown = [...readText('docs/deploy.md').matchAll(/^- `(\w+)` \(`([^`]+)`\): /gm)];
    const settings: Readonly<Record<string, unknown>> = settingsSchema.parse({
      inboxDomain: 'agents.example.com',
    });
    const wrong = shown.filter(([, name = '', value = '']) => {
      const code = settings[name];
      // Some defaults follow from other settings, and are shown as how they do.
      return code !== undefined && (typeof code === 'string' ? code : JSON.stringify(code)) !== value;
    });

    expect(shown.length).toBeGreaterThanOrEqual(Object.keys(settingsSchema.shape).length / 2);
    expect(wrong.map(([row]) => row)).toEqual([]);
  });
});
