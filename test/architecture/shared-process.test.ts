import { expect, test } from 'vitest';
import { repositoryFiles } from '../ops/repository-files.ts';
import { OWN_TIMERS } from '../own-timers.ts';

const sources = repositoryFiles()
  .filter(({ path }) => /^test\/.*\.ts$/.test(path))
  .map(({ path, text }) => [path.slice('test/'.length), text] as const);

/** Files that play a client of the SDK for everybody in their process, the files of tests after them included. */
function playingForAll(sources: readonly (readonly [string, string])[]): string[] {
  return sources
    .filter(([, text]) => /\bmockClient\([A-Z]/.test(text) && !/\.restore\(\)/.test(text))
    .map(([file]) => file);
}

test('a file that plays a client of the SDK gives it back', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(playingForAll(sources)).toEqual([]);
});

test('one that does not is noticed, and one that plays a client of its own is not', () => {
  const kept = `const ses = mockClient${'('}SESClient);`;

  expect(playingForAll([['a.test.ts', kept]])).toEqual(['a.test.ts']);
  expect(playingForAll([['a.test.ts', `${kept} afterAll(() => ses.restore());`]])).toEqual([]);
  expect(playingForAll([['a.test.ts', `mockClient${'('}client).on(PutObjectCommand);`]])).toEqual([]);
});

/** Files that npm test runs and that start a runtime of their own, not that of their process. */
function startingTheirOwn(sources: readonly (readonly [string, string])[]): string[] {
  return sources
    .filter(([file]) => /(?:^|\/)[^.]+(?:\.feature)?\.test\.ts$/.test(file))
    .filter(([, text]) => /\bService\.start\([^)]|\bChildRuntime\.start\(|\bstartRuntime\(/.test(text))
    .map(([file]) => file);
}

test('test files that npm test runs share one runtime: what needs other settings is a slow test', () => {
  const starting = sources.filter(([file]) => /^(?:system|browser|bin|python)\/.*\.test\.ts$/.test(file));

  expect(starting.length).toBeGreaterThan(50);
  expect(startingTheirOwn(starting)).toEqual([]);
  expect(startingTheirOwn([['system/a.test.ts', 'await Service.start({ settings })']])).toHaveLength(1);
  expect(startingTheirOwn([['system/a.slow.test.ts', 'await Service.start({ settings })']])).toEqual([]);
});

/** Whether a test replaces `setTimeout`: without a list all timers are replaced. */
function replacesTimers(text: string): boolean {
  return [...text.matchAll(/\buseFakeTimers\(([^)]*)\)/g)].some(
    ([, given = '']) => !given.includes('toFake') || given.includes('setTimeout'),
  );
}

test('files that replace the timers of their process are listed, and have one of their own', () => {
  const replacing = repositoryFiles()
    .filter(({ path }) => /^(?:test|packages\/[^/]+\/test)\/.*\.test\.ts$/.test(path))
    .filter(({ path, text }) => path !== 'test/architecture/shared-process.test.ts' && replacesTimers(text))
    .map(({ path }) => path);

  expect(replacing.sort()).toEqual(OWN_TIMERS);
});
