export const DAY_SECONDS = 86_400;
export const DAY_MS = 86_400_000;
