import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readKnownFailures, unexpected } from '../../scripts/rehearsal/known-failures.ts';

const known = {
  engine: 'An engine',
  not_taken: [{ what: 'AWS::Logs::MetricFilter', reason: 'unsupported' }],
  failed: [{ step: 'webhook: delivery', reason: 'no TLS' }],
};
const seen = (notTaken: readonly string[], failed: readonly string[]) => ({
  notTaken: new Set(notTaken),
  failed: new Set(failed),
});

test('a rehearsal that fails as known has nothing unexpected', () => {
  expect(unexpected(seen(['AWS::Logs::MetricFilter'], ['webhook: delivery']), known)).toEqual([]);
});

test('a rehearsal tells failures that are not known, and known ones that no longer occur', () => {
  expect(unexpected(seen(['AWS::SQS::Queue'], ['sign-up']), known)).toEqual([
    'AWS::SQS::Queue was not taken, which is not known',
    '"sign-up" failed, which is not known',
    'AWS::Logs::MetricFilter was taken: remove it from the known failures',
    '"webhook: delivery" worked: remove it from the known failures',
  ]);
});

test('the file of known failures of MiniStack can be read', () => {
  const file = fileURLToPath(new URL('../../scripts/rehearsal/ministack.json', import.meta.url));

  expect(readKnownFailures(file).failed.length).toBeGreaterThan(0);
});
