/** The start is refused for a reason that the person who started can remove: the message is all they need. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
