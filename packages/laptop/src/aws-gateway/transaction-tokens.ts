import { hash } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../failures/aws-error.ts';

/** DynamoDB remembers a token for 10 minutes (API reference, TransactWriteItems). */
const TOKEN_LIFETIME_MS = 10 * 60 * 1000;
const MAX_TOKEN_LENGTH = 36;

const requestSchema = z.looseObject({
  ClientRequestToken: z.string().min(1).max(MAX_TOKEN_LENGTH).optional().catch(undefined),
  TransactItems: z.unknown(),
});

interface Transaction {
  readonly asked: string;
  /** The time is in milliseconds since the epoch, and undefined while the transaction is in progress. */
  doneAt: number | undefined;
}

/**
 * The engine never gets a token, because it would iterate over those of the last ten minutes at every transaction.
 * Members in another order are a mismatch, and a restart forgets all tokens.
 */
export class TransactionTokens {
  readonly #now: () => number;
  readonly #underWay = new Map<string, Transaction>();
  readonly #done = new Map<string, Transaction>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#underWay.size + this.#done.size;
  }

  /**
   * A token is forgotten if `send` resolves to false. @returns false when a transaction with the token has succeeded
   * before: the reply is then a success that consumed no capacity.
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
    'A request with the same client token but different parameters was made earlier',
  );
}

function inProgress(): AwsError {
  return new AwsError(
    400,
    'TransactionInProgressException',
    'The transaction with the given request token is already in progress.',
  );
}
