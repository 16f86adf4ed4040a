/**
 * Test files that compare the processor time of two kinds of work in their process, or the memory of a process that they
 * start, which on Linux is at least their own. Each of them has a process to itself. `architecture/measured-files.test.ts`
 * fails when one is not listed.
 */
export const MEASURED_FILES: readonly string[] = [
  'test/lambdas/mail/attacks.test.ts',
  'test/lambdas/mail/calendar-text.test.ts',
  'test/lambdas/mail/cost-growth.test.ts',
  'test/lambdas/mail/date-field.test.ts',
  'test/lambdas/mail/encoded-words.test.ts',
  'test/lambdas/mail/extract-reply.test.ts',
  'test/lambdas/mail/hidden-text.test.ts',
  'test/lambdas/mail/html-to-text.test.ts',
  'test/lambdas/mail/mailboxes.test.ts',
  'test/lambdas/mail/parse-in-worker.test.ts',
  'test/lambdas/mail/utf-7.test.ts',
  'test/lambdas/mail/verification/codes.test.ts',
  'test/system/receive-memory.test.ts',
];
