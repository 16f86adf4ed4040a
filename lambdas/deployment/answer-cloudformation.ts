import { type OwedAnswer, readOwedAnswer } from './activation-request.ts';

/** CloudFormation limits a response to 4 KB. */
const LONGEST_REASON = 1_000;
const PUT_ATTEMPTS = 3;
const PUT_TIMEOUT_MS = 5_000;
/** A function's timeout must exceed its work by this time. */
export const HAND_IN_MS = PUT_ATTEMPTS * PUT_TIMEOUT_MS;

type Attributes = Readonly<Record<string, number | string>>;

export interface AnswerOptions {
  /** The operator reads the message of a thrown error as the reason. */
  readonly apply: (event: unknown) => Promise<Attributes | undefined>;
  /** A request fails after this time in ms, because the stack would hang without a response. */
  readonly deadlineMs: number;
}

/** CloudFormation waits an hour for a missing response, so every request gets one. */
export async function answerCloudFormation(event: unknown, options: AnswerOptions): Promise<void> {
  const owed = readOwedAnswer(event);
  let attributes: Attributes | undefined;
  try {
    attributes = await within(options.deadlineMs, async () => options.apply(event));
  } catch (error) {
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
    // CloudFormation would delete the old resource after a new id.
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
  throw new AggregateError(failures, 'CloudFormation did not accept the answer');
}

async function put(url: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    body,
    // S3 signed the URL for a request without a content type.
    headers: { 'content-type': '' },
    signal: AbortSignal.timeout(PUT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The answer was refused with status ${response.status}`);
}
