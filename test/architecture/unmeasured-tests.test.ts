import { expect, test } from 'vitest';
import { repositoryFiles } from '../ops/repository-files.ts';

/** What tells processor time, memory or the time that went by: it depends on the machine, and on what else the machine does. */
const MEASURES =
  /\b(?:performance\.(?:now|measure|mark)|(?:threadCpu|cpu|memory|resource)Usage(?:\(|\.)|hr[t]ime|heap[U]sed|max[R]SS|getHeap[A-Z]|Vm(?:RSS|HWM)|monitorEventLoop[D])|\/cost-growth\.ts[']/;
/** The time that went by, unless a test moves the clock itself. */
const ELAPSED = /(?:Date\.now\(\)|new Date\(\)\.getTime\(\)) - [a-zD]/;
const OWN_CLOCK = /useFakeTimers\(/;
const MEASURED = 'test/measured/';
const TESTS = /^(?:packages\/[^/]+\/)?test\//;

function measuresTheMachine(path: string, text: string): boolean {
  if (!TESTS.test(path) || path.startsWith(MEASURED)) return false;
  return MEASURES.test(text) || (path.endsWith('.test.ts') && ELAPSED.test(text) && !OWN_CLOCK.test(text));
}

test('no test outside of test/measured/ reads memory, processor time or the time that went by', () => {
  const files = repositoryFiles();

  expect(files.filter(({ path, text }) => measuresTheMachine(path, text)).map(({ path }) => path)).toEqual(
    [],
  );
  expect(files.filter(({ path }) => TESTS.test(path)).length).toBeGreaterThan(300);
});

test('tests in test/measured/ are of the kind that npm test does not run', () => {
  const tests = repositoryFiles().filter(({ path }) => path.startsWith(MEASURED) && path.includes('.test.'));

  expect(tests.length).toBeGreaterThan(3);
  expect(tests.filter(({ path }) => !path.endsWith('.measured.test.ts'))).toEqual([]);
});

test.each([
  ['processor time', `const { user } = process.${'cpuUsage'}();`],
  ['memory', `expect(process.${'memoryUsage'}().rss).toBeLessThan(1);`],
  ['memory by its short name', `process.${'memoryUsage'}.rss()`],
  ['the heap', `v8.getHeap${'Statistics'}()`],
  ['memory of another process', `/^Vm${'RSS'}:/`],
  ['memory of a child', `process.${'resourceUsage'}()`],
  ['a clock', `const began = ${'performance'}.now();`],
  ['the time that went by', `expect(${'Date'}.now() - began).toBeLessThan(1);`],
])('a test that reads %s is found', (_name, text) => {
  expect(measuresTheMachine('test/lambdas/a.test.ts', text)).toBe(true);
  expect(measuresTheMachine('test/measured/a.measured.test.ts', text)).toBe(false);
});
