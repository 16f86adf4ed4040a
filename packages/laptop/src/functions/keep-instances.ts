import type { Running } from '../contract.ts';
import { BusyThreads, type LoopMeter } from './busy-threads.ts';

const INTERVAL_MS = 100;
/** Events mostly wait for a core when more than this share of the cores is busy. */
const MAX_CORE_USE = 0.5;

export interface Instances {
  readonly loops: Iterable<LoopMeter>;
  readonly isStarting: boolean;
  readonly waitingSince: number | undefined;
  startAnother(): Promise<void>;
  endIdle(): Promise<void>;
  shareWaiting(): void;
}

/**
 * Another instance helps only if instances wait on I/O, such as a slow webhook: when cores are busy, it would only take
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

export function keepInstances(functions: readonly Instances[], cores: number, now: () => number): Running {
  const threads = new BusyThreads(now);
  const timer = setInterval(() => void adjustInstances(functions, threads, cores), INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}
