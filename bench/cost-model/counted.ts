import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** What `count.ts` found; kept in the repository, so that pages can be checked without a run. */
export const COUNTED_FILE = fileURLToPath(new URL('./counted.json', import.meta.url));

/** How often each piece of work is done to be counted. */
export const REPEATS = 5;

const workSchema = z.object({
  name: z.string(),
  writeUnits: z.number(),
  readUnits: z.number(),
  tableCalls: z.number(),
  /** Write units by kind of partition. */
  writeUnitsByPartition: z.record(z.string(), z.number()),
  /** Calls of AWS beside the table, by action. */
  calls: z.record(z.string(), z.number()),
});
/** What one piece of work takes, on average. */
export type CountedWork = z.output<typeof workSchema>;

const countedSchema = z.object({ works: z.array(workSchema) });
export type Counted = z.output<typeof countedSchema>;

export function readCounted(): Counted {
  return countedSchema.parse(JSON.parse(readFileSync(COUNTED_FILE, 'utf8')));
}

/** @throws Error when `count.ts` did not count it. */
export function workOf({ works }: Counted, name: string): CountedWork {
  const found = works.find((work) => work.name === name);
  if (found === undefined) throw new Error(`${name} was not counted`);
  return found;
}
