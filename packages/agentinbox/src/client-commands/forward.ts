import { setTimeout as delay } from 'node:timers/promises';
import type { StreamedEvent } from 'agent-inbox-client/source';
import { parseRetryAfter } from 'agent-inbox-client/source/retry-after';
import { signatureHeaders } from 'agent-inbox-client/source/sign-webhook';
import { nextAttempt } from 'agent-inbox-client/source/webhook-attempts';

/** The timeout is that of webhook deliveries by the service. */
const ANSWER_MS = 15_000;

export interface ForwarderOptions {
  readonly url: string;
  readonly secret: string;
  /** The delays before each attempt are in seconds. */
  readonly schedule: readonly number[];
  readonly report: (line: string) => void;
  readonly random?: () => number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

type Outcome =
  | { readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly failure: string };

/**
 * Signs and retries like webhook deliveries of the service: any 2xx within 15 s is a success, redirects are not
 * followed, and 410 ends the retries. Retries do not delay other events.
 */
export class Forwarder {
  readonly #options: ForwarderOptions;
  readonly #repeating = new Set<Promise<void>>();
  readonly #givenUp: string[] = [];

  constructor(options: ForwarderOptions) {
    this.#options = options;
  }

  get pending(): number {
    return this.#repeating.size;
  }

  /** Resolves after the first attempt; retries continue in the background. */
  async post(event: StreamedEvent): Promise<void> {
    const id = event.event_id;
    const { cursor: _, ...frame } = event;
    const body = JSON.stringify({ type: 'event', ...frame });
    const wait = await this.#attempt(id, body, 1);
    if (wait === undefined) return;
    const repetition = this.#repeat(id, body, wait).finally(() => this.#repeating.delete(repetition));
    this.#repeating.add(repetition);
  }

  async end(): Promise<readonly string[]> {
    await Promise.all(this.#repeating);
    return this.#givenUp;
  }

  async #repeat(id: string, body: string, firstWait: number): Promise<void> {
    const { wait = delay } = this.#options;
    let seconds: number | undefined = firstWait;
    for (let attempt = 2; seconds !== undefined; attempt += 1) {
      await wait(seconds * 1000);
      seconds = await this.#attempt(id, body, attempt);
    }
  }

  /** Returns seconds until the next attempt; undefined ends the retries. */
  async #attempt(id: string, body: string, attempt: number): Promise<number | undefined> {
    const { url, schedule, report, random = Math.random } = this.#options;
    const outcome = await this.#send(id, body);
    const said = 'status' in outcome ? String(outcome.status) : outcome.failure;
    if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
      report(`  → ${said}  ${url}  ${id}`);
      return undefined;
    }
    const next = nextAttempt({ schedule, attempt, random, outcome: 'status' in outcome ? outcome : {} });
    const then = typeof next === 'number' ? `again in ${next} s` : 'giving up';
    report(`  → ${said}  ${url}  ${id}  attempt ${attempt} of ${schedule.length}, ${then}`);
    if (typeof next === 'number') return next;
    this.#givenUp.push(id);
    return undefined;
  }

  async #send(id: string, body: string): Promise<Outcome> {
    const { url, secret } = this.#options;
    const timestampSeconds = Math.floor(Date.now() / 1000);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(await signatureHeaders({ secret, id, timestampSeconds, body })),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.body?.cancel();
      const header = response.headers.get('retry-after') ?? undefined;
      const retryAfterSeconds = parseRetryAfter(header, new Date());
      return { status: response.status, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
    } catch (error) {
      return { failure: reasonOf(error) };
    }
  }
}

/** The message of an error of `fetch` is generic; its `cause` has host and reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response within ${ANSWER_MS / 1000} s`;
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
