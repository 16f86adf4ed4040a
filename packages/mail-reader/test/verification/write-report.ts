/**
 * Measures what is extracted from the mails of `packages/mail-reader/test/verification-mails/`, and writes `report.md`: `npm run verification-report`.
 * Prints what is wrong, as `known-misses.txt` has it; of the sealed mails there are counts only, because they are not for tuning.
 */
import { writeFileSync } from 'node:fs';
import { measure, missesOf, type Outcome } from './measure.ts';
import { hasVerification, readMails, readSealedMails } from './read-mails.ts';

const all = await measure(readMails());
const sealed = await measure(readSealedMails());

for (const line of all.flatMap(missesOf)) process.stdout.write(`${line}\n`);

const languages = [...new Set(all.map(({ mail }) => mail.language))];
const report = [
  'Codes exactly right; links exactly right; other mails with a wrong code; with a wrong link:',
  '',
  line('**All**', all),
  line('Sealed mails', sealed),
  ...languages
    .filter((language) => !isExact(language))
    .map((language) => line(language, ofLanguage(language))),
  '',
  `Without a mistake: ${languages.filter(isExact).join(', ')}.`,
].join('\n');
writeFileSync(new URL('report.md', import.meta.url), `# What is extracted from the corpus\n\n${report}\n`);

function ofLanguage(language: string): readonly Outcome[] {
  return all.filter(({ mail }) => mail.language === language);
}

function isExact(language: string): boolean {
  return ofLanguage(language).every((outcome) => missesOf(outcome).length === 0);
}

function line(name: string, outcomes: readonly Outcome[]): string {
  const other = outcomes.filter(({ mail }) => !hasVerification(mail));
  const codes = outcomes.filter(({ mail }) => mail.expected.codes.length > 0);
  const links = outcomes.filter(({ mail }) => mail.expected.links.length > 0);
  const shares = [
    share(codes.filter(({ codesRight }) => codesRight).length, codes.length),
    share(links.filter(({ linksRight }) => linksRight).length, links.length),
    share(other.filter(({ hasWrongCode }) => hasWrongCode).length, other.length),
    share(other.filter(({ hasWrongLink }) => hasWrongLink).length, other.length),
  ];
  return `- ${name}: ${shares.join('; ')}`;
}

function share(some: number, all: number): string {
  return all === 0 ? '' : `${some}/${all}`;
}
