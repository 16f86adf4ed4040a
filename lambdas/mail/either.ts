/** The alternatives of a regular expression, some on each line: text that says the same as in one line. */
export const either = (...alternatives: readonly string[]): string => alternatives.join('|');
