import { Argument } from 'commander';
import { closeName } from '../../../lambdas/wording/close-name.ts';
import { WrongUsage } from './failures/wrong-usage.ts';

/** Commander's own text for a wrong choice guesses none. */
export function choice(name: string, description: string, values: readonly string[]): Argument {
  return new Argument(`<${name}>`, description).choices(values).argParser((typed) => {
    if (values.includes(typed)) return typed;
    const close = closeName(typed, values);
    const guess = close === undefined ? `Use one of ${values.join(', ')}.` : `Did you mean ${close}?`;
    throw new WrongUsage(`Unknown ${name} ${typed}. ${guess}`);
  });
}
