import { describe, expect, test } from 'vitest';
import { labelsOf, type Verdict, type Verdicts, verdictsOfReceipt } from '../../../lambdas/message/labels.ts';
import {
  labelsOfVisibility,
  shownVisibilities,
  VISIBILITIES,
  visibilityOfLabels,
} from '../../../lambdas/message/visibility.ts';

const ONE_SENDER = { fromHeaders: 1, fromAddresses: 1, fromValid: true, headerWhole: true };
const allPass: Verdicts = { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' };

describe('verdicts of a receipt', () => {
  test.each([
    ['PASS', 'pass'],
    ['FAIL', 'fail'],
    ['GRAY', 'gray'],
    ['PROCESSING_FAILED', 'none'],
    ['DISABLED', 'none'],
    ['pass', 'none'],
    ['', 'none'],
  ])('%j is %s for each check', (status, verdict) => {
    const said = { status };
    const receipt = {
      spfVerdict: said,
      dkimVerdict: said,
      dmarcVerdict: said,
      spamVerdict: said,
      virusVerdict: said,
    };

    expect(verdictsOfReceipt(receipt)).toEqual({
      spf: verdict,
      dkim: verdict,
      dmarc: verdict,
      spam: verdict,
      virus: verdict,
    });
  });

  test('that are missing have the value none, each by itself', () => {
    expect(verdictsOfReceipt({ spamVerdict: { status: 'FAIL' } })).toEqual({
      spf: 'none',
      dkim: 'none',
      dmarc: 'none',
      spam: 'fail',
      virus: 'none',
    });
  });
});

describe('a mail is unauthenticated', () => {
  const verdicts: Verdict[] = ['pass', 'fail', 'gray', 'none'];
  const all = verdicts.flatMap((dmarc) =>
    verdicts.flatMap((spf) => verdicts.map((dkim): [Verdict, Verdict, Verdict] => [dmarc, spf, dkim])),
  );

  test.each(
    all,
  )('unless DMARC, or SPF or DKIM with a gray DMARC, passed: DMARC %s, SPF %s, DKIM %s', (dmarc, spf, dkim) => {
    const proven = dmarc === 'pass' || (dmarc === 'gray' && (spf === 'pass' || dkim === 'pass'));

    expect(labelsOf({ ...allPass, dmarc, spf, dkim }, ONE_SENDER).includes('unauthenticated')).toBe(!proven);
  });

  test.each([
    ['two From headers', { ...ONE_SENDER, fromHeaders: 2 }],
    ['two From addresses', { ...ONE_SENDER, fromAddresses: 2 }],
    ['no From header', { ...ONE_SENDER, fromHeaders: 0, fromAddresses: 0 }],
    ['a From header without an address', { ...ONE_SENDER, fromAddresses: 0 }],
    ['a From address that is not valid', { ...ONE_SENDER, fromValid: false }],
    ['a header that was not read to its end', { ...ONE_SENDER, headerWhole: false }],
  ])('with %s, whatever passed', (_what, senders) => {
    expect(labelsOf(allPass, senders)).toEqual(['received', 'unauthenticated']);
  });
});

test.each([
  ['clean', {}, ['received']],
  ['spam', { spam: 'fail' }, ['received', 'spam']],
  ['grey spam', { spam: 'gray' }, ['received']],
  ['unscanned', { spam: 'none', virus: 'none' }, ['received']],
  ['infected', { virus: 'fail' }, ['received', 'spam', 'virus']],
  ['infected spam', { virus: 'fail', spam: 'fail' }, ['received', 'spam', 'virus']],
  ['forged', { dmarc: 'fail' }, ['received', 'unauthenticated']],
  [
    'forged, spam and infected',
    { dmarc: 'fail', spam: 'fail', virus: 'fail' },
    ['received', 'spam', 'unauthenticated', 'virus'],
  ],
] as const)('labels of a mail that is %s', (_what, verdicts, labels) => {
  expect(labelsOf({ ...allPass, ...verdicts }, ONE_SENDER)).toEqual(labels);
});

describe('visibility', () => {
  test.each([
    [['received'], 'clean'],
    [['received', 'spam'], 'spam'],
    [['received', 'unauthenticated'], 'unauthenticated'],
    [['received', 'unauthenticated', 'spam'], 'both'],
    [['received', 'spam', 'virus'], 'spam'],
    [[], 'clean'],
  ])('of %j is %s', (labels, visibility) => {
    expect(visibilityOfLabels(labels)).toBe(visibility);
  });

  test.each(VISIBILITIES)('%s gives labels that give it back', (visibility) => {
    expect(visibilityOfLabels(labelsOfVisibility(visibility))).toBe(visibility);
  });

  test.each([
    [false, false, ['clean']],
    [true, false, ['clean', 'spam']],
    [false, true, ['clean', 'unauthenticated']],
    [true, true, ['clean', 'spam', 'unauthenticated', 'both']],
  ])('shown with spam %s and unauthenticated %s', (includeSpam, includeUnauthenticated, visibilities) => {
    expect(shownVisibilities({ includeSpam, includeUnauthenticated })).toEqual(visibilities);
  });
});
