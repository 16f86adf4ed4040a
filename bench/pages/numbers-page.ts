import { pagesOf } from '../../packages/mail-reader/test/hidden-words/pages-of.ts';
import {
  measure,
  missesOf,
  type Outcome,
  sharesOf,
} from '../../packages/mail-reader/test/verification/measure.ts';
import { readMails, readSealedMails } from '../../packages/mail-reader/test/verification/read-mails.ts';
import { dollarsOf, mail } from '../cost-model/bills.ts';
import { PRICED_ON, PRICED_REGION, PRICES } from '../cost-model/prices.ts';
import { type ResultTable, renderTable } from './result-table.ts';
import type { KeptResults } from './results-file.ts';

const MILLION = 1_000_000;

export async function numbersPage(results: KeptResults): Promise<string> {
  const { cores, load_average: load } = results.machine;
  return `# Numbers

\`npm run numbers -- <file of bench/results>\` writes this page. Times and memory were measured on ${results.measured_at.slice(0, 10)} at ${results.commit}: ${cores} cores, load ${load}, Node ${results.versions['node'] ?? ''}.

## Codes and links

\`npm run verification-report\`: exact results among emails with a code or link, and wrong results among those without.

${codesTable(await measure(readMails()), await measure(readSealedMails()))}

Most emails were written for the corpus and modeled on real ones; the sealed ones were not used for tuning. Emails from your own senders were not measured.

## Hidden text

\`npm run test:browser\`: Chromium confirms that ${ways('hidden') + ways('no-text')} pages hide a word, and \`text\` has none of these words; it confirms that ${ways('shown')} pages show a word, and \`text\`
has all of these. ${ways('unclear')} pages have styles that the reader does not evaluate: \`text\` has their words, and \`hidden_text\` is true. In ${ways('exceptions')} listed exceptions \`text\` omits a word that
Chromium shows. Other browsers and email clients were not tested.

## Parsing

\`npm run bench -- mail\`: median CPU time per email in ms, then the peak memory of the process in MB. The function runs our parser in a thread. Ours also limits
the work, extracts the reply and converts HTML to text; postal-mime and mailparser's streaming parser do not.

${tableOf(results, 'mail', /^Processor time/)}

${tableOf(results, 'mail', /^Peak memory/)}

## From SMTP to the agent

\`npm run bench -- events\`: median milliseconds from the SMTP response, for a 2 KB email on the idle laptop. AWS was not measured.

${tableOf(results, 'events', /^From the 250/)}

## Cost

\`npx node bench/pages/write-pages.ts\`: a million received emails cost $${(MILLION * dollarsOf(mail())).toFixed(2)} in ${PRICED_REGION} at the prices of ${PRICED_ON}, of which SES takes $${(MILLION * PRICES.sesReceived).toFixed(2)} ([cost.md](cost.md)). Calls were
counted on a laptop and not compared with an AWS bill.
`;
}

function ways(kind: Parameters<typeof pagesOf>[0]): number {
  return pagesOf(kind).length;
}

function codesTable(all: readonly Outcome[], sealed: readonly Outcome[]): string {
  const languages = [...Map.groupBy(all, ({ mail }) => mail.language)];
  const isExact = (outcomes: readonly Outcome[]) =>
    outcomes.every((outcome) => missesOf(outcome).length === 0);
  const exact = languages.filter(([, outcomes]) => isExact(outcomes)).map(([language]) => language);
  const rows: readonly (readonly [name: string, outcomes: readonly Outcome[]])[] = [
    ['All', all],
    ['Sealed', sealed],
    ...languages.filter(([language]) => !exact.includes(language)),
  ];
  return [
    '| Emails | Codes right | Links right | Wrong codes | Wrong links |',
    '|---|--:|--:|--:|--:|',
    ...rows.map(([name, outcomes]) => `| ${name} | ${sharesOf(outcomes).join(' | ')} |`),
    '',
    `No mistakes in: ${exact.join(', ')}.`,
  ].join('\n');
}

function tableOf(results: KeptResults, bench: string, title: RegExp): string {
  const tables = results.findings.find((finding) => finding.bench === bench)?.tables ?? [];
  const table = tables.find((each) => title.test(each.title));
  if (table === undefined) throw new Error(`The results have no table ${title} of ${bench}`);
  return compact(table);
}

function compact({ columns, rows }: ResultTable): string {
  const medians = rows.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.median : cell)));
  const lines = renderTable({ title: '', columns, rows: medians }).split('\n').slice(2);
  return lines.map((line) => line.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '--')).join('\n');
}
