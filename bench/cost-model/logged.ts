import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

export const LOGGED_FILE = fileURLToPath(new URL('./logged.json', import.meta.url));

const loggedSchema = z.object({
  idle: z.number(),
  receive: z.number(),
  'receive-with-webhook': z.number(),
  dropped: z.number(),
  call: z.number(),
});
export type Logged = z.output<typeof loggedSchema>;

export function readLogged(): Logged {
  return loggedSchema.parse(JSON.parse(readFileSync(LOGGED_FILE, 'utf8')));
}
