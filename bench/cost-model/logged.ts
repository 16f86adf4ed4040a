import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** What `count-logs.ts` found; kept in the repository, so that pages can be checked without a run. */
export const LOGGED_FILE = fileURLToPath(new URL('./logged.json', import.meta.url));

/** Bytes of log that functions leave for one of each. */
const loggedSchema = z.object({
  /** One tick of every schedule. */
  idle: z.number(),
  receive: z.number(),
  'receive-with-webhook': z.number(),
  dropped: z.number(),
  /** A call of the API, without the access log. */
  call: z.number(),
});
export type Logged = z.output<typeof loggedSchema>;

export function readLogged(): Logged {
  return loggedSchema.parse(JSON.parse(readFileSync(LOGGED_FILE, 'utf8')));
}
