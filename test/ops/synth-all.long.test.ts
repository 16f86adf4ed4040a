import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { optionSets } from '../stack/option-sets.ts';
import { appOf, findings, synth } from './cdk-synth.ts';

test('every documented deployment is synthesized by the CLI without a word', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'synth-all-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  appOf(Object.keys(optionSets), directory).synth();

  expect(findings(directory)).toEqual([]);
  expect(await synth(directory)).toEqual({ code: 0, output: '' });
});
