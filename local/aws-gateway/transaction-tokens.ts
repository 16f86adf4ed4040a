import { hash } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from './aws-error.ts';

/** How long DynamoDB answers a repeated token as it answered the first (API reference, TransactWriteItems). */
const KEPT_MS = 10 * 60 * 1000;
/** Any other token is refused by the engine, as by DynamoDB. */
const LONGEST = 36;

const requestSchema = z.looseObject({
  ClientRequestToken: z.string().min(1).max(LONGEST).optional().catch(undefined),
  TransactItems: z.unknown(),
});

interface Transaction {
  /** Digest of what was asked for under the token. */
  readonly asked: string;
  /** Milliseconds since the epoch; undefined while it is under way. */
  doneAt: number | undefined;
}

/**
 * Makes a write transaction with a `ClientRequestToken` take effect once, as DynamoDB does, so that the engine never
 * sees a token: it keeps those of the last ten minutes too, but walks through all of them at every transaction, and the
 * SDK gives one to each.
 *
 * Two requests are the same when their `TransactItems` are written alike: where DynamoDB may know members in another
 * order for the same, this answers a mismatch. A restart forgets all tokens.
 */
export class TransactionTokens {
  readonly #now: () => number;
  readonly #underWay = new Map<string, Transaction>();
  /** In the order of their ends: what is too old stands in front. */
  readonly #done = new Map<string, Transaction>();

  /** @param now milliseconds since the epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Tokens that are remembered. */
  get size(): number {
    return this.#underWay.size + this.#done.size;
  }

  /**
   * Hands a transaction on without its token, or not at all when it was done under the same token before.
   * @param body of TransactWriteItems, as JSON says it.
   * @param send hands it on. It resolves to whether the transaction took effect: what did not is forgotten at once.
   * @param original the text of the body, which is handed on when it holds no token.
   * @returns false when nothing was handed on: the answer is success, without any capacity consumed.
   * @throws AwsError IdempotentParameterMismatchException, TransactionInProgressException
   */
  async once(body: unknown, original: Buffer, send: (body: Buffer) => Promise<boolean>): Promise<boolean> {
    const { ClientRequestToken: token, ...request } = requestSchema.parse(body);
    if (token === undefined) {
      await send(original);
      return true;
    }
    this.#forgetOld();
    const asked = hash('sha256', JSON.stringify(request.TransactItems) ?? '', 'base64');
    const earlier = this.#underWay.get(token) ?? this.#done.get(token);
    if (earlier !== undefined) {
      if (earlier.asked !== asked) throw mismatch();
      if (earlier.doneAt === undefined) throw inProgress();
      return false;
    }
    const transaction: Transaction = { asked, doneAt: undefined };
    this.#underWay.set(token, transaction);
    try {
      if (await send(Buffer.from(JSON.stringify(request)))) {
        transaction.doneAt = this.#now();
        this.#done.set(token, transaction);
      }
    } finally {
      this.#underWay.delete(token);
    }
    return true;
  }

  #forgetOld(): void {
    const longAgo = this.#now() - KEPT_MS;
    for (const [token, { doneAt }] of this.#done) {
      if (doneAt !== undefined && doneAt > longAgo) return;
      this.#done.delete(token);
    }
  }
}

function mismatch(): AwsError {
  return new AwsError(
    400,
    'IdempotentParameterMismatchException',
    'The request was made before under the same client token, with other parameters',
  );
}

function inProgress(): AwsError {
  return new AwsError(
    400,
    'TransactionInProgressException',
    'The transaction with the given request token is already in progress.',
  );
}
