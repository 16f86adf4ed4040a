/** @throws TypeError for an option that would be ignored */
export function refuseUnknown<Options extends object>(
  options: Options,
  known: readonly (keyof Options & string)[],
): void {
  for (const name of Object.keys(options))
    if (!(known as readonly string[]).includes(name))
      throw new TypeError(`${name} is unknown; the options are ${known.join(', ')}`);
}

/** @returns ISO 8601, UTC @throws TypeError if it is not a time */
export function instantOf(name: string, given: Date | string): string {
  // `Date` would read other texts too, such as 1 as the year 2001.
  const isOther = typeof given === 'string' && !/^\d{4}-\d\d-\d\d/.test(given);
  const time = new Date(isOther ? Number.NaN : (given ?? Number.NaN));
  if (Number.isNaN(time.getTime()))
    throw new TypeError(`${name} must be a Date or an ISO 8601 time, not ${given}`);
  return time.toISOString();
}
