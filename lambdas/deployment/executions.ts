/** A part of the executions that Lambda runs at once in the account and that no function has reserved. */
interface Share {
  /** One of so many parts. */
  readonly part: number;
  readonly most: number;
}

/** SQS invokes a function with at least two batches at once (Lambda API, "ScalingConfig"). */
export const LEAST_EXECUTIONS = 2;

const other = (most: number): Share => ({ part: 30, most });

/**
 * What each consumer of executions may use at once, by its attribute of the deployment check. Together they leave executions for
 * calls that do not wait, from an account's quota of 100 on. Of ten, attempts at webhooks that hang hold four.
 */
export const EXECUTION_SHARES = {
  /** Calls that wait, in `api` and in `mcp` each. */
  Waits: { part: 5, most: 200 },
  ReceiveMail: { part: 4, most: 50 },
  /** A tenant has four attempts here, of 40 in each: 1,000 tenants must stop to answer together to hold all of 100. */
  DeliverWebhook: { part: 10, most: 100 },
  /** Forty attempts wait together in each. */
  DeliverSlowWebhook: other(5),
  FanOutWebhooks: other(20),
  StreamFanOut: other(20),
  /** What is due must not wait until large exports and purges are done. */
  Purge: other(10),
  ReleaseDeferred: other(5),
  RollUpUsage: other(5),
  /** Hostile files take no more than this. */
  ReadAttachment: other(5),
} as const satisfies Readonly<Record<string, Share>>;
export type ExecutionShare = keyof typeof EXECUTION_SHARES;

/** @param unreserved executions that no function has reserved */
export function executionsOf(unreserved: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(EXECUTION_SHARES).map(([name, { part, most }]) => [
      name,
      Math.max(LEAST_EXECUTIONS, Math.min(most, Math.floor(unreserved / part))),
    ]),
  );
}
