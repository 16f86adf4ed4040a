import type { Running } from '../contract.ts';
import { BusyThreads, type LoopMeter } from './busy-threads.ts';

/** How often it is looked whether there are too few instances, or too many. */
const LOOK_MS = 100;
/** Share of the cores up to which another instance may help. Above, what events wait for is mostly a core. */
const ROOMY = 0.5;

/** What is known of the instances of one function. */
export interface Instances {
  readonly loops: Iterable<LoopMeter>;
  readonly isStarting: boolean;
  /** Since when somebody waits for whom another instance would be worth its start; undefined for nobody. */
  readonly wantedSince: number | undefined;
  grow(): Promise<void>;
  shrink(): Promise<void>;
}

/**
 * Looks once: ends what was idle for long, and starts one instance for whoever waited longest, if the cores have
 * room. One that helps is one that waits for something else, such as a slow webhook; where cores are what is missing
 * it would only take part of them, and memory.
 */
export async function lookAfter(
  functions: readonly Instances[],
  threads: BusyThreads,
  cores: number,
): Promise<void> {
  const running = threads.count(functions.flatMap(({ loops }) => [...loops]));
  const starting = functions.filter(({ isStarting }) => isStarting).length;
  const [longest] = functions
    .filter(({ wantedSince }) => wantedSince !== undefined)
    .toSorted((a, b) => (a.wantedSince ?? 0) - (b.wantedSince ?? 0));
  await Promise.all([
    ...functions.map((each) => each.shrink()),
    longest !== undefined && running + starting < cores * ROOMY ? longest.grow() : undefined,
  ]);
}

/**
 * Keeps looking.
 * @param cores of the machine.
 * @param now milliseconds of a clock that never goes back.
 */
export function keepInstances(functions: readonly Instances[], cores: number, now: () => number): Running {
  const threads = new BusyThreads(now);
  const timer = setInterval(() => void lookAfter(functions, threads, cores), LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}
