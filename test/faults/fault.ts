/** What can happen to one call of an AWS API, as the network and the service do it. */
export type Fault =
  /** The process dies before the request left it. */
  | 'crash-before'
  /** The process dies after the service has done what was asked. */
  | 'crash-after'
  /** Refused for now, in the words of the service. */
  | 'throttle'
  /** Another transaction holds one of the rows. Calls that write no row go on as if nothing was. */
  | 'conflict'
  /** Done, but the answer never arrives. */
  | 'lost-answer'
  /** The request arrives twice; the second answer is received. */
  | 'duplicate'
  /** Part of a batch is refused in an answer that is otherwise a success. Calls without parts go on. */
  | 'partial'
  /** Others overtake it. */
  | 'delay';

/** A request on its way; what the SDK sends again counts again. */
export interface AwsCall {
  readonly index: number;
  readonly operation: string;
}

export type FaultPlan = (call: AwsCall) => Fault | undefined;

export const noFaults: FaultPlan = () => undefined;

export type Interlude = (call: AwsCall) => Promise<void>;

export function dieAt(index: number, when: 'before' | 'after'): FaultPlan {
  return (call) => (call.index === index ? `crash-${when}` : undefined);
}
