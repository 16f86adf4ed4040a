interface PlayedMessage {
  readonly message_id: string;
  attempt: number;
  heldUntil: number;
  claim: string | undefined;
  labels: string[];
  /** How often it was completed: once, however often the call came. */
  completed: number;
}

/** A call of the worker: its verb and what it asks for. */
export interface PlayedCall {
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What happens to a call in place of its answer, or, as `lost`, after it took effect. */
export type PlayedFault =
  | { readonly status: number; readonly retryAfter?: number }
  | 'connection'
  | 'lost'
  | 'silence'
  | undefined;

/** The claims of a service by the clock of the test. */
export class PlayedClaims {
  readonly messages: PlayedMessage[] = [];
  readonly calls: PlayedCall[] = [];
  fault: (call: PlayedCall) => PlayedFault = () => undefined;
  #claims = 0;
  #wake: (() => void)[] = [];

  add(...ids: string[]): void {
    for (const message_id of ids) {
      this.messages.push({
        message_id,
        attempt: 0,
        heldUntil: 0,
        claim: undefined,
        labels: [],
        completed: 0,
      });
    }
    for (const wake of this.#wake.splice(0)) wake();
  }

  message(id: string): PlayedMessage {
    const found = this.messages.find(({ message_id }) => message_id === id);
    if (found === undefined) throw new Error(`There is no message ${id}`);
    return found;
  }

  count(verb: string): number {
    return this.calls.filter((call) => call.verb === verb).length;
  }

  readonly fetch = (async (url: string, { body, signal }: RequestInit = {}) => {
    const path = /\/claims(?:\/([^/]+)\/(\w+))?$/.exec(url);
    const call = { verb: path?.[2] ?? 'create', body: JSON.parse(String(body)) as PlayedCall['body'] };
    this.calls.push(call);
    const fault = this.fault(call);
    if (fault === 'connection') throw new TypeError('fetch failed');
    if (fault === 'silence') return await endedBy(signal);
    if (typeof fault === 'object') {
      const headers: Record<string, string> =
        fault.retryAfter === undefined ? {} : { 'retry-after': `${fault.retryAfter}` };
      return new Response('{}', { status: fault.status, headers });
    }
    const answer =
      call.verb === 'create' ? await this.#create(call.body, signal) : this.#change(call, path?.[1]);
    if (fault === 'lost') throw new TypeError('terminated');
    return answer;
  }) as typeof fetch;

  async #create({ limit, wait, lease_seconds }: PlayedCall['body'], signal: RequestInit['signal']) {
    const endsAt = Date.now() + Number(wait) * 1000;
    for (;;) {
      const now = Date.now();
      const free = this.messages.filter(
        (each) => each.completed === 0 && each.heldUntil <= now && each.attempt < 5,
      );
      if (free.length > 0 || now >= endsAt) {
        const claims = free.slice(0, Number(limit)).map((each) => {
          this.#claims += 1;
          each.attempt += 1;
          each.claim = `clm_${this.#claims}`;
          each.heldUntil = now + Number(lease_seconds) * 1000;
          const { message_id, attempt, claim: claim_id } = each;
          return { claim_id, attempt, expires_at: isoOf(each.heldUntil), message: { message_id } };
        });
        return answerOf({ claims });
      }
      await Promise.race([
        new Promise<void>((resolve) => this.#wake.push(resolve)),
        new Promise<void>((resolve) => setTimeout(resolve, 500)),
        endedBy(signal),
      ]);
    }
  }

  #change({ verb, body }: PlayedCall, claim: string | undefined): Response {
    const held = this.messages.find((each) => each.claim === claim);
    if (verb === 'complete' && held?.completed === 1) return answerOf({});
    if (held === undefined || held.completed > 0 || held.heldUntil <= Date.now()) {
      return new Response('{"name":"conflict"}', { status: 409 });
    }
    const seconds = Number(body['lease_seconds'] ?? body['delay_seconds'] ?? 0);
    if (verb === 'complete') {
      held.completed += 1;
      held.labels = [body['add_labels'] ?? []].flat() as string[];
    } else {
      held.heldUntil = Date.now() + seconds * 1000;
      if (verb === 'release') held.claim = undefined;
    }
    return answerOf({ expires_at: isoOf(held.heldUntil) });
  }
}

function endedBy(signal: RequestInit['signal']): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function answerOf(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'x-server-time': isoOf(Date.now()) } });
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
