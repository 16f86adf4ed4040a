import { fileURLToPath } from 'node:url';

export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DOMAIN = 'inbox.localhost';

/** Seconds before each attempt of a delivery. */
export const WEBHOOK_SCHEDULE = [0, 1, 2];

/** What every system test runs on unless it says otherwise. */
export const SETTINGS = {
  inboxDomain: DOMAIN,
  signUpsPerHourPerSource: '0',
  codeMailsPerMinute: '100',
  codeMailsPerDay: '100',
  creationsPerMinute: '0',
  waitingCalls: '400',
  waitPollMilliseconds: '100',
  webhookTargets: 'loopback',
  // What fails is dead within seconds, so that no test waits for what another has left.
  webhookSchedule: JSON.stringify(WEBHOOK_SCHEDULE),
  purgeSettleSeconds: '1',
};
