/** Messages between the runtime and a function's worker thread. Payloads are JSON texts, as in AWS. */

export interface SandboxData {
  /** URL of the bundle that exports the handler. */
  readonly bundle: string;
  readonly handler: string;
  readonly functionArn: string;
  /** Descriptor of the file that the function's output is appended to. */
  readonly log: number;
}

/** An invocation. */
export interface FunctionEvent {
  /** JSON text. */
  readonly payload: string;
  /** `X-Amzn-Trace-Id` of the invocation: the SDK finds it in `_X_AMZN_TRACE_ID`. */
  readonly trace: string;
}

export interface Invoke extends FunctionEvent {
  readonly requestId: string;
  /** Milliseconds since the epoch at which the invocation is ended. */
  readonly deadline: number;
}

export type SandboxReply =
  /** The bundle is loaded: the next message may be an invocation. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly requestId: string; readonly payload: string | undefined }
  | {
      readonly kind: 'error';
      readonly requestId: string;
      readonly errorType: string;
      readonly errorMessage: string;
    };
