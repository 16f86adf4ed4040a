import { Stack } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { optionSets } from './option-sets.ts';
import { stackOf } from './synthesized.ts';

function broken(stack: Stack): readonly (readonly [string, number])[] {
  const { violations } = new AwsSolutionsChecks(stack).validateScope(stack);
  return violations.map(({ ruleName, violatingResources }) => [ruleName, violatingResources.length]);
}

test.each(
  Object.entries(optionSets),
)('%s breaks no rule of AwsSolutions, but where the code says why', (_name, settings) => {
  expect(broken(stackOf(settings))).toEqual([]);
});

test('a broken rule without a reason is reported', () => {
  const careless = new Stack();
  new Queue(careless, 'Careless');

  expect(broken(careless).map(([rule]) => rule)).toEqual(['AwsSolutions-SQS3', 'AwsSolutions-SQS4']);
});
