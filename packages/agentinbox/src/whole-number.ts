import { InvalidArgumentError } from 'commander';

/** Reads the value of an option. @throws InvalidArgumentError for what is no whole number. */
export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
