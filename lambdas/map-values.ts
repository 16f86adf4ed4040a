/**
 * The object that has each value changed. TypeScript can say neither that each name keeps a type of its own, nor that an object
 * has no more names than its type: only this file casts.
 */
export function mapValues<Source extends object, Result extends object>(
  source: Source,
  change: (value: Source[keyof Source], name: keyof Source & string) => unknown,
): Result {
  return Object.fromEntries(namesOf(source).map((name) => [name, change(source[name], name)])) as Result;
}

export function namesOf<Source extends object>(source: Source): (keyof Source & string)[] {
  return Object.keys(source) as (keyof Source & string)[];
}
