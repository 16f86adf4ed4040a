/** An admin command that failed; the message is shown to the operator. */
export class AdminFailed extends Error {
  override readonly name = 'AdminFailed';
}
