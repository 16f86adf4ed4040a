export interface Measure {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly samples: number;
}

/** @throws Error without samples, because a median of nothing would look like a result. */
export function measure(samples: readonly number[]): Measure {
  if (samples.length === 0) throw new Error('Nothing was measured');
  return {
    median: quantile(samples, 0.5),
    lowerQuartile: quantile(samples, 0.25),
    upperQuartile: quantile(samples, 0.75),
    samples: samples.length,
  };
}

/** Interpolates between the two nearest samples. @param share from 0 to 1. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('Nothing was measured');
  return below + (above - below) * (place - Math.floor(place));
}
