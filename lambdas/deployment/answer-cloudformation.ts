import { type OwedAnswer, readOwedAnswer } from './activation-request.ts';

/** CloudFormation takes an answer of 4 KB at most. */
const LONGEST_REASON = 1_000;
const PUT_ATTEMPTS = 3;
/** For each attempt at handing in the answer. */
const PUT_TIMEOUT_MS = 5_000;
/** Time limit of sending the answer; a function's timeout has to be longer by as much. */
export const HAND_IN_MS = PUT_ATTEMPTS * PUT_TIMEOUT_MS;

type Attributes = Readonly<Record<string, number | string>>;

export interface AnswerOptions {
  /** Handles the event. @returns the attributes of the resource. @throws Error whose message the operator reads as the reason */
  readonly apply: (event: unknown) => Promise<Attributes | undefined>;
  /** Milliseconds after which the request has failed, whatever still runs: an answer beats a stack that hangs. */
  readonly deadlineMs: number;
}

/**
 * Answers a custom resource's request in every case: CloudFormation waits an hour for an answer that never
 * comes.
 * @throws when the event names no address to answer to, or the answer cannot be handed in: Lambda then
 * repeats the invocation, which does no harm.
 */
export async function answerCloudFormation(event: unknown, options: AnswerOptions): Promise<void> {
  const owed = readOwedAnswer(event);
  let attributes: Attributes | undefined;
  try {
    attributes = await within(options.deadlineMs, async () => options.apply(event));
  } catch (error) {
    // The operator sees this reason as the deployment's error.
    await handIn(owed, 'FAILED', error instanceof Error ? error.message : String(error));
    return;
  }
  await handIn(owed, 'SUCCESS', 'Done', attributes);
}

async function within<Result>(deadlineMs: number, work: () => Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`There was no result within ${Math.round(deadlineMs / 1_000)} s. Deploy again.`));
  }, deadlineMs);
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function handIn(
  owed: OwedAnswer,
  status: 'SUCCESS' | 'FAILED',
  reason: string,
  attributes?: Attributes,
): Promise<void> {
  const body = JSON.stringify({
    Status: status,
    Reason: reason.slice(0, LONGEST_REASON),
    // One resource for as long as the stack's resource lives: a new id would make CloudFormation delete the old one.
    PhysicalResourceId: owed.PhysicalResourceId ?? `${owed.LogicalResourceId}-${owed.RequestId}`,
    StackId: owed.StackId,
    RequestId: owed.RequestId,
    LogicalResourceId: owed.LogicalResourceId,
    Data: attributes,
  });
  const failures: unknown[] = [];
  while (failures.length < PUT_ATTEMPTS) {
    try {
      await put(owed.ResponseURL, body);
      return;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(failures, 'CloudFormation did not take the answer');
}

async function put(url: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    body,
    // S3 signed the address for a request without a content type.
    headers: { 'content-type': '' },
    signal: AbortSignal.timeout(PUT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The answer was refused with status ${response.status}`);
}
