import { settingsSchema } from '../lib/settings.ts';

/** CDK takes any context key and ignores what nobody reads, a slip of the finger included. */
export function refuseUnknownSettings(given: readonly string[]): void {
  const known = Object.keys(settingsSchema.shape);
  for (const setting of given) {
    const [name = ''] = setting.split('=', 1);
    if (!known.includes(name)) {
      throw new Error(`--set ${name}: there is no such setting; there are ${known.sort().join(', ')}`);
    }
  }
}
