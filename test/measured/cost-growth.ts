/** How many times longer the long input is. */
const FACTOR = 32;
/** CPU microseconds that a measurement takes at least, so that the clock's resolution does not count. */
const MEASURABLE = 5_000;
/** CPU microseconds of the short inputs that are compared at least: the clock of a busy machine may tell a short time late. */
const COMPARED = 20_000;

/** Bound for `costGrowth`: linear work is about 1, work with the square of the length about 32. */
export const LINEAR = 8;

/**
 * How much more CPU time one long input takes than short inputs of the same length together. The two are measured
 * alternately in one thread, so that the speed of the machine does not count. Expensive work is measured once, cheap work
 * is repeated.
 */
export function costGrowth<T>(
  inputOf: (length: number) => T,
  work: (input: T) => void,
  length: number,
): number {
  const long = inputOf(length);
  const short = inputOf(Math.ceil(length / FACTOR));
  const readLong = (): void => work(long);
  const readShort = (): void => {
    for (let i = 0; i < FACTOR; i++) work(short);
  };
  // The first calls also pay for the compiler.
  readShort();
  readLong();
  let repeats = 1;
  let costOfLong = 0;
  let costOfShort = 0;
  while (costOfShort < COMPARED) {
    const cost = cpuOf(readShort, repeats);
    if (cost < MEASURABLE) {
      repeats *= 2;
      continue;
    }
    costOfShort += cost;
    costOfLong += cpuOf(readLong, repeats);
  }
  return costOfLong / costOfShort;
}

function cpuOf(work: () => void, repeats: number): number {
  const before = process.threadCpuUsage();
  for (let i = 0; i < repeats; i++) work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
