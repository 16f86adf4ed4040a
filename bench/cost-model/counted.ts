import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export const COUNTED_FILE = fileURLToPath(new URL('./counted.json', import.meta.url));

export const REPEATS = 5;

const workSchema = z.object({
  writeUnits: z.number(),
  readUnits: z.number(),
  tableCalls: z.number(),
  /** Bytes that CloudWatch Logs bills. */
  logBytes: z.number(),
  /** The key is the prefix of the partition key before `#`. */
  writeUnitsByPartition: z.record(z.string(), z.number()),
  /** The actions that `PRICED_CALLS` names, without those of the table. */
  calls: z.record(z.string(), z.number()),
});
export type CountedWork = z.output<typeof workSchema>;

let counted: Readonly<Record<string, CountedWork>> | undefined;

export function workOf(name: string): CountedWork {
  counted ??= z.record(z.string(), workSchema).parse(JSON.parse(readFileSync(COUNTED_FILE, 'utf8')));
  const work = counted[name];
  if (work === undefined) throw new Error(`${name} was not counted`);
  return work;
}
