import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { hashOfSources } from '../../lib/deployment-hash.ts';
import { resourcesOf, synthesized } from './synthesized.ts';

function deploymentOf(settings: Readonly<Record<string, string>>): string | undefined {
  const activations = resourcesOf(
    synthesized(settings),
    'Custom::ActiveReceiptRuleSet',
    z.object({ Deployment: z.string() }),
  );
  return [...activations.values()][0]?.Deployment;
}

test('the property by which CloudFormation calls the activation of the rule set is the same for the same sources and settings, and another for another setting', () => {
  const plain = deploymentOf({});

  expect(plain).toMatch(/^[0-9a-f]{32}$/);
  expect(deploymentOf({})).toBe(plain);
  expect(deploymentOf({ logRetentionDays: '7' })).not.toBe(plain);
});

describe('the hash of the sources', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'sources-'));
    const readers = ['document-text', 'mail-reader', 'segment-index'].map((name) => `packages/${name}/src`);
    for (const part of ['lib', 'lambdas', ...readers, 'package-lock.json', 'cdk.json']) {
      cpSync(join(root, part), join(copy, part), { recursive: true });
    }
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  test('is the same wherever the project lies', () => {
    expect(hashOfSources(copy)).toBe(hashOfSources(root));
  });

  test.each(
    'lib/stack.ts lambdas/api.lambda.ts packages/segment-index/src/words.ts package-lock.json cdk.json lib/new.ts'.split(
      ' ',
    ),
  )('is another one when %s changes', (file) => {
    const before = hashOfSources(copy);

    writeFileSync(join(copy, file), 'changed');

    expect(hashOfSources(copy)).not.toBe(before);
  });

  test('is the same when a test of a package changes', () => {
    const before = hashOfSources(copy);

    mkdirSync(join(copy, 'packages/segment-index/test'));
    writeFileSync(join(copy, 'packages/segment-index/test/words.test.ts'), 'changed');

    expect(hashOfSources(copy)).toBe(before);
  });
});
