import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runningDataDir } from '../../src/laptop/running-data-dir.ts';

describe('the data directory that is meant when none is named', () => {
  let root: string;
  let current: string;
  let project: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'running-'));
    [current, project] = [join(root, 'current'), join(root, 'project')];
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true });
  });

  function run(folder: string): void {
    mkdirSync(join(folder, '.agent-inbox'), { recursive: true });
    writeFileSync(join(folder, '.agent-inbox', 'endpoints.json'), '{}');
  }

  test('is that of the current folder where a service runs there', () => {
    run(current);
    run(project);

    expect(runningDataDir([current, project])).toBe('.agent-inbox');
  });

  test('is that of the project in any other folder', () => {
    run(project);

    expect(runningDataDir([current, project])).toBe(join(project, '.agent-inbox'));
  });

  test('is that of AGENT_INBOX_DATA_DIR, wherever a service runs, unless it is empty', () => {
    run(current);
    vi.stubEnv('AGENT_INBOX_DATA_DIR', '/elsewhere');
    expect(runningDataDir([current, project])).toBe('/elsewhere');

    vi.stubEnv('AGENT_INBOX_DATA_DIR', '');
    expect(runningDataDir([current, project])).toBe('.agent-inbox');
  });

  test('is the one of the current folder where no service runs', () => {
    expect(runningDataDir([current, project])).toBe('.agent-inbox');
  });
});
