import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brokenPromises } from '../../packages/mail-reader/test/fuzz/broken-promises.ts';
import { CORPUS, CRASHES } from '../../packages/mail-reader/test/fuzz/corpus.ts';
import { mutatedMail } from '../../packages/mail-reader/test/fuzz/mutated-mail.ts';
import { brokenDocumentPromises, mutatedDocument } from './mutated-document.ts';

/**
 * Reads mutated mails and documents until it has read enough, and prints the seeds of those that break a promise, each with the
 * mail as small as it could be made: `npx node test/fuzz/run.ts --count 50000 [--seed 1]`. The small mail becomes a fixture,
 * `packages/mail-reader/test/fuzz/crashes/<seed>.eml`, which the tests read from then on.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const firstSeed = Number(values.seed);
if (!Number.isInteger(count) || !Number.isInteger(firstSeed) || count < 1) {
  throw new Error('--count and --seed are whole numbers');
}
const CHUNK = 1000;
/** A document takes longer. */
const MAILS_PER_DOCUMENT = 10;

/** Leaves out halves, quarters and so on of a mail as long as it breaks a promise all the same. */
async function minimised(mail: Buffer): Promise<Buffer> {
  let smallest = mail;
  for (let size = Math.ceil(mail.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < smallest.length; ) {
      const smaller = Buffer.concat([smallest.subarray(0, at), smallest.subarray(at + size)]);
      if ((await brokenPromises(smaller, CHUNK)).length > 0) smallest = smaller;
      else at += size;
    }
  }
  return smallest;
}

console.log(`${count} mails of the seeds from ${firstSeed}`);
let failures = 0;
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const mail = mutatedMail(CORPUS, seed);
  const promises = await brokenPromises(mail, CHUNK);
  if (promises.length === 0) continue;
  failures += 1;
  console.log(`seed ${seed}: ${promises.join('; ')}`);
  const smallest = await minimised(mail);
  console.log(JSON.stringify(smallest.toString('latin1')));
  mkdirSync(CRASHES, { recursive: true });
  writeFileSync(new URL(`${seed}.eml`, CRASHES), smallest);
}
// The PDF library rejects promises that it does not wait for. The process that reads one file ends with that, as `failed`.
process.on('unhandledRejection', () => undefined);
const documents = Math.ceil(count / MAILS_PER_DOCUMENT);
for (let seed = firstSeed; seed < firstSeed + documents; seed++) {
  const promises = await brokenDocumentPromises(mutatedDocument(seed));
  if (promises.length === 0) continue;
  failures += 1;
  console.log(`document of seed ${seed}: ${promises.join('; ')}`);
}
console.log(`${failures} of ${count} mails and ${documents} documents broke a promise`);
process.exitCode = failures === 0 ? 0 : 1;
