export interface SandboxData {
  readonly bundle: string;
  readonly handler: string;
  readonly functionArn: string;
  readonly log: number;
}

export interface FunctionEvent {
  readonly payload: string;
  /** The SDK finds the `X-Amzn-Trace-Id` of the invocation in `_X_AMZN_TRACE_ID`. */
  readonly trace: string;
}

export interface Invoke extends FunctionEvent {
  readonly requestId: string;
  readonly deadline: number;
}

export type SandboxReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly requestId: string; readonly payload: string | undefined }
  | {
      readonly kind: 'error';
      readonly requestId: string;
      readonly errorType: string;
      readonly errorMessage: string;
    };
