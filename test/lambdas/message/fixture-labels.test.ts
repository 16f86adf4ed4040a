import { parseMail } from '@agent-inbox/mail-reader';
import { expect, test } from 'vitest';
import { labelsOf } from '../../../lambdas/message/labels.ts';
import { FIXTURES } from '../../../packages/mail-reader/test/fixture-mails/all.ts';
import { attachmentMemory, bytesOf } from '../../../packages/mail-reader/test/mime/attachment-memory.ts';

const PASSED = { spf: 'pass', dkim: 'pass', dmarc: 'pass', spam: 'pass', virus: 'pass' } as const;

test.each(FIXTURES)('the mail "$name" has the labels of its fixture', async ({ mail, expected }) => {
  const parsed = await parseMail(bytesOf(mail), attachmentMemory());

  expect(labelsOf(PASSED, parsed)).toEqual(expected.labels);
});
