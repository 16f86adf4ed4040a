/**
 * Writes `docs/numbers.md`: `npm run numbers -- bench/results/<file>`, with a file of `npm run bench -- mail events`.
 */
import { writeFileSync } from 'node:fs';
import { numbersPage } from './numbers-page.ts';
import { readResults } from './results-file.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error(
    'Give the results: npm run bench -- mail events, then npm run numbers -- bench/results/<file>',
  );
  process.exit(2);
}
const page = await numbersPage(readResults(file));
writeFileSync(new URL('../../docs/numbers.md', import.meta.url), page);
