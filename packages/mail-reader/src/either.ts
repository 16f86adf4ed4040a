export const either = (...alternatives: readonly string[]) => alternatives.join('|');
