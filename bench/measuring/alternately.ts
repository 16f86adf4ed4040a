/** One of the things that are compared. */
interface Variant {
  readonly name: string;
  /** Does it once. @returns what it cost, in the unit of the table. */
  readonly sample: () => Promise<number>;
}

/**
 * Runs the variants alternately, round after round: other load on the machine slows each of them equally, so that their
 * ratios hold where their absolute values do not. The first round warms up.
 * @returns the samples of each variant by its name.
 */
export async function alternately(
  rounds: number,
  variants: readonly Variant[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const samples = new Map<string, number[]>(variants.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const { name, sample } of round % 2 === 0 ? variants : variants.toReversed()) {
      const cost = await sample();
      if (round >= 0) samples.get(name)?.push(cost);
    }
  }
  return samples;
}

/** Processor milliseconds that this process, all of its threads, spends on `work`. */
export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
