import { beforeAll, describe, expect, test } from 'vitest';
import { OTHER_MAILS, VERIFICATION_MAILS } from '../verification-mails/all.ts';
import { measure, type Outcome } from './measure.ts';

/** Shares of the corpus that must be right, and may be wrong. */
const EXACT = 0.97;
const WRONG = 0.01;

let verification: readonly Outcome[];
let others: readonly Outcome[];

beforeAll(async () => {
  verification = await measure(VERIFICATION_MAILS);
  others = await measure(OTHER_MAILS);
});

const names = (outcomes: readonly Outcome[]) => outcomes.map(({ mail }) => mail.name);

describe('the corpus of verification mails', () => {
  test('gives 97 % of codes exactly', () => {
    const withCodes = verification.filter(({ mail }) => mail.expected.codes.length > 0);
    const wrong = withCodes.filter(({ codesRight }) => !codesRight);

    expect(names(wrong).slice(0, Math.floor(withCodes.length * (1 - EXACT)))).toEqual(names(wrong));
  });

  test('gives 97 % of links exactly', () => {
    const withLinks = verification.filter(({ mail }) => mail.expected.links.length > 0);
    const wrong = withLinks.filter(({ linksRight }) => !linksRight);

    expect(names(wrong).slice(0, Math.floor(withLinks.length * (1 - EXACT)))).toEqual(names(wrong));
  });

  test('gives codes of high or medium confidence for at most 1 % of other mails', () => {
    const wrong = others.filter(({ hasWrongCode }) => hasWrongCode);

    expect(names(wrong).slice(0, Math.floor(others.length * WRONG))).toEqual(names(wrong));
  });

  test('gives links for at most 1 % of other mails', () => {
    const wrong = others.filter(({ hasWrongLink }) => hasWrongLink);

    expect(names(wrong).slice(0, Math.floor(others.length * WRONG))).toEqual(names(wrong));
  });
});
