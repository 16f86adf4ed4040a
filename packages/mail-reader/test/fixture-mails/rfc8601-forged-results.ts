import { type Fixture, fixture } from './fixture.ts';

/** Headers by which a sender claims what only the receiving server can know. None changes a label. */
const CLAIMS = [
  'Authentication-Results: mx.y.test; spf=fail; dkim=fail; dmarc=fail',
  'Authentication-Results: amazonses.com; spf=pass; dkim=pass; dmarc=pass',
  'ARC-Authentication-Results: i=1; mx.y.test; dmarc=fail',
  'Received-SPF: fail',
  'X-SES-Spam-Verdict: FAIL',
  'X-SES-Virus-Verdict: FAIL',
  'X-Spam-Flag: YES',
  'Return-Path: <evil@z.test>',
];

export const FORGED: readonly Fixture[] = CLAIMS.map((claim, i) =>
  fixture(`forged-${i + 1}`, { header: [claim], expected: {} }),
);
