import { closeName } from '../../../lambdas/wording/close-name.ts';
import { plainRule } from '../../../lambdas/wording/plain-rule.ts';
import { checkSettings, everySetting } from '../../../lib/settings.ts';
import { WrongUsage } from './failures/wrong-usage.ts';

/**
 * CDK ignores unknown context keys, so a misspelled setting would have no effect. @throws WrongUsage for an unknown
 * setting or an invalid value.
 */
export function refuseWrongSettings(given: readonly string[]): void {
  const known = Object.keys(everySetting.shape);
  const values: Record<string, string> = {};
  for (const setting of given) {
    const [name = '', ...value] = setting.split('=');
    if (!known.includes(name)) {
      const close = closeName(name, known);
      const guess =
        close === undefined ? `Known settings: ${known.sort().join(', ')}.` : `Did you mean ${close}?`;
      throw new WrongUsage(`--set ${name}: unknown setting. ${guess}`);
    }
    if (value.length === 0) throw new WrongUsage(`--set must be key=value, not "${setting}"`);
    values[name] = value.join('=');
  }
  const { error } = everySetting.partial().safeParse(values, { error: plainRule });
  const [issue] = error?.issues ?? [];
  if (issue !== undefined) throw new WrongUsage(`--set ${issue.path.join('.')}: ${issue.message}`);
}

/** The synthesis, which takes seconds, would also refuse these combinations. @throws WrongUsage. */
export function refuseContradictorySettings(settings: Readonly<Record<string, string>>): void {
  try {
    checkSettings(settings);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new WrongUsage(message.replace(/ \(each is set in .*?\)/, ''));
  }
}
