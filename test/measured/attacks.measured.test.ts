import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ATTACK_SHAPES } from '../../packages/mail-reader/test/cost/attack-shapes.ts';
import { bundleWorker } from '../../packages/mail-reader/test/worker/bundled-worker.ts';

/**
 * The most that parsing any mail may cost: CPU time in large ordinary mails, and memory. Most take a tenth; the bounds are wide,
 * so that what else the machine does cannot fail them.
 */
const LARGE_MAILS = 28;
const PEAK_MB = 512;

const costSchema = z.object({
  name: z.string(),
  cpuMs: z.number(),
  peakMb: z.number(),
  largeMailMs: z.number().positive(),
});

const directory = mkdtempSync(join(tmpdir(), 'attacks-'));
const workerFile = bundleWorker(directory);
afterAll(() => {
  rmSync(directory, { recursive: true, force: true });
});

const script = new URL('./measure-attacks.ts', import.meta.url).pathname;

describe.each(Object.keys(ATTACK_SHAPES))('hostile mails: %s', (group) => {
  const costs = execFileSync(process.execPath, [script, workerFile, group], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => costSchema.parse(JSON.parse(line)));

  test.each(
    costs,
  )('$name: $cpuMs ms of CPU where a large ordinary mail takes $largeMailMs ms, $peakMb MB at most so far', ({
    cpuMs,
    peakMb,
    largeMailMs,
  }) => {
    expect(cpuMs / largeMailMs).toBeLessThanOrEqual(LARGE_MAILS);
    expect(peakMb).toBeLessThanOrEqual(PEAK_MB);
  });
});
