/** A command that failed; the message is shown to the user. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  /** Name of the error of the operator API, if it refused the command. */
  readonly reason: string | undefined;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: string } = {}) {
    super(message, options);
    this.reason = reason;
  }
}
