import { describe, expect, test } from 'vitest';
import { alternately } from '../../bench/measuring/alternately.ts';
import { measure, quantile } from '../../bench/measuring/measure.ts';
import { renderTable } from '../../bench/pages/result-table.ts';

describe('a measure', () => {
  test('is the median and the middle half, in whatever order samples came', () => {
    expect(measure([5, 1, 4, 2, 3])).toEqual({ median: 3, lowerQuartile: 2, upperQuartile: 4, samples: 5 });
  });

  test('lies between two samples when none is in the middle', () => {
    expect(quantile([1, 2], 0.5)).toBe(1.5);
  });

  test('of nothing is refused', () => {
    expect(() => measure([])).toThrow('Nothing was measured');
  });
});

test('things that are compared run one after the other in changing order, and their first round does not count', async () => {
  const order: string[] = [];
  const variant = (name: string) => ({
    name,
    async sample() {
      order.push(name);
      return order.length;
    },
  });
  const samples = await alternately(2, [variant('a'), variant('b')]);

  expect(order.join('')).toBe('baabba');
  expect(samples.get('a')).toEqual([3, 6]);
  expect(samples.get('b')).toEqual([4, 5]);
});

test('a table shows medians with their spread, in columns', () => {
  const title = 'Speed';
  const rows = [
    ['ours', measure([1, 2, 3])],
    ['theirs', 250.4],
  ] as const;

  expect(renderTable({ title, columns: ['what', 'ms'], rows })).toBe(
    [
      '### Speed',
      '',
      '| what   |            ms |',
      '|--------|--------------:|',
      '| ours   | 2 (1.50–2.50) |',
      '| theirs |           250 |',
    ].join('\n'),
  );
});
