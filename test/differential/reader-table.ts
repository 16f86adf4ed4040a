import { listedDifferences, type Reader } from './compare.ts';
import { OWN_MAILS } from './compared-mails.ts';
import { FIELDS } from './reading.ts';

const COMPARED: readonly Reader[] = ['mailparser', 'postal-mime'];
const BEGIN = '<!-- differences -->';
const END = '<!-- /differences -->';

/** In how many mails of this repository other parsers read a field otherwise, as `listed.txt` has it. */
export function readerTable(): string {
  const own = new Set(OWN_MAILS.map(({ name }) => name));
  const listed = Object.entries(listedDifferences()).filter(([name]) => own.has(name));
  const rows = FIELDS.map((field) => [
    field === 'names' ? 'names of files' : field,
    ...COMPARED.map((reader) => listed.filter(([, differing]) => differing[reader]?.includes(field)).length),
  ]);
  const table = [
    [`Emails (out of ${own.size}) that are read differently`, ...COMPARED],
    ['---', ...COMPARED.map(() => '---')],
    ...rows,
  ];
  return table.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The page with the table between its marks. */
export function withReaderTable(page: string): string {
  return page.replace(new RegExp(`(?<=${BEGIN}\n).*?(?=\n${END})`, 's'), () => readerTable());
}
