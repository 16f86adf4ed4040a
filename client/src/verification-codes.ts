import type { InboxesVerificationInput, InboxesVerificationOutput, Operations } from './generated/types.ts';
import { ANSWER_MS, MAX_WAIT_SECONDS } from './wait-for.ts';

/** Which codes and links count: the fields of `inboxes.verification`. */
export type WantedCodes = Omit<InboxesVerificationInput, 'inbox_id' | 'wait'>;

export interface NextCodeOptions {
  /** Milliseconds; 60,000 by default. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

type Answer = InboxesVerificationOutput;

const TIMEOUT_MS = 60_000;

/** The codes and links that an inbox is sent, one after another: a code that was answered does not come again after a resend. */
export class VerificationCodes {
  readonly #inboxes: Pick<Operations['inboxes'], 'verification'>;
  readonly #wanted: WantedCodes & { readonly inbox_id: string };
  #after: string | undefined;

  constructor(inboxes: Pick<Operations['inboxes'], 'verification'>, inbox_id: string, wanted: WantedCodes) {
    this.#inboxes = inboxes;
    this.#wanted = { ...wanted, inbox_id };
    this.#after = wanted.after;
  }

  /**
   * Waits for the next message that gives a code or link: one that this object has not answered yet.
   * @returns the answer of `inboxes.verification`; `status` is `none` or `incomplete` when the time is up
   * @throws ApiError, for example `not_found` for an inbox that does not exist
   */
  async next({ timeout = TIMEOUT_MS, signal }: NextCodeOptions = {}): Promise<Answer> {
    const endsAt = performance.now() + timeout;
    for (;;) {
      const left = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      const wait = Math.min(left, MAX_WAIT_SECONDS);
      const asked = { ...this.#wanted, wait, ...(this.#after === undefined ? {} : { after: this.#after }) };
      const answer = await this.#inboxes.verification(asked, {
        timeoutMs: wait * 1000 + ANSWER_MS,
        ...(signal === undefined ? {} : { signal }),
      });
      const answered = answer.message_id ?? answer.candidates[0]?.message_id;
      this.#after = answered ?? this.#after;
      if (answered !== undefined || left <= MAX_WAIT_SECONDS) return answer;
    }
  }
}
