import * as z from 'zod';

/** CDK context given with `-c name=value` is always a string, but the settings file holds JSON. */
export function fromText<T extends z.ZodType>(schema: T): z.ZodPreprocess<T> {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);
}

export const wholeNumber = (minimum: number, byDefault: number) =>
  fromText(z.int().min(minimum)).default(byDefault);
