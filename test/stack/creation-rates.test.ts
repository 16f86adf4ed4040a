import { expect, test } from 'vitest';
import * as z from 'zod';
import { CREATION_RATES } from '../../lib/constructs/creation-rates.ts';
import { optionSets } from './option-sets.ts';
import { synthesized } from './synthesized.ts';

const resources = z
  .record(z.string(), z.object({ Type: z.string(), DependsOn: z.array(z.string()).default([]) }))
  .parse(synthesized({ ...optionSets['Named'], ...optionSets['Watched'] }).toJSON()['Resources']);

test.each(CREATION_RATES)('resources of $types are created in at most $perSecond chains', ({
  perSecond,
  types,
}) => {
  const ids = Object.keys(resources).filter((id) => types.includes(resources[id]?.Type ?? ''));
  const previous = ids.flatMap((id) => resources[id]?.DependsOn.filter((other) => ids.includes(other)) ?? []);
  const first = ids.filter((id) => !resources[id]?.DependsOn.some((other) => ids.includes(other)));

  expect(ids.length).toBeGreaterThan(perSecond);
  expect(first).toHaveLength(perSecond);
  // None is waited for by two: each chain has one resource in creation.
  expect(new Set(previous).size).toBe(previous.length);
});

test('metric filters are four chains of at most six', () => {
  const filters = Object.values(resources).filter(({ Type }) => Type === 'AWS::Logs::MetricFilter');

  expect(filters.length).toBeLessThanOrEqual(24);
});
