import { describe, expect, test } from 'vitest';
import { guardHeader, RawMeter } from '../../../lambdas/mail/header-guard.ts';
import { PARSE_LIMITS } from '../../../lambdas/mail/limits.ts';

const limits = { ...PARSE_LIMITS, headerBytes: 20 };

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text, 'latin1');
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function guarded(source: AsyncIterable<Uint8Array>): Promise<{ passed: string; meter: RawMeter }> {
  const meter = new RawMeter(source);
  const chunks: Uint8Array[] = [];
  for await (const chunk of guardHeader(meter, limits)) chunks.push(chunk);
  return { passed: Buffer.concat(chunks).toString('latin1'), meter };
}

describe('a mail passes', () => {
  const body = 'x'.repeat(1000);

  test.each([
    1, 2, 3, 7, 10_000,
  ])('whole while its header is within bounds, in chunks of %i', async (size) => {
    const mail = `A: b\r\nC: d\r\n\r\n${body}`;
    const { passed, meter } = await guarded(inChunks(mail, size));

    expect(passed).toBe(mail);
    expect(meter).toMatchObject({ bytes: mail.length, limit: undefined, failure: undefined });
  });

  test.each([
    ['with bare line feeds', `A: b\n\n${body}`],
    ['without a header', `\r\n${body}`],
    ['without a body', 'A: b\r\n\r\n'],
    ['without an end of its header', 'A: b'],
    ['with nothing in it', ''],
    ['with a header of exactly the bound', `${'A'.repeat(16)}\r\n\r\n${body}`],
  ])('%s', async (_how, mail) => {
    const { passed, meter } = await guarded(inChunks(mail, 5));

    expect(passed).toBe(mail);
    expect(meter.limit).toBeUndefined();
  });
});

describe('a mail with too large a header', () => {
  const mail = `A: b\r\n${'X'.repeat(5000)}\r\n\r\nbody`;

  test.each([1, 3, 64, 10_000])('ends at the bound, in chunks of %i', async (size) => {
    const { passed, meter } = await guarded(inChunks(mail, size));

    expect(passed).toBe(mail.slice(0, limits.headerBytes));
    expect(meter.limit).toContain('20 bytes');
  });

  test('is measured to its end all the same', async () => {
    const { meter } = await guarded(inChunks(mail, 64));
    await meter.drain();

    expect(meter.bytes).toBe(mail.length);
  });
});

test('a source that fails is no fault of the mail, and is kept apart', async () => {
  const lost = new Error('connection lost');
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from('A: b\r\n\r\nhalf');
    throw lost;
  };
  const { passed, meter } = await guarded(source());

  expect(passed).toBe('A: b\r\n\r\nhalf');
  expect(meter.failure).toEqual({ cause: lost });
  expect(meter.limit).toBeUndefined();
  expect(await meter.next()).toBeUndefined();
});
