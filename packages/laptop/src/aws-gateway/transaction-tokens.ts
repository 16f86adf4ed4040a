import { hash } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../failures/aws-error.ts';

/** How long DynamoDB remembers a token (API reference, TransactWriteItems). */
const TOKEN_LIFETIME_MS = 10 * 60 * 1000;
/** The engine refuses other tokens, as DynamoDB does. */
const MAX_TOKEN_LENGTH = 36;

const requestSchema = z.looseObject({
  ClientRequestToken: z.string().min(1).max(MAX_TOKEN_LENGTH).optional().catch(undefined),
  TransactItems: z.unknown(),
});

interface Transaction {
  /** Digest of the request with this token. */
  readonly asked: string;
  /** Milliseconds since the epoch; undefined while the transaction is in progress. */
  doneAt: number | undefined;
}

/**
 * Makes a write transaction with a `ClientRequestToken` take effect once, as DynamoDB does. The engine never gets a
 * token: it would keep those of the last ten minutes and iterate over all of them at every transaction, and the SDK
 * adds one to each.
 *
 * Two requests are equal when the JSON of their `TransactItems` is: members in another order are a mismatch here. A
 * restart forgets all tokens.
 */
export class TransactionTokens {
  readonly #now: () => number;
  readonly #underWay = new Map<string, Transaction>();
  /** Ordered by the time of completion, oldest first. */
  readonly #done = new Map<string, Transaction>();

  /** @param now milliseconds since the epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Number of remembered tokens. */
  get size(): number {
    return this.#underWay.size + this.#done.size;
  }

  /**
   * Forwards a transaction without its token, unless one with the same token has succeeded before.
   * @param body parsed body of TransactWriteItems.
   * @param send forwards it and resolves to whether the transaction took effect. If not, the token is forgotten.
   * @param original text of the body, which is forwarded when it has no token.
   * @returns false when nothing was forwarded: the reply is a success that consumed no capacity.
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
    const oldest = this.#now() - TOKEN_LIFETIME_MS;
    for (const [token, { doneAt }] of this.#done) {
      if (doneAt !== undefined && doneAt > oldest) return;
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
