import type { Services } from '../core/context.ts';
import type { PollTimer } from '../core/poll-timer.ts';

/** From this on a call is slow: what it took since the gateway received it, less its pauses between polls. */
const SLOW_CALL_MS = 3_000;

/**
 * Answers a call, and counts it when it is slow. The gateway's own latency contains the time that a call waits for mail, so an
 * alarm on it would ring while anybody waits. A call that is not slow writes nothing.
 * @param receivedAt when the gateway received it, in milliseconds since 1970: a cold start belongs to the call.
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
