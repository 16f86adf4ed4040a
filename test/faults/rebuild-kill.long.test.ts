import { expect, test } from 'vitest';
import { rebuildInbox } from '../../lambdas/rebuild/rebuild-inbox.ts';
import { opened } from '../opened.ts';
import { killOnce, ONE_PER_STATE, type Scenario } from './kill-matrix.ts';
import {
  INBOX,
  isArrival,
  isEntry,
  isMessage,
  isThread,
  LATER,
  loseMail,
  ofSecond,
  receivedAll,
  services,
} from './lost-rows.ts';
import { openWorld } from './world.ts';

const world = opened(openWorld);

function rebuildAfter(name: string, isLost?: (sk: string) => boolean): Scenario {
  return {
    name: `a rebuild of ${name}`,
    async prepare(place) {
      await receivedAll(place);
      expect(await loseMail(place.table, isLost)).toBeGreaterThan(0);
      return {
        async run(service) {
          await rebuildInbox(
            services(service, () => LATER),
            INBOX,
          );
        },
      };
    },
  };
}

test.each([
  rebuildAfter('all rows of mail and their entries in the log'),
  rebuildAfter(
    'arrivals, rows of threads, entries of the log, and one of two messages of a thread',
    (sk) => isArrival(sk) || isThread(sk) || isEntry(sk) || (isMessage(sk) && ofSecond(1)(sk)),
  ),
])('a rebuild that is killed at any request, before or after its effect, leaves nothing that the next does not repair: $name', async (rebuild) => {
  const { requests, cases } = await killOnce(world, rebuild);

  expect(cases).toBe(ONE_PER_STATE ? requests + 1 : 2 * requests);
  console.info(`${rebuild.name}: ${requests} requests, ${cases} deaths`);
});
