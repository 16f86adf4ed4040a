import { inboxCreated, inboxDeleted } from './inbox-scenarios.ts';
import type { Scenario } from './kill-matrix.ts';
import { recovery, recoveryInThreeJobs, replayInThreeJobs, replayToSocket } from './log-scenarios.ts';
import { arrivals, caught, release, toWebhooks } from './scenarios.ts';
import { toSockets, toSocketsInJobs } from './socket-scenarios.ts';
import { stateChanges, unlistedArrivals } from './state-scenarios.ts';

/** Work in which each pair of deaths is played by the long run. */
export const KILLED_TWICE: readonly Scenario[] = [
  ...arrivals,
  release,
  toWebhooks,
  toSockets,
  replayInThreeJobs,
  recoveryInThreeJobs,
];

/** Work in which a few pairs of deaths are played. */
export const KILLED_TWICE_AT_TIMES: readonly Scenario[] = [
  ...KILLED_TWICE,
  ...caught,
  toSocketsInJobs,
  replayToSocket,
  recovery,
  inboxCreated,
  inboxDeleted,
];

/** All work that a death may interrupt, but a rebuild (`rebuild-kill.long.test.ts`). */
export const KILLED: readonly Scenario[] = [...KILLED_TWICE_AT_TIMES, ...stateChanges, ...unlistedArrivals];
