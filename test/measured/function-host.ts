/**
 * Runs one event through a function's bundle in a process of its own, and prints how much memory that took.
 * Arguments: bundle, handler, file of the event.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , bundle = '', handler = '', eventFile = ''] = process.argv;
const loaded = await import(pathToFileURL(bundle).href);
const result: unknown = await loaded[handler](JSON.parse(readFileSync(eventFile, 'utf8')), {});
console.log(JSON.stringify({ result, maxResidentKilobytes: process.resourceUsage().maxRSS }));
process.exit(0);
