interface Variant {
  readonly name: string;
  readonly sample: () => Promise<number>;
}

/**
 * Variants alternate, so that other load on the machine slows each equally and their ratios hold. The first round
 * warms up.
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

export async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
