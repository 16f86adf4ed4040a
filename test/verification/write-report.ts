/**
 * Measures what is extracted from the mails of `test/verification-mails/`, and writes the tables of docs/verification.md:
 * `npm run verification-report`. Prints each mail of which something is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OTHER_MAILS, VERIFICATION_MAILS } from '../verification-mails/all.ts';
import { measure, type Outcome } from './measure.ts';

const PAGE = new URL('../../docs/verification.md', import.meta.url);
const START = '<!-- verification-report -->';
const END = '<!-- /verification-report -->';

const verification = await measure(VERIFICATION_MAILS);
const others = await measure(OTHER_MAILS);
const all = [...verification, ...others];

const isRight = ({ codesRight, linksRight }: Outcome) => codesRight && linksRight;
for (const { mail, found } of all.filter((outcome) => !isRight(outcome))) {
  process.stdout.write(
    `${mail.name}\n  expected ${JSON.stringify(mail.expected)}\n  found ${JSON.stringify(found)}\n`,
  );
}

const page = readFileSync(PAGE, 'utf8');
const [before = '', rest = ''] = page.split(START);
const [, after = ''] = rest.split(END);
const report = [
  `${VERIFICATION_MAILS.length} mails with a code or a link, ${OTHER_MAILS.length} others.`,
  '',
  ...tableBy('Language', ({ mail }) => mail.language),
  '',
  ...tableBy('Shape', ({ mail }) => mail.shape),
].join('\n');
writeFileSync(PAGE, `${before}${START}\n\n${report}\n\n${END}${after}`);

function tableBy(title: string, groupOf: (outcome: Outcome) => string): string[] {
  const groups = [...new Set(all.map(groupOf))].sort();
  return [
    `| ${title} | Codes exactly right | Links exactly right | Other mails with a wrong code | with a wrong link |`,
    '|---|--:|--:|--:|--:|',
    ...[
      ...groups.map((name) => row(name, (outcome) => groupOf(outcome) === name)),
      row('**All**', () => true),
    ],
  ];
}

function row(name: string, isIn: (outcome: Outcome) => boolean): string {
  const own = verification.filter(isIn);
  const other = others.filter(isIn);
  const codes = own.filter(({ mail }) => mail.expected.codes.length > 0);
  const links = own.filter(({ mail }) => mail.expected.links.length > 0);
  const cells = [
    share(codes.filter(({ codesRight }) => codesRight).length, codes.length),
    share(links.filter(({ linksRight }) => linksRight).length, links.length),
    share(other.filter(({ hasWrongCode }) => hasWrongCode).length, other.length),
    share(other.filter(({ hasWrongLink }) => hasWrongLink).length, other.length),
  ];
  return `| ${name} | ${cells.join(' | ')} |`;
}

function share(some: number, all: number): string {
  return all === 0 ? '' : `${some} of ${all}`;
}
