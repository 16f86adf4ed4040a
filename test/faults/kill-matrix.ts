import { expect } from 'vitest';
import { ProcessDied } from './dying-process.ts';
import { dieAt, type FaultPlan, noFaults } from './fault.ts';
import { openProcess, type ServiceProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';
import type { Place, World } from './world.ts';

/** Work that a queue message asks for, and what there is before it comes. */
export interface Scenario {
  readonly name: string;
  prepare(place: Place, bus: PlayedBus): Promise<Work>;
}

export interface Work {
  run(service: ServiceProcess): Promise<void>;
  /** The part of the outcome that is neither in the table, nor in the bucket, nor on the bus. */
  besides?(): Promise<unknown>;
}

interface Outcome extends Snapshot {
  readonly events: unknown;
  readonly heard: unknown;
  readonly besides: unknown;
}

interface Death {
  readonly index: number;
  readonly when: 'before' | 'after';
}

class Stage {
  readonly #place: Place;
  readonly #bus: PlayedBus;
  readonly #work: Work;

  private constructor(place: Place, bus: PlayedBus, work: Work) {
    this.#place = place;
    this.#bus = bus;
    this.#work = work;
  }

  static async open(world: World, scenario: Scenario): Promise<Stage> {
    const place = await world.place();
    const bus = new PlayedBus();
    return new Stage(place, bus, await scenario.prepare(place, bus));
  }

  async run(plan: FaultPlan): Promise<{ requests: number; died: boolean }> {
    const service = await openProcess(this.#place, this.#bus, plan);
    const { process } = service;
    try {
      await this.#work.run(service);
    } catch (error) {
      if (!process.isDead || !endsIn(error, ProcessDied)) throw error;
    }
    await process.end();
    return { requests: process.operations.length, died: process.isDead };
  }

  async close(world: World): Promise<Outcome> {
    const outcome = {
      ...(await snapshotOf(this.#place)),
      events: [...this.#bus.delivered.values()],
      heard: this.#bus.sockets.heard,
      besides: await this.#work.besides?.(),
    };
    await world.forget(this.#place);
    return outcome;
  }
}

function endsIn(error: unknown, kind: new (...args: never[]) => Error): boolean {
  if (error instanceof kind) return true;
  if (error instanceof AggregateError) return error.errors.some((each) => endsIn(each, kind));
  return error instanceof Error && endsIn(error.cause, kind);
}

interface Walked {
  /** Requests of a run that nothing happens to. */
  readonly requests: number;
  readonly cases: number;
}

const WHENS = ['before', 'after'] as const;
const deathsAt = (requests: number): Death[] =>
  Array.from({ length: requests }, (_, index) => WHENS.map((when) => ({ index, when }))).flat();

/**
 * Those that leave something else behind: what there is before a request is what there was after the effect of the one
 * before. Where requests are under way together it may be more, and a long run plays all of them.
 */
export const ONE_PER_STATE = process.env['TEST_LONG'] === undefined;
const differing = (deaths: readonly Death[]): Death[] =>
  deaths.filter(({ index, when }) => !ONE_PER_STATE || when === 'after' || index === 0);

async function undisturbed(
  world: World,
  scenario: Scenario,
): Promise<{ requests: number; outcome: Outcome }> {
  const stage = await Stage.open(world, scenario);
  const { requests } = await stage.run(noFaults);
  return { requests, outcome: await stage.close(world) };
}

export async function killOnce(world: World, scenario: Scenario): Promise<Walked> {
  const { requests, outcome } = await undisturbed(world, scenario);
  const deaths = differing(deathsAt(requests));
  for (const death of deaths) {
    const stage = await Stage.open(world, scenario);
    expect((await stage.run(dieAt(death.index, death.when))).died).toBe(true);
    await stage.run(noFaults);
    expect(await stage.close(world), nameOf([death])).toEqual(outcome);
  }
  return { requests, cases: deaths.length };
}

export async function killTwice(world: World, scenario: Scenario): Promise<Walked> {
  const { requests, outcome } = await undisturbed(world, scenario);
  let cases = 0;
  for (const first of deathsAt(requests)) {
    // As many as the second run has: known when it was too short to die.
    for (let [index, diedLast] = [0, true]; diedLast; index++) {
      for (const when of WHENS) {
        diedLast = await playPair(world, scenario, outcome, first, { index, when });
        cases += 1;
      }
    }
  }
  return { requests, cases };
}

/** The same for so many pairs. @param random from 0 to 1, seeded. */
export async function killSomeTwice(
  world: World,
  scenario: Scenario,
  pairs: number,
  random: () => number,
): Promise<number> {
  const { requests, outcome } = await undisturbed(world, scenario);
  const deaths = deathsAt(requests);
  let died = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const [first, second] = [0, 1].map(() => deaths[Math.floor(random() * deaths.length)]);
    if (first === undefined || second === undefined) throw new Error('A run without requests cannot die');
    if (await playPair(world, scenario, outcome, first, second)) died += 1;
  }
  return died;
}

/** @returns whether the second run lived long enough to die. */
async function playPair(
  world: World,
  scenario: Scenario,
  outcome: Outcome,
  first: Death,
  second: Death,
): Promise<boolean> {
  const stage = await Stage.open(world, scenario);
  await stage.run(dieAt(first.index, first.when));
  const { died } = await stage.run(dieAt(second.index, second.when));
  if (died) await stage.run(noFaults);
  expect(await stage.close(world), nameOf([first, second])).toEqual(outcome);
  return died;
}

function nameOf(deaths: readonly Death[]): string {
  return `killed ${deaths.map(({ index, when }) => `${when} request ${index}`).join(', then ')}`;
}
