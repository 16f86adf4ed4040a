import type { IncomingCall } from './incoming-call.ts';

export interface TableDetour {
  readonly body?: Buffer;
  readonly amend?: (reply: Buffer) => Buffer;
}

export interface TableCall {
  readonly call: IncomingCall;
  readonly operation: string;
  readonly body: unknown;
}

export interface CallFaults {
  around(call: IncomingCall, handOn: () => Promise<void>): Promise<void>;
  detour(tableCall: TableCall): TableDetour | undefined;
  done(tableCall: TableCall): void;
}
