import { expect, test } from 'vitest';
import { HeadCopy } from '../../src/worker/head-copy.ts';
import { bytesOf } from '../mime/attachment-memory.ts';

async function handedOn(mail: Buffer, size: number): Promise<Buffer[]> {
  const head = new HeadCopy(bytesOf(mail, size));
  const chunks: Buffer[] = [];
  for (let chunk = await head.first(); ; chunk = await head.next()) {
    chunks.push(Buffer.from(chunk.bytes));
    if (chunk.isLast) return chunks;
  }
}

test('short chunks are joined, long ones are handed on as they come', async () => {
  const mail = Buffer.from('0123456789'.repeat(10_000));
  const lengths = async (size: number): Promise<number[]> => {
    const chunks = await handedOn(mail, size);
    expect(Buffer.concat(chunks).equals(mail)).toBe(true);
    return chunks.map(({ length }) => length);
  };

  expect(await lengths(1)).toEqual([16384, 16384, 16384, 16384, 16384, 16384, 1696]);
  expect(await lengths(10_000)).toEqual([20_000, 20_000, 20_000, 20_000, 20_000]);
  expect(await lengths(60_000)).toEqual([60_000, 40_000]);
});

test('a mail of nothing is a chunk of nothing', async () => {
  expect((await handedOn(Buffer.alloc(0), 1)).map(({ length }) => length)).toEqual([0]);
});
