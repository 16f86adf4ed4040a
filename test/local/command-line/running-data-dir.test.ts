import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runningDataDir } from '../../../local/command-line/running-data-dir.ts';

describe('the data directory that is meant when none is named', () => {
  let root: string;
  let current: string;
  let project: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'running-'));
    [current, project] = [join(root, 'current'), join(root, 'project')];
  });
  afterEach(() => rmSync(root, { recursive: true }));

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

  test('is the one of the current folder where no service runs', () => {
    expect(runningDataDir([current, project])).toBe('.agent-inbox');
  });
});
