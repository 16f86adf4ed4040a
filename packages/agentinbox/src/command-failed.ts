/** The command line prints this message without a stack trace. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  /** The operator API sets this error code if it refused the command. */
  readonly reason: string | undefined;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: string } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
