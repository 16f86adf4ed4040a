import { type Clock, type PostError, post, systemClock } from './post.ts';
import { locateTarget, lookupAll, type Resolve, type TargetMode } from './target-check.ts';

/** From the first question to the resolver to the last byte of the answer. */
export const ATTEMPT_MILLISECONDS = 15_000;

const USER_AGENT = 'agent-inbox/1';

/**
 * Why an attempt failed: `redirect` and `status` when the endpoint answered so, `blocked_target` when its name does not
 * resolve, or its URL or addresses are not ones that we connect to (any more). The two are one value because a tenant reads
 * it, and must not learn which private names our resolver knows.
 */
type SendError = 'status' | 'redirect' | 'blocked_target' | PostError;

export interface SendOutcome {
  /** Any 2xx in time. */
  readonly delivered: boolean;
  readonly status?: number;
  /** Of the whole attempt: close to the deadline for an endpoint that answers in time and never ends. */
  readonly durationMs: number;
  /** Absent exactly when delivered. */
  readonly error?: SendError;
  /** What the endpoint asked for in `Retry-After`, neither capped nor trusted. */
  readonly retryAfterSeconds?: number;
}

export interface Attempt {
  readonly url: string;
  /** The signature's. */
  readonly headers: Readonly<Record<string, string>>;
  /** Exactly what was signed. */
  readonly body: string;
}

interface SendOptions {
  readonly mode: TargetMode;
  readonly resolve?: Resolve;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

/** Makes one attempt. The endpoint's and the network's faults are outcomes; only our own are thrown. */
export async function sendWebhook(attempt: Attempt, options: SendOptions): Promise<SendOutcome> {
  const { mode, resolve = lookupAll, clock = systemClock, timeoutMs = ATTEMPT_MILLISECONDS } = options;
  const startedAt = clock.now();
  const deadline = new AbortController();
  const callOff = clock.after(timeoutMs, () => deadline.abort());
  try {
    const result = await reach(attempt, { mode, resolve, clock }, deadline.signal);
    return { ...result, durationMs: Math.max(0, clock.now() - startedAt) };
  } finally {
    callOff();
  }
}

type Reached = Omit<SendOutcome, 'durationMs'>;

async function reach(
  { url, headers, body }: Attempt,
  { mode, resolve, clock }: { readonly mode: TargetMode; readonly resolve: Resolve; readonly clock: Clock },
  deadline: AbortSignal,
): Promise<Reached> {
  const located = await Promise.race([locateTarget(url, { mode, resolve }), aborted(deadline)]);
  if (located === 'aborted') return { delivered: false, error: 'timeout' };
  if (!located.found) return { delivered: false, error: 'blocked_target' };
  const result = await post(
    {
      target: located.target,
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': USER_AGENT },
      body,
    },
    clock,
    deadline,
  );
  return 'error' in result ? { delivered: false, error: result.error } : judge(result);
}

function judge(answer: { readonly status: number; readonly retryAfterSeconds?: number }): Reached {
  if (answer.status >= 200 && answer.status <= 299) return { ...answer, delivered: true };
  const redirected = answer.status >= 300 && answer.status <= 399;
  return { ...answer, delivered: false, error: redirected ? 'redirect' : 'status' };
}

/** Settles when the deadline passes; a resolver cannot be called off, but need not be waited for. */
function aborted(deadline: AbortSignal): Promise<'aborted'> {
  const { promise, resolve } = Promise.withResolvers<'aborted'>();
  deadline.addEventListener('abort', () => resolve('aborted'), { once: true });
  return promise;
}
