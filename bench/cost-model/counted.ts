import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export const COUNTED_FILE = fileURLToPath(new URL('./counted.json', import.meta.url));

export const REPEATS = 5;

const workSchema = z.object({
  name: z.string(),
  writeUnits: z.number(),
  readUnits: z.number(),
  tableCalls: z.number(),
  /** The key is the prefix of the partition key before `#`. */
  writeUnitsByPartition: z.record(z.string(), z.number()),
  calls: z.record(z.string(), z.number()),
});
export type CountedWork = z.output<typeof workSchema>;

const countedSchema = z.object({ works: z.array(workSchema) });
export type Counted = z.output<typeof countedSchema>;

export function readCounted(): Counted {
  return countedSchema.parse(JSON.parse(readFileSync(COUNTED_FILE, 'utf8')));
}

export function workOf({ works }: Counted, name: string): CountedWork {
  const found = works.find((work) => work.name === name);
  if (found === undefined) throw new Error(`${name} was not counted`);
  return found;
}
