/** An admin command that was not done; the message is made for whoever typed it. */
export class AdminFailed extends Error {
  override readonly name = 'AdminFailed';
}
