import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIXTURES } from './all.ts';

/**
 * Writes `test/fixtures/mail` anew from what stands beside this file: `<name>.eml`, and `<name>.json` with what it
 * must be read as. Run it after a change: `node test/fixture-mails/write.ts`.
 */
const folder = fileURLToPath(new URL('../fixtures/mail', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (/\.(eml|json)$/.test(file)) rmSync(join(folder, file));
for (const { name, mail, expected } of FIXTURES) {
  writeFileSync(join(folder, `${name}.eml`), mail);
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(expected, null, 2)}\n`);
}
console.log(`${FIXTURES.length} mails written`);
