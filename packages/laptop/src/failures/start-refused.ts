/** The start is refused for a reason that the user can remove. The message is sufficient without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
