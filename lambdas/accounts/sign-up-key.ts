import { createSecret, hashSecret, secretPrefix } from '../auth/secret.ts';
import type { Services } from '../core/context.ts';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import type { ApiKeyRecord } from '../store/key/api-keys.ts';

/** The key that sign-up hands out: full access, whole tenant. */
export function signUpKey(
  services: Pick<Services, 'now' | 'randomBytes'>,
  tenantId: string,
  epoch: number,
): { key: ApiKeyRecord; secret: string } {
  const now = services.now();
  const secret = createSecret((size) => services.randomBytes(size));
  const key: ApiKeyRecord = {
    keyId: newId('key', now, services.randomBytes(KEY_ENTROPY_BYTES)),
    tenantId,
    inboxId: undefined,
    name: 'sign-up',
    prefix: secretPrefix(secret),
    permissions: null,
    secretHash: hashSecret(secret),
    createdAt: now.toISOString(),
    epoch,
  };
  return { key, secret };
}
