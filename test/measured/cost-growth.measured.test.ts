import { describe, expect, test } from 'vitest';
import { costGrowth, LINEAR } from './cost-growth.ts';

const textOf = (length: number): string => 'x'.repeat(length);

describe('costGrowth', () => {
  test('of a function that looks at each character once is linear', () => {
    let sum = 0;
    const growth = costGrowth(
      textOf,
      (text) => {
        for (let i = 0; i < text.length; i++) sum += text.charCodeAt(i);
      },
      1_000_000,
    );

    expect(sum).toBeGreaterThan(0);
    expect(growth).toBeLessThan(LINEAR);
  });

  test('of a function that looks at all earlier characters again is not linear', () => {
    let sum = 0;
    const growth = costGrowth(
      textOf,
      (text) => {
        for (let i = 0; i < text.length; i++) for (let j = 0; j < i; j++) sum += text.charCodeAt(j);
      },
      2_000,
    );

    expect(sum).toBeGreaterThan(0);
    expect(growth).toBeGreaterThan(LINEAR);
  });
});
