import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { parseMail } from '../../src/parse-mail.ts';
import type { AttachmentSink } from '../../src/parsed-mail.ts';
import { bytesOf } from './attachment-memory.ts';

const CHUNK = 64 * 1024;
const MEGABYTE = 1024 * 1024;
const HEADER = 'Content-Type: x/y\r\nContent-Disposition: attachment\r\n\r\n';
const failure = new Error('storage is down');

function largeMail(megabytes: number): { source: AsyncGenerator<Uint8Array>; given(): number } {
  let given = 0;
  const source = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.from(HEADER);
    for (; given < megabytes * MEGABYTE; given += CHUNK) yield Buffer.alloc(CHUNK, 'x');
  };
  return { source: source(), given: () => given };
}

const sinkOf = (store: AttachmentSink['store']): AttachmentSink => ({ store });

describe('a sink that fails', () => {
  test.each<[when: string, AttachmentSink['store']]>([
    ['at once', () => Promise.reject(failure)],
    [
      'before it returns a promise',
      () => {
        throw failure;
      },
    ],
    [
      'a turn later, without reading',
      async () => {
        await nextTurn();
        throw failure;
      },
    ],
    [
      'in the middle',
      async (_meta, content) => {
        for await (const _chunk of content) throw failure;
      },
    ],
  ])('%s ends the parse, and the rest of the mail is not fetched', async (_when, store) => {
    const { source, given } = largeMail(35);

    await expect(parseMail(source, sinkOf(store))).rejects.toBe(failure);
    expect(given()).toBeLessThan(MEGABYTE);
  });

  test('at the end ends the parse', async () => {
    const late = sinkOf(async (_meta, content) => {
      for await (const _chunk of content);
      throw failure;
    });

    await expect(parseMail(largeMail(1).source, late)).rejects.toBe(failure);
  });

  test('with one of many attachments is not given the ones behind it', async () => {
    const part = `--b\r\n${HEADER}file\r\n`;
    const mail = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(20)}--b--`;
    const begun: number[] = [];
    const fails = sinkOf(async ({ index }, content) => {
      begun.push(index);
      for await (const _chunk of content);
      if (index === 3) throw failure;
    });

    await expect(parseMail(bytesOf(mail), fails)).rejects.toBe(failure);
    expect(begun).toEqual([0, 1, 2, 3]);
  });
});

test.each<[how: string, AttachmentSink['store']]>([
  ['without reading', () => Promise.resolve()],
  [
    'after a chunk',
    async (_meta, content) => {
      for await (const _chunk of content) return;
    },
  ],
])('a sink that returns %s is given no more, and the mail is read to its end', async (_how, store) => {
  const { source } = largeMail(8);
  let held = 0;
  let content: AsyncIterable<Uint8Array> | undefined;
  const watched = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      yield chunk;
      if (content instanceof Duplex) {
        held = Math.max(held, content.readableLength + content.writableLength);
      }
    }
  };
  const sink = sinkOf((meta, given) => {
    content = given;
    return store(meta, given);
  });
  const parsed = await parseMail(watched(), sink);

  expect(parsed.attachments).toMatchObject([{ size: 8 * MEGABYTE }]);
  expect(held).toBeLessThanOrEqual(2 * CHUNK);
});

test('a sink that is slow has no more than a few chunks wait for it', async () => {
  const { source, given } = largeMail(35);
  let stored = 0;
  let waiting = 0;
  const slow = sinkOf(async (_meta, content) => {
    for await (const chunk of content) {
      for (let turn = 0; turn < 5; turn++) await nextTurn();
      stored += chunk.length;
      waiting = Math.max(waiting, given() - stored);
    }
  });
  await parseMail(source, slow);

  expect(stored).toBe(35 * MEGABYTE);
  expect(waiting).toBeLessThanOrEqual(4 * CHUNK);
});

test('an error of the raw stream within an attachment is thrown after the sink has the bytes before it', async () => {
  const { source } = largeMail(1);
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) yield chunk;
    throw failure;
  };
  let stored = 0;
  const counts = sinkOf(async (_meta, content) => {
    for await (const chunk of content) stored += chunk.length;
  });

  await expect(parseMail(broken(), counts)).rejects.toBe(failure);
  expect(stored).toBe(MEGABYTE);
});
