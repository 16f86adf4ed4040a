import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { FunctionPool } from '../../src/functions/function-pool.ts';
import type { FunctionSettings } from '../../src/functions/function-settings.ts';

interface Pools {
  now: number;
  of(source: string, settings?: Partial<FunctionSettings>, isFrugal?: boolean): FunctionPool;
  logged(): string;
}

/** To be called once in a test file, outside of the tests. */
export function pools(): Pools {
  let directory: string;
  let log: number;
  const started: FunctionPool[] = [];
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pool-'));
    log = openSync(join(directory, 'log'), 'a');
    all.now = 0;
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((pool) => pool.stop()));
    closeSync(log);
    rmSync(directory, { recursive: true });
  });
  const all: Pools = {
    now: 0,
    logged: () => readFileSync(join(directory, 'log'), 'utf8'),
    of(source, settings = {}, isFrugal = false) {
      const bundle = join(directory, 'index.mjs');
      writeFileSync(bundle, source);
      const pool: FunctionPool = new FunctionPool({
        settings: {
          logicalId: 'Fn',
          arn: 'arn:aws:lambda:us-east-1:000000000000:function:Fn',
          bundle,
          handler: 'handler',
          roleLogicalId: 'Role',
          timeoutMs: 60_000,
          memoryMegabytes: 128,
          reservedConcurrency: undefined,
          allowsRecursion: false,
          environment: {},
          ...settings,
        },
        environment: { ONLY: 'this' },
        log,
        now: () => all.now,
        isAccountFull: () => pool.executions >= 1_000,
        cores: 2,
        isFrugal,
      });
      started.push(pool);
      return pool;
    },
  };
  return all;
}
