import * as z from 'zod';
import { MAX_WAIT_SECONDS } from '../waiting/wait-until-found.ts';

export function waitField(what: string) {
  return z.int().min(0).max(MAX_WAIT_SECONDS).default(0).describe(`Seconds to wait ${what}`);
}
