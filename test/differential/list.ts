import { readFileSync, writeFileSync } from 'node:fs';
import { compare, LISTED_FILE, listOf, READERS, withoutVerdict } from './compare.ts';
import { OWN_MAILS, PUBLIC_MAILS } from './compared-mails.ts';
import { withReaderTable } from './reader-table.ts';

/**
 * Lists the differences anew: `npx node test/differential/list.ts`. Look at each new one, and give it a verdict in `verdicts.ts`, or
 * fix the parser. Needs python3 and the public mails.
 */
if (PUBLIC_MAILS === undefined) throw new Error('The public mails are missing');
const found = await compare([...OWN_MAILS, ...PUBLIC_MAILS], READERS);
const unexplained = withoutVerdict(found);
if (unexplained.length > 0) throw new Error(`Without a verdict:\n${unexplained.join('\n')}`);
writeFileSync(LISTED_FILE, listOf(found));
const README = new URL('../../packages/mail-reader/README.md', import.meta.url);
writeFileSync(README, withReaderTable(readFileSync(README, 'utf8')));
console.log(`${Object.keys(found).length} mails are read in different ways`);
