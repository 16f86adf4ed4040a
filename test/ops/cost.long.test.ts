import { expect, test } from 'vitest';
import { dollarsOf, dropped, idleMonth, mail } from '../../bench/cost-model/bills.ts';
import { workOf } from '../../bench/cost-model/counted.ts';
import { PRICES } from '../../bench/cost-model/prices.ts';
import { standingOf } from '../../bench/cost-model/standing.ts';
import { costPage, scalePage } from '../../bench/pages/cost-page.ts';
import { unitCosts } from '../../bench/pages/unit-costs.ts';
import { synthesized } from '../stack/synthesized.ts';
import { readText } from './repository-files.ts';

const standing = standingOf(synthesized());

test('the pages about cost and scale, and the unit costs of metering, are what counts, prices and the template give', () => {
  for (const [path, written] of [
    ['docs/cost.md', (page: string) => costPage(page, standing)],
    ['docs/scale.md', scalePage],
    ['lambdas/usage/unit-costs.ts', unitCosts],
  ] as const) {
    expect(written(readText(path))).toBe(readText(path));
  }
});

test('a small mail pays SES for itself, and for no chunk of 256 KB, of which only complete ones count', () => {
  expect(mail().sesReceived).toBe(1);
  expect(dropped().sesReceived).toBe(1);
  expect(PRICES.sesReceived).toBe(0.0001);
});

// CHANGELOG.md says so. The queue of attachments' texts took it from $4.77 to $5.03, what is due to $5.19, the alarm on the age of the stream's records to $5.30.
test('a month in which nothing happens costs about $5', () => {
  expect(dollarsOf(idleMonth(standing))).toBeLessThan(5.3);
});

test('the counted units are within the budget of reading: one unit written and a few read', () => {
  expect(workOf('get-message').writeUnits).toBe(1);
  expect(workOf('get-message').readUnits).toBeLessThan(5);
});

test('a mail of a tenant with neither webhook nor socket publishes no event, one with a socket one', () => {
  expect(workOf('receive').calls).not.toHaveProperty('events:PutEvents');
  expect(workOf('receive-with-socket').calls).toHaveProperty('events:PutEvents');
});
