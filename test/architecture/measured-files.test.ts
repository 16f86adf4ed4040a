import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEASURED_FILES } from '../measured-files.ts';
import { ROOT, repositoryFiles } from '../ops/repository-files.ts';

/** What measures processor time or memory, in the test's process or in one that it starts. */
const MEASURES =
  /cost-growth\.ts'|measure-attacks\.ts'|\b(?:threadCpuUsage|cpuUsage|memoryUsage)\(|maxResidentKilo[b]ytes/;

test('each test file that measures processor time or memory has a process to itself', () => {
  const measuring = repositoryFiles()
    .filter(({ path, text }) => path.endsWith('.test.ts') && MEASURES.test(text))
    .map(({ path }) => path);

  expect(measuring.filter((path) => !MEASURED_FILES.includes(path))).toEqual([]);
  expect(MEASURED_FILES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(measuring.length).toBeGreaterThan(5);
});
