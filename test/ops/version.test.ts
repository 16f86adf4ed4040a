import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { VERSION_COPIES, withVersion } from '../../scripts/write-version.ts';
import { readText } from './repository-files.ts';

test.each(VERSION_COPIES)('%s has the version of package.json (npm run generate writes it)', (...copy) => {
  const text = readText(copy[0]);
  expect(withVersion(text, copy, packageJson.version)).toBe(text);
});
