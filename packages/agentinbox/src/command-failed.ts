/** A command that failed; the message is shown to the user. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
