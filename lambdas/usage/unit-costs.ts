// Made by `npx node bench/pages/write-pages.ts` from the cost model. Do not edit.

export const PRICED_ON = '2026-11-21';

/** The unit is dollars per received email, and per day for a stored message and a byte. */
export const UNIT_COSTS = {
  mail: 0.000129504,
  messageDay: 1.2e-7,
  byteDay: 1.53333e-12,
} as const;
