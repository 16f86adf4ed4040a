import { type Clock, type PostError, post, systemClock } from './post.ts';
import { locateTarget, lookupAll, type Resolve, type TargetMode } from './target-check.ts';

/** The time covers the DNS query to the last byte of the response. */
export const ATTEMPT_MILLISECONDS = 15_000;

const USER_AGENT = 'agent-inbox/1';

/**
 * `blocked_target` covers unresolved and forbidden names, so that tenants do not learn which private names the resolver
 * knows.
 */
type SendError = 'status' | 'redirect' | 'blocked_target' | PostError;

export interface SendOutcome {
  readonly delivered: boolean;
  readonly status?: number;
  /** It is close to the deadline if the response never ends. */
  readonly durationMs: number;
  readonly error?: SendError;
  /** The value is neither capped nor trusted. */
  readonly retryAfterSeconds?: number;
}

export interface Attempt {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The signature covers exactly this text. */
  readonly body: string;
}

interface SendOptions {
  readonly mode: TargetMode;
  readonly resolve?: Resolve;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

/** Failures of the endpoint and the network are outcomes, not errors. */
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

/** A resolver cannot be canceled, so this settles at the deadline. */
function aborted(deadline: AbortSignal): Promise<'aborted'> {
  const { promise, resolve } = Promise.withResolvers<'aborted'>();
  deadline.addEventListener('abort', () => resolve('aborted'), { once: true });
  return promise;
}
