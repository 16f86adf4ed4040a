import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestTable, type TestTable } from '../lambdas/store/table/test-table.ts';
import { opened } from '../opened.ts';
import { command } from './commands.ts';
import { openBackup } from './lost-table.ts';
import { Run } from './service-run.ts';

/** `npm run test:all -- long` plays 2,000 and 100, from a seed of their own each time. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 60);
const RESTORES = Number(process.env['MODEL_RESTORES'] ?? 4);
const SEED = Number(process.env['MODEL_SEED'] ?? 20261130);
/** A run is cheap by its length: most differences that a sequence can show, a short one shows. */
const MAX_COMMANDS = 7;

const table = opened(openTestTable);

interface World {
  readonly table: TestTable;
  restore?(): Promise<number>;
  stop(): Promise<void>;
}

/** Plays histories; each may lose its table and have it restored in the middle. The time limit ends the reduction of a failing history. */
async function play(numRuns: number, openWorld: () => Promise<World>): Promise<void> {
  const histories = fc.array(command, { minLength: 1, maxLength: MAX_COMMANDS });
  const history = fc.asyncProperty(histories, async (commands) => {
    const world = await openWorld();
    try {
      const run = new Run(world.table);
      await run.openTenant('one');
      await run.openTenant('two');
      for (const each of commands) await run.step(each);
      if (world.restore !== undefined) {
        expect(await world.restore()).toBeGreaterThan(0);
        for (const each of commands) await run.step(each);
      }
      await run.compare();
    } finally {
      await world.stop();
    }
  });
  await fc.assert(history, {
    numRuns,
    seed: SEED,
    interruptAfterTimeLimit: 300_000,
    markInterruptAsFailure: true,
  });
}

test(`does what the model does in ${RESTORES} histories in which every row is lost and restored`, async () => {
  await play(RESTORES, async () => {
    const lost = await openTestTable();
    const backup = await openBackup(lost);
    return {
      table: lost,
      restore: () => backup.loseAndRestore(),
      async stop() {
        await backup.stop();
        await lost.stop();
      },
    };
  });
}, 400_000);

test(
  `does what the model does in ${RUNS} histories`,
  () => play(RUNS, async () => ({ table, stop: async () => {} })),
  400_000,
);
