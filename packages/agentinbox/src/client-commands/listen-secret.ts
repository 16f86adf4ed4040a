import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PrivateJson } from '@agent-inbox/laptop/endpoints';
import { createWebhookSecret } from 'agent-inbox-client/source/sign-webhook';
import * as z from 'zod';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { currentProfile, type ProfileFlags, profilesFile } from './profile.ts';

/**
 * Reuses the secret of earlier runs with the profile (or service, without one), so that receivers need no new
 * configuration. @throws WrongUsage for a malformed secret.
 */
export function listenSecret(flags: ProfileFlags & { readonly secret?: string }): string {
  if (flags.secret !== undefined) {
    if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(flags.secret)) {
      throw new WrongUsage('--secret must be whsec_ followed by base64, like the secret of a webhook');
    }
    return flags.secret;
  }
  const file = secretsFile();
  const saved = file.read() ?? {};
  const name = flags.profile ?? currentProfile(flags).base_url;
  const known = new Map(Object.entries(saved)).get(name);
  if (known !== undefined) return known;
  const secret = createWebhookSecret(randomBytes);
  mkdirSync(dirname(file.file), { recursive: true, mode: 0o700 });
  file.write({ ...saved, [name]: secret });
  return secret;
}

function secretsFile(): PrivateJson<Record<string, string>> {
  const file = join(dirname(profilesFile().file), 'listen-secrets.json');
  return new PrivateJson(file, z.record(z.string(), z.string()));
}
