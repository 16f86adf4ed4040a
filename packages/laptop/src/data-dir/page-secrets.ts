import { join } from 'node:path';
import * as z from 'zod';
import { secretSegment } from '../addresses/loopback-name.ts';
import { PrivateJson } from './private-json.ts';

const secret = z.string().regex(/^[\w-]{24}$/);
const pageSecretsSchema = z.object({ outbox: secret, reference: secret, test_mail: secret });

export type PageSecrets = z.output<typeof pageSecretsSchema>;

export const PAGE_SECRETS_FILE = 'page-secrets.json';

/** The secrets are stored, so that bookmarks remain valid after a restart. */
export function pageSecrets(dataDir: string): PageSecrets {
  const kept = new PrivateJson(join(dataDir, PAGE_SECRETS_FILE), pageSecretsSchema);
  const known = kept.read();
  if (known !== undefined) return known;
  const fresh = { outbox: secretSegment(), reference: secretSegment(), test_mail: secretSegment() };
  kept.write(fresh);
  return fresh;
}
