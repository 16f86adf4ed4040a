import { settingsSchema } from '../lib/settings.ts';
import { WrongUsage } from '../local/wrong-usage.ts';
import { didYouMean } from './similar.ts';

/** CDK takes any context key and ignores what nobody reads, a slip of the finger included. */
export function refuseUnknownSettings(given: readonly string[]): void {
  const known = Object.keys(settingsSchema.shape);
  for (const setting of given) {
    const [name = ''] = setting.split('=', 1);
    if (!known.includes(name)) {
      const guess = didYouMean(name, known) || `There are ${known.sort().join(', ')}.`;
      throw new WrongUsage(`--set ${name}: there is no such setting. ${guess}`);
    }
  }
}
