import { expect, test } from 'vitest';
import { RawMeter } from '../../src/mime/raw-meter.ts';
import { bytesOf } from './attachment-memory.ts';

test('a mail is measured to its end, whether it is read or not', async () => {
  const meter = new RawMeter(bytesOf('x'.repeat(1000), 300));

  expect((await meter.next())?.toString()).toBe('x'.repeat(300));
  await meter.drain();

  expect(meter).toMatchObject({ bytes: 1000, failure: undefined });
  expect(await meter.next()).toBeUndefined();
});

test('a source that fails is no fault of the mail, and is kept apart', async () => {
  const lost = new Error('connection lost');
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('half');
    throw lost;
  };
  const meter = new RawMeter(source());

  expect((await meter.next())?.toString()).toBe('half');
  expect(await meter.next()).toBeUndefined();
  expect(meter).toMatchObject({ bytes: 4, failure: { cause: lost } });
  expect(await meter.next()).toBeUndefined();
});
