import type { Running } from '../contract.ts';
import { BusyThreads, type LoopMeter } from './busy-threads.ts';

/** How often the number of instances is adjusted. */
const INTERVAL_MS = 100;
/** Share of busy cores up to which another instance helps. Above, events mostly wait for a core. */
const MAX_CORE_USE = 0.5;

/** The instances of one function. */
export interface Instances {
  readonly loops: Iterable<LoopMeter>;
  readonly isStarting: boolean;
  /** Since when a caller has waited long enough to start another instance; undefined for none. */
  readonly waitingSince: number | undefined;
  startAnother(): Promise<void>;
  endIdle(): Promise<void>;
  /** Gives waiting requests to instances whose events wait. */
  shareWaiting(): void;
}

/**
 * Ends instances that were idle for too long, and starts one for the longest waiting caller if cores are free. Scale
 * out only when instances wait on I/O, such as a slow webhook: when cores are busy, another instance would only take
 * part of them, and memory.
 */
export async function adjustInstances(
  functions: readonly Instances[],
  threads: BusyThreads,
  cores: number,
): Promise<void> {
  for (const each of functions) each.shareWaiting();
  const running = threads.count(functions.flatMap(({ loops }) => [...loops]));
  const starting = functions.filter(({ isStarting }) => isStarting).length;
  const [longest] = functions
    .filter(({ waitingSince }) => waitingSince !== undefined)
    .toSorted((a, b) => (a.waitingSince ?? 0) - (b.waitingSince ?? 0));
  await Promise.all([
    ...functions.map((each) => each.endIdle()),
    longest !== undefined && running + starting < cores * MAX_CORE_USE ? longest.startAnother() : undefined,
  ]);
}

/**
 * Adjusts the number of instances until stopped.
 * @param cores of the machine.
 * @param now milliseconds of a monotonic clock.
 */
export function keepInstances(functions: readonly Instances[], cores: number, now: () => number): Running {
  const threads = new BusyThreads(now);
  const timer = setInterval(() => void adjustInstances(functions, threads, cores), INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}
