import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { HeadCopy } from '../../src/worker/head-copy.ts';
import { ParseSession } from '../../src/worker/parse-session.ts';
import { bytesOf } from '../mime/attachment-memory.ts';

/** Sends chunks of an attachment, one for each answer, and dies right after the second. */
const DIES_WITHIN_AN_ATTACHMENT = `
  const { parentPort } = require('node:worker_threads');
  const meta = { index: 0, filename: 'a', content_type: 'x/y', content_disposition: 'attachment', content_id: null };
  let sent = 0;
  parentPort.on('message', (answer) => {
    if (answer.to === 'parse') return parentPort.postMessage({ ask: 'attachment', meta });
    sent += 1;
    parentPort.postMessage({ ask: 'attachment-chunk', bytes: new Uint8Array([sent]) });
    if (sent === 2) process.exit(1);
  });
`;

test('a thread that dies while its chunk waits for a slow sink leaves what had come of the attachment', async () => {
  const worker = new Worker(DIES_WITHIN_AN_ATTACHMENT, { eval: true });
  const died = once(worker, 'exit');
  const stored: number[] = [];
  const slow = {
    async store(_meta: unknown, content: AsyncIterable<Uint8Array>): Promise<void> {
      for await (const bytes of content) {
        // By now the second chunk and the end of the attachment both wait for this sink.
        await died;
        await nextTurn();
        stored.push(...bytes);
      }
    },
  };
  const outcome = await new ParseSession(worker, new HeadCopy(bytesOf('')), slow, {
    cpu: 600_000,
    wall: 600_000,
  }).run();

  expect(stored).toEqual([1, 2]);
  expect(outcome).toMatchObject({
    parsed: undefined,
    untouched: false,
    reason: 'the parser ended early',
    attachments: [{ index: 0, size: 2 }],
  });
});
