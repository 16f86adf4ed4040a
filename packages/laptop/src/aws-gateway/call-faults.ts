import type { IncomingCall } from './incoming-call.ts';

/** Changes to a DynamoDB request and its reply. */
export interface TableDetour {
  /** Forwarded instead of the request. */
  readonly body?: Buffer;
  /** Changes the engine's reply. */
  readonly amend?: (reply: Buffer) => Buffer;
}

/** A DynamoDB call that was read and authorized. */
export interface TableCall {
  readonly call: IncomingCall;
  /** For example `PutItem`. */
  readonly operation: string;
  readonly body: unknown;
}

/** Faults that adverse mode injects between callers and engines. Without it every call is forwarded unchanged. */
export interface CallFaults {
  /**
   * Answers an authenticated call: forwards it, replies with an error of the service, or cuts the connection.
   * @throws AwsError
   */
  around(call: IncomingCall, handOn: () => Promise<void>): Promise<void>;
  /** @throws AwsError that the caller gets instead of the engine's reply. */
  detour(tableCall: TableCall): TableDetour | undefined;
  /** To be called after every successful DynamoDB call. */
  done(tableCall: TableCall): void;
}
