/**
 * Measures what is extracted from the mails of `packages/mail-reader/test/verification-mails/`, and writes `report.md`: `npm run verification-report`.
 * Prints what is wrong, as `known-misses.txt` has it; of the sealed mails there are counts only, because they are not for tuning.
 */
import { writeFileSync } from 'node:fs';
import { measure, missesOf, type Outcome, sharesOf } from './measure.ts';
import { readMails, readSealedMails } from './read-mails.ts';

const all = await measure(readMails());
const sealed = await measure(readSealedMails());

for (const line of all.flatMap(missesOf)) process.stdout.write(`${line}\n`);

const languages = [...new Set(all.map(({ mail }) => mail.language))];
const report = [
  'Codes exactly right; links exactly right; emails without a code for which a wrong code was found; the same for links:',
  '',
  line('**All**', all),
  line('Sealed emails', sealed),
  ...languages
    .filter((language) => !isExact(language))
    .map((language) => line(language, ofLanguage(language))),
  '',
  `No mistakes in: ${languages.filter(isExact).join(', ')}.`,
].join('\n');
writeFileSync(new URL('report.md', import.meta.url), `# What is extracted from the corpus\n\n${report}\n`);

function ofLanguage(language: string): readonly Outcome[] {
  return all.filter(({ mail }) => mail.language === language);
}

function isExact(language: string): boolean {
  return ofLanguage(language).every((outcome) => missesOf(outcome).length === 0);
}

function line(name: string, outcomes: readonly Outcome[]): string {
  return `- ${name}: ${sharesOf(outcomes).join('; ')}`;
}
