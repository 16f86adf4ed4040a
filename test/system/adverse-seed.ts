const adverse = process.env['AGENT_INBOX_ADVERSE'];

/** Every runtime of the system tests is in adverse mode by this seed, if there is one (`npm run test:adverse`). */
export const ADVERSE_SEED = adverse === undefined ? undefined : Number(adverse);

/**
 * Matches a count of something done at least once, such as a metric: exact, or in adverse mode this many or more, because a
 * function that is ended before its answer repeats its work.
 */
export function times(count: number): { asymmetricMatch(actual: unknown): boolean; toString(): string } {
  return {
    asymmetricMatch: (actual) =>
      typeof actual === 'number' && (ADVERSE_SEED === undefined ? actual === count : actual >= count),
    toString: () => (ADVERSE_SEED === undefined ? `${count}` : `at least ${count}`),
  };
}
