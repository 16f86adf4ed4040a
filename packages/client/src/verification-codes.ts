import type { InboxesVerificationInput, InboxesVerificationOutput, Operations } from './generated/types.ts';
import { refuseUnknown } from './given.ts';
import { ANSWER_MS, MAX_WAIT_SECONDS } from './wait-for.ts';

/** Selects codes and links by the fields of `inboxes.verification`. */
export type WantedCodes = Omit<InboxesVerificationInput, 'inbox_id' | 'wait'>;

export interface NextCodeOptions {
  /** Milliseconds; default: 60,000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

type Answer = InboxesVerificationOutput;

const TIMEOUT_MS = 60_000;

/** Returns the codes and links sent to an inbox. A code that was returned is not returned again when it is resent. */
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
   * Waits for the next code or link that this object has not returned yet.
   * @returns the response of `inboxes.verification`; `status` is `none` or `incomplete` at the timeout
   * @throws ApiError, for example `not_found` for an unknown inbox
   */
  async next(options: NextCodeOptions = {}): Promise<Answer> {
    refuseUnknown(options, ['timeout', 'signal']);
    const { timeout = TIMEOUT_MS, signal } = options;
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
