/**
 * Prints the peak memory of parsing one email in kilobytes. Arguments: file, parser; without a parser the email is only
 * read.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { openParser } from './mail-parsers.ts';

const [, , file = '', parserName] = process.argv;
const raw = createReadStream(file);
if (parserName === undefined) {
  for await (const _ of raw);
} else {
  const parser = await openParser(parserName);
  await parser.parse(raw);
  await parser.close();
}
console.log(peakKilobytes());

/** On Linux `maxRSS` includes the parent's memory at the fork; VmHWM is the process's own peak. */
function peakKilobytes(): number {
  const status = '/proc/self/status';
  const mark = existsSync(status) ? /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8')) : null;
  return mark === null ? process.resourceUsage().maxRSS : Number(mark[1]);
}
