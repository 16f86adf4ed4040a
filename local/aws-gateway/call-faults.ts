import type { IncomingCall } from './incoming-call.ts';

/** What of a DynamoDB request is changed on its way to the engine and back. */
export interface TableDetour {
  /** Is handed on in place of the request. */
  readonly body?: Buffer;
  /** Makes the caller's answer of the engine's. */
  readonly amend?: (reply: Buffer) => Buffer;
}

/** A call to DynamoDB whose body is read and whose permissions are checked. */
export interface TableCall {
  readonly call: IncomingCall;
  /** For example `PutItem`. */
  readonly operation: string;
  readonly body: unknown;
}

/** What adverse mode puts between callers and engines. Without it every call is handed on as it came. */
export interface CallFaults {
  /**
   * Answers a call whose caller is known: by handing it on, by a failure of the service, or by cutting the connection.
   * @throws AwsError
   */
  around(call: IncomingCall, handOn: () => Promise<void>): Promise<void>;
  /** @throws AwsError that the caller gets in place of the engine's answer. */
  detour(tableCall: TableCall): TableDetour | undefined;
  /** Is told of every call that DynamoDB has done. */
  done(tableCall: TableCall): void;
}
