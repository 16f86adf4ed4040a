import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { rawKey } from '../../../../lambdas/store/object/object-keys.ts';
import { deleteInboxObjects } from '../../../../lambdas/store/removal/inbox-objects.ts';
import { opened } from '../../../opened.ts';
import { openTestBucket, unique } from '../../purge/purge-world.ts';

const bucket = opened(openTestBucket);
const PAGE_KEYS = 3;

test.each([
  2, 3, 4, 6, 7, 13,
])('all %i objects of an inbox are deleted in lists of three, and none of another, also when one vanishes between its list and its deletion', async (objects) => {
  const inboxId = `${unique()}@agents.test`;
  const other = rawKey(`${inboxId}.test`, 'message');
  const keys = Array.from({ length: objects }, (_, n) => rawKey(inboxId, `message-${n}`));
  for (const key of [...keys, other]) await bucket.put(key);
  const s3 = await bucket.s3();
  const asked: number[] = [];
  const client = new Proxy(s3.client, {
    get: (target, property) => {
      if (property !== 'send') return Reflect.get(target, property, target);
      return async (command: object) => {
        if (command instanceof DeleteObjectsCommand) {
          const [first, ...rest] = command.input.Delete?.Objects ?? [];
          asked.push(1 + rest.length);
          await bucket.remove(first?.Key ?? '');
        }
        return target.send(command as never);
      };
    },
  });

  await deleteInboxObjects({ name: bucket.name, s3: async () => ({ ...s3, client }) }, inboxId, PAGE_KEYS);

  expect(Math.max(...asked)).toBe(Math.min(objects, PAGE_KEYS));
  expect(await Promise.all(keys.map((key) => bucket.keys(key)))).toEqual(keys.map(() => []));
  expect(await bucket.keys(other)).toEqual([other]);
});
