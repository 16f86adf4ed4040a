import * as z from 'zod';
import { MAX_WAIT_SECONDS } from '../../waiting/wait-until-found.ts';

/** How long a tool waits: as long as it may, where nothing else is said. */
export const timeoutArguments = z.object({
  timeout_seconds: z.int().min(0).max(MAX_WAIT_SECONDS).default(MAX_WAIT_SECONDS),
});

/** The same as the operation's `wait`. */
export function waitOf({ timeout_seconds }: z.output<typeof timeoutArguments>): { readonly wait: number } {
  return { wait: timeout_seconds };
}
