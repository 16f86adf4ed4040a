/** Wrong usage needs no service to validate it; the exit code is 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}
