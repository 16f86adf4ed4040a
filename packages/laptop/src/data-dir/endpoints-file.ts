import { join } from 'node:path';
import * as z from 'zod';
import { PrivateJson } from './private-json.ts';

const endpointsSchema = z.object({
  /** The URL ends in /v1. */
  base_url: z.url(),
  mcp_url: z.url().optional(),
  ws_url: z.url().optional(),
  inbox_domain: z.string(),
  smtp: z.object({ host: z.string(), port: z.int() }),
  outbox_url: z.url(),
  docs_url: z.url(),
  /** The user is signed in there; the address is missing when the setting `console` is off. */
  console_url: z.url().optional(),
  organization_id: z.string(),
  inbox_id: z.string(),
  api_key: z.string(),
  operator_url: z.url().optional(),
  admin: z
    .object({
      endpoint: z.url(),
      function_name: z.string(),
      rebuild_function_name: z.string(),
      access_key_id: z.string(),
      secret_access_key: z.string(),
    })
    .optional(),
});

/** Addresses of a running runtime, and its development account. */
export type Endpoints = z.output<typeof endpointsSchema>;

/** Returns the addresses of the service that runs on a data directory, or undefined if none runs. */
export function endpointsOf(dataDir: string): Endpoints | undefined {
  return endpointsFile(dataDir).read();
}

/** `<data-dir>/endpoints.json` exists only while a runtime is ready; a killed one leaves it behind. */
export function endpointsFile(dataDir: string): PrivateJson<Endpoints> {
  return new PrivateJson(join(dataDir, 'endpoints.json'), endpointsSchema);
}
