import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ATTACK_SHAPES } from './attack-shapes.ts';
import { bundleWorker } from './bundled-worker.ts';

/** The most that parsing any mail may cost: CPU time in large ordinary mails, and memory. */
const LARGE_MAILS = 14;
const PEAK_MB = 256;

const costSchema = z.object({
  name: z.string(),
  cpuMs: z.number(),
  peakMb: z.number(),
  size: z.int(),
  parseError: z.string().nullable(),
  largeMailMs: z.number().positive(),
});

const directory = mkdtempSync(join(tmpdir(), 'attacks-'));
const workerFile = bundleWorker(directory);
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

const script = new URL('./measure-attacks.ts', import.meta.url).pathname;

describe.each(Object.entries(ATTACK_SHAPES))('hostile mails: %s', (group, shapes) => {
  const costs = execFileSync(process.execPath, [script, workerFile, group], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => costSchema.parse(JSON.parse(line)));

  test('are all read', () => {
    expect(costs.map(({ name }) => name)).toEqual(shapes.map(({ name }) => name));
  });

  test.each(
    costs,
  )('$name: $cpuMs ms of CPU where a large ordinary mail takes $largeMailMs ms, $peakMb MB at most so far', ({
    cpuMs,
    peakMb,
    size,
    parseError,
    largeMailMs,
  }) => {
    expect(cpuMs / largeMailMs).toBeLessThanOrEqual(LARGE_MAILS);
    expect(peakMb).toBeLessThanOrEqual(PEAK_MB);
    // It was read to its end without being killed, and `parse_error` says what was not read.
    expect(size).toBeGreaterThan(0);
    expect(parseError ?? '').toMatch(
      /^(|too many parts|a header block is too large|a text is not base64 as it says|the header block is larger than \d+ bytes)$/,
    );
  });
});

test('there are at least 43 shapes of attack', () => {
  expect(Object.values(ATTACK_SHAPES).flat().length).toBeGreaterThanOrEqual(43);
});
