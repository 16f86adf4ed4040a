import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailParser, type MailParser } from '../../src/worker/parse-in-worker.ts';
import { bundleWorker } from '../worker/bundled-worker.ts';
import { ATTACK_SHAPES } from './attack-shapes.ts';

/** The heap of the thread, half of what the service gives it. A mail that needs more ends the thread, with another `parse_error`. */
const HEAP_MEGABYTES = 128;
/** The slowest machine ends: what an attack costs in time is measured by `npm run test:all -- measured`. */
const NO_TIME_LIMIT = { cpu: 3_600_000, wall: 3_600_000 };

const directory = mkdtempSync(join(tmpdir(), 'attacks-'));
let parser: MailParser;
beforeAll(() => {
  const workerUrl = pathToFileURL(bundleWorker(directory));
  parser = createMailParser({ workerUrl, threads: 1, heapMegabytes: HEAP_MEGABYTES, time: NO_TIME_LIMIT });
});
afterAll(async () => {
  await parser.close();
  rmSync(directory, { recursive: true, force: true });
});

describe.each(Object.entries(ATTACK_SHAPES))('hostile mails: %s', (_group, shapes) => {
  test.each(shapes)('$name: is read to its end in a bounded heap', async ({ mail }) => {
    let given = 0;
    const { size, parseError } = await parser.parse(
      bytesOf(mail(), (bytes) => (given += bytes)),
      {
        async store(_meta, content) {
          for await (const _chunk of content);
        },
      },
    );

    expect(size).toBe(given);
    // It was read without being ended, and `parse_error` says what was not read.
    expect(parseError ?? '').toMatch(
      /^(|too many parts|a header block is too large|a text is not base64 as it says|the header block is larger than \d+ bytes)$/,
    );
  });
});

test('there are at least 43 shapes of attack', () => {
  expect(Object.values(ATTACK_SHAPES).flat().length).toBeGreaterThanOrEqual(43);
});

async function* bytesOf(
  chunks: Iterable<string>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    const bytes = Buffer.from(chunk, 'latin1');
    count(bytes.length);
    yield bytes;
  }
}
