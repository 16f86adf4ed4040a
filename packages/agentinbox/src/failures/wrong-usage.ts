/** A command was called wrongly: a flag, a value or a combination that no service needs to judge. Its exit code is 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}
