import type { Services } from '../core/context.ts';
import type { PollTimer } from '../core/poll-timer.ts';

/** The time starts at receipt by the gateway and excludes pauses between polls. */
const SLOW_CALL_MS = 3_000;

/**
 * The gateway's latency metric includes the time that calls wait for email, so an alarm on it would fire whenever a
 * client waits. @param receivedAt in milliseconds since 1970, so that cold starts count
 */
export async function countIfSlow<Reply>(
  services: Services,
  receivedAt: number,
  answer: (services: Services) => Promise<Reply>,
): Promise<Reply> {
  const pollTimer = new MeteredPollTimer(services);
  try {
    return await answer({ ...services, pollTimer });
  } finally {
    const took = services.now().getTime() - receivedAt;
    if (took - pollTimer.waitedMs >= SLOW_CALL_MS) services.metering.count('CallSlow');
  }
}

class MeteredPollTimer implements PollTimer {
  readonly #services: Services;
  waitedMs = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  async next(atMostMs: number): Promise<void> {
    const { now, pollTimer } = this.#services;
    const from = now().getTime();
    await pollTimer.next(atMostMs);
    this.waitedMs += now().getTime() - from;
  }
}
