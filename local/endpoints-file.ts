import { join } from 'node:path';
import * as z from 'zod';
import { PrivateJson } from './private-json.ts';

const endpointsSchema = z.object({
  /** Ends in /v1. */
  base_url: z.url(),
  mcp_url: z.url().optional(),
  ws_url: z.url().optional(),
  inbox_domain: z.string(),
  smtp: z.object({ host: z.string(), port: z.int() }),
  outbox_url: z.url(),
  /** Interactive API reference, for a browser. */
  docs_url: z.url(),
  organization_id: z.string(),
  inbox_id: z.string(),
  api_key: z.string(),
  /** How the operator's command reaches its functions: an AWS endpoint, and keys that may do everything there. */
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

/** Where a running runtime answers, and the account that it made for its developer. */
export type Endpoints = z.output<typeof endpointsSchema>;

/** `<data-dir>/endpoints.json`: there exactly while a runtime answers, unless that was killed. */
export function endpointsFile(dataDir: string): PrivateJson<Endpoints> {
  return new PrivateJson(join(dataDir, 'endpoints.json'), endpointsSchema);
}
