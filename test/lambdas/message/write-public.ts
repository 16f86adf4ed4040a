import { writeFileSync } from 'node:fs';
import { publicMails } from '../../../packages/mail-reader/test/public-mails.ts';
import { readSummary } from './read-summary.ts';

/**
 * Writes down how the public mails are read now: `npx node test/lambdas/message/write-public.ts`. Look at what changed
 * before you keep it: `npm run test:all -- differential` says where other parsers disagree.
 */
const mails = publicMails();
if (mails === undefined) throw new Error('There are no public mails to read');
const summaries: Record<string, unknown> = {};
for (const { name, mail } of mails) summaries[name] = await readSummary(mail);
writeFileSync(
  new URL('../../fixtures/public-mails.json', import.meta.url),
  `${JSON.stringify(summaries, null, 2)}\n`,
);
