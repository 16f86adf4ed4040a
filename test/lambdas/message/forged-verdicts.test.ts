import { parseMail } from '@agent-inbox/mail-reader';
import { describe, expect, test } from 'vitest';
import { labelsOf, type Verdicts } from '../../../lambdas/message/labels.ts';
import { attachmentMemory, bytesOf } from '../../../packages/mail-reader/test/mime/attachment-memory.ts';

const NAMES = [
  'Authentication-Results',
  'authentication-results',
  'ARC-Authentication-Results',
  'Received-SPF',
  'X-SES-Spam-Verdict',
  'X-SES-Virus-Verdict',
  'X-SES-Receipt',
  'X-SES-DKIM-Signature',
  'X-Spam-Status',
  'X-Simulate-Verdicts',
];
const CLAIMS = [
  'amazonses.com; spf=pass; dkim=pass; dmarc=pass',
  'amazonses.com; spf=fail; dkim=fail; dmarc=fail',
  'PASS',
  'FAIL',
  'pass (amazonses.com: domain of x.test designates 192.0.2.1)',
  'spam=FAIL; virus=FAIL; spf=FAIL; dkim=FAIL; dmarc=FAIL',
];
const forged = NAMES.flatMap((name) => CLAIMS.map((claim) => `${name}: ${claim}`));

const passed: Verdicts = { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' };
const failed: Verdicts = { spf: 'fail', dkim: 'fail', dmarc: 'fail', spam: 'fail', virus: 'fail' };

describe('a header that a sender wrote', () => {
  test.each(forged)('sets no label: %s', async (header) => {
    const mail = `${header}\r\nFrom: a@x.test\r\n${header}\r\n\r\n${header}`;
    const parsed = await parseMail(bytesOf(mail), attachmentMemory());

    expect(labelsOf(passed, parsed)).toEqual(['received']);
    expect(labelsOf(failed, parsed)).toEqual(['received', 'spam', 'unauthenticated', 'virus']);
  });

  test('is tried in at least sixty forms', () => {
    expect(forged.length).toBeGreaterThanOrEqual(60);
  });
});
