import type { Services } from '../core/context.ts';
import type { PollTimer } from '../core/poll-timer.ts';

/** Slow calls take this long from receipt by the gateway, excluding pauses between polls. */
const SLOW_CALL_MS = 3_000;

/**
 * Counts slow calls. The gateway's latency metric includes the time that calls wait for mail, so an alarm on it
 * would fire whenever a client waits. Other calls write nothing.
 * @param receivedAt time of receipt by the gateway in milliseconds since 1970, so that cold starts count.
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
