// Made by `npx node bench/pages/write-pages.ts` from the cost model. Do not edit.

/** When the prices behind it were entered. */
export const PRICED_ON = '2026-11-21';

/** Dollars on AWS for a received mail, and for a day that a stored message and a byte of it are kept. */
export const UNIT_COSTS = {
  mail: 0.000129504,
  messageDay: 1.2e-7,
  byteDay: 1.53333e-12,
} as const;
