interface Share {
  /** A value of 30 means one thirtieth of the unreserved executions. */
  readonly part: number;
  readonly most: number;
}

/** The minimum of an SQS event source is 2 (Lambda API, "ScalingConfig"). */
export const LEAST_EXECUTIONS = 2;

const other = (most: number): Share => ({ part: 30, most });

/** The shares leave executions for calls that do not wait, if the account's quota is at least 100. */
export const EXECUTION_SHARES = {
  /** The share applies to `api` and `mcp` each. */
  Waits: { part: 5, most: 200 },
  ReceiveMail: { part: 4, most: 50 },
  /**
   * A tenant has at most 4 attempts at once and an execution has 40, so 1,000 tenants must hang together to occupy all
   * 100.
   */
  DeliverWebhook: { part: 10, most: 100 },
  DeliverSlowWebhook: other(5),
  FanOutWebhooks: other(20),
  StreamFanOut: other(20),
  /** Due messages must not wait behind large exports and purges. */
  Purge: other(10),
  ReleaseDeferred: other(5),
  RollUpUsage: other(5),
  /** The share bounds what hostile files can occupy. */
  ReadAttachment: other(5),
} as const satisfies Readonly<Record<string, Share>>;
export type ExecutionShare = keyof typeof EXECUTION_SHARES;

export function executionsOf(unreserved: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(EXECUTION_SHARES).map(([name, { part, most }]) => [
      name,
      Math.max(LEAST_EXECUTIONS, Math.min(most, Math.floor(unreserved / part))),
    ]),
  );
}
