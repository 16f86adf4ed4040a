/** TypeScript cannot express that each name keeps its own type, so the cast is confined to this file. */
export function mapValues<Source extends object, Result extends object>(
  source: Source,
  change: (value: Source[keyof Source], name: keyof Source & string) => unknown,
): Result {
  return Object.fromEntries(namesOf(source).map((name) => [name, change(source[name], name)])) as Result;
}

export function namesOf<Source extends object>(source: Source): (keyof Source & string)[] {
  return Object.keys(source) as (keyof Source & string)[];
}
