import { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { findDestinations } from '../../../lambdas/receive/destinations.ts';
import { receiveMail } from '../../../lambdas/receive/receive-mail.ts';
import { storeMail } from '../../../lambdas/receive/store-mail.ts';
import { readObject } from '../../../lambdas/store/object/mail-bucket.ts';
import { noFaults } from '../../faults/fault.ts';
import { openProcess } from '../../faults/open-process.ts';
import { PlayedBus } from '../../faults/played-bus.ts';
import { makeTenant, send } from '../../faults/prepare.ts';
import { keysUnder } from '../../faults/stored-mail.ts';
import { openWorld } from '../../faults/world.ts';
import { opened } from '../../opened.ts';

const world = opened(openWorld);

const HEADER = 'From: ada@sender.example\r\nSubject: large\r\n\r\n';

async function parses(bytes: number): Promise<number> {
  const place = await world.place();
  await makeTenant(place.table, 'tenant-1', 'none', ['ada']);
  const receipt = await send(place, 'ses-1', { id: '<1@x>', to: ['ada'] });
  const { client } = await place.bucket.s3();
  const Body = HEADER.padEnd(bytes, 'x');
  await client.send(new PutObjectCommand({ Bucket: place.bucket.name, Key: receipt.objectKey, Body }));
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  let count = 0;
  const parser: typeof receive.parser = {
    ...receive.parser,
    parse: (raw, sink) => {
      count += 1;
      return place.parser.parse(raw, sink);
    },
  };
  await receiveMail({ ...receive, parser }, receipt);
  return count;
}

test('a mail without quota is parsed up to 64 KiB, and deferred unread from one byte more on', async () => {
  expect(await parses(64 * 1024)).toBe(1);
  expect(await parses(64 * 1024 + 1)).toBe(0);
});

test('a copy of a receipt that finds the sender blocked, when another copy has stored the mail, fails and deletes nothing', async () => {
  const place = await world.place();
  await makeTenant(place.table, 'tenant-1', 'verified', ['ada']);
  const mail = { id: '<1@x>', to: ['ada'], attached: ['attached'] };
  const receipt = await send(place, 'ses-1', mail);
  const { receive } = await openProcess(place, new PlayedBus(), noFaults);
  const { fresh } = await findDestinations(receive, receipt);
  const copy = fresh.map(({ addressee, inbox }) => ({
    addressee,
    inbox: { ...inbox, unlisted: 'drop' } as const,
  }));
  const keysOfInbox = async () => [...(await keysUnder(place, 'raw/')), ...(await keysUnder(place, 'mail/'))];
  await receiveMail(receive, receipt);
  const keys = await keysOfInbox();
  await send(place, 'ses-1', mail);
  const counted: string[] = [];
  const metering = { count: (name: string) => counted.push(name) };

  const stored = readObject(place.bucket, receipt.objectKey, (raw) =>
    storeMail({ ...receive, metering }, receipt, copy, raw),
  );

  await expect(stored).rejects.toThrow('stored the mail');
  expect(keys).toHaveLength(2);
  expect(await keysOfInbox()).toEqual(keys);
  expect(counted).toEqual([]);
});
