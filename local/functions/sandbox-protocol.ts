/** What the runtime and a function's worker thread say to each other. Payloads are JSON texts, as in AWS. */

export interface SandboxData {
  /** URL of the bundle that exports the handler. */
  readonly bundle: string;
  readonly handler: string;
  readonly functionArn: string;
  /** Descriptor of the file that the function's output is appended to. */
  readonly log: number;
}

export interface Invoke {
  readonly requestId: string;
  readonly event: string;
  /** Milliseconds since the epoch at which the invocation is ended. */
  readonly deadline: number;
}

export type SandboxReply =
  /** The bundle is loaded: the next message may be an invocation. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly payload: string | undefined }
  | { readonly kind: 'error'; readonly errorType: string; readonly errorMessage: string };
