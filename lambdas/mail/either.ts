export const either = (...alternatives: readonly string[]): string => alternatives.join('|');
