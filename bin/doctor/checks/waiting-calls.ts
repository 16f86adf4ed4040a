import { type Finding, warning } from '../finding.ts';

/** What the calls that wait (`waitingCalls`, in `api` and in `mcp`) compete for. */
export interface WaitingCapacity {
  readonly waitingCalls: number;
  /** Executions that no function has reserved. */
  readonly unreserved: number;
  /** Executions that are reserved for each of the two functions; undefined for one that shares the others. */
  readonly reserved: { readonly api: number | undefined; readonly mcp: number | undefined };
}

/** Calls that wait hold executions for up to 25 s: beyond half of them, receiving mail may find none. */
export function waitingCallsFindings({ waitingCalls, unreserved, reserved }: WaitingCapacity): Finding[] {
  const sharing = Object.values(reserved).filter((most) => most === undefined).length;
  const held = sharing * waitingCalls;
  const full = Object.entries(reserved).flatMap(([name, most]) =>
    most !== undefined && waitingCalls > most / 2
      ? [
          warning(
            `waitingCalls ${waitingCalls} is more than half of the ${most} executions of ${name}`,
            `Set waitingCalls to at most ${Math.floor(most / 2)}: docs/deploy.md#settings.`,
          ),
        ]
      : [],
  );
  if (held <= unreserved / 2) return full;
  const advice =
    unreserved / 2 < sharing
      ? 'Ask Service Quotas, Lambda, "Concurrent executions", for 1,000: docs/deploy.md#after-the-first-deployment.'
      : `Set waitingCalls to at most ${Math.floor(unreserved / 2 / sharing)}: docs/deploy.md#settings.`;
  return [
    ...full,
    warning(
      `Waiting calls (waitingCalls ${waitingCalls}) may hold ${held} of ${unreserved} executions`,
      advice,
    ),
  ];
}
