import { expect, test } from 'vitest';
import { rebuildInbox } from '../../lambdas/rebuild/rebuild-inbox.ts';
import { copyObject, deleteObject, keysBelow } from '../../lambdas/store/object/mail-bucket.ts';
import { RAW_PREFIX } from '../../lambdas/store/object/object-keys.ts';
import { opened } from '../opened.ts';
import { noFaults } from './fault.ts';
import { INBOX, LATER, loseMail, receivedAll, services, snapshotWithoutLog } from './lost-rows.ts';
import { openProcess } from './open-process.ts';
import { PlayedBus } from './played-bus.ts';
import { openWorld, type Place } from './world.ts';

const world = opened(openWorld);

/** Removes the raw bytes of the last mail. @returns what puts them back */
async function takeLastRaw({ bucket }: Place): Promise<() => Promise<void>> {
  const key = (await keysBelow(bucket, RAW_PREFIX)).at(-1);
  if (key === undefined) throw new Error('There is no raw mail');
  const aside = `aside/${key}`;
  const move = async (from: string, to: string) => {
    await copyObject(bucket, from, to);
    await deleteObject(bucket, from);
  };
  await move(key, aside);
  return () => move(aside, key);
}

test.each([
  1, 2, 3, 4,
])('a rebuild in batches of %i of three lost messages leaves the table and the bucket as they were, without one whose raw mail vanishes meanwhile', async (batchMails) => {
  const place = await world.place();
  await receivedAll(place);
  const before = await snapshotWithoutLog(place);
  await loseMail(place.table);
  const service = await openProcess(place, new PlayedBus(), noFaults);
  const inBatches = { ...services(service, () => LATER), batchMails };
  const { parser } = inBatches;
  let putBack: (() => Promise<void>) | undefined;
  const vanishing = {
    ...inBatches,
    parser: {
      ...parser,
      async parse(...mail: Parameters<typeof parser.parse>) {
        putBack ??= await takeLastRaw(place);
        return parser.parse(...mail);
      },
    },
  };
  expect(await rebuildInbox(vanishing, INBOX)).toMatchObject({ rebuilt: 2, left: 0 });
  expect(await rebuildInbox(inBatches, INBOX)).toMatchObject({ rebuilt: 0, present: 2, left: 0 });
  await putBack?.();
  expect(await rebuildInbox(inBatches, INBOX)).toMatchObject({ rebuilt: 1, present: 2, left: 0 });
  expect(await snapshotWithoutLog(place)).toEqual(before);
});
