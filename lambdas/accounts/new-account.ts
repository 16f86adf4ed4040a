import { randomUUID } from 'node:crypto';
import { createSecret, hashSecret, secretPrefix } from '../auth/secret.ts';
import type { Services } from '../core/context.ts';
import { KEY_ENTROPY_BYTES, newId } from '../ids.ts';
import { planInbox } from '../inboxes/create-inbox.ts';
import { inboxEntry, inboxLogged } from '../inboxes/inbox-log.ts';
import { type Account, accountCreation } from '../store/account/accounts.ts';
import { inboxCreation } from '../store/inbox/inboxes.ts';
import { type ApiKeyRecord, keyCreation } from '../store/key/api-keys.ts';

type KeyServices = Pick<Services, 'now' | 'randomBytes'>;

export function newApiKey(
  services: KeyServices,
  given: Omit<ApiKeyRecord, 'keyId' | 'prefix' | 'secretHash' | 'createdAt'>,
): { key: ApiKeyRecord; secret: string } {
  const now = services.now();
  const secret = createSecret((size) => services.randomBytes(size));
  const key: ApiKeyRecord = {
    ...given,
    keyId: newId('key', now, services.randomBytes(KEY_ENTROPY_BYTES)),
    prefix: secretPrefix(secret),
    secretHash: hashSecret(secret),
    createdAt: now.toISOString(),
  };
  return { key, secret };
}

export function signUpKey(services: KeyServices, tenantId: string, epoch: number) {
  return newApiKey(services, { tenantId, name: 'sign-up', permissions: null, epoch });
}

const FIRST_EPOCH = 0;

interface NewAccount extends Pick<Account, 'humanEmail' | 'verified' | 'plan' | 'clientId'> {
  readonly username?: string | undefined;
}

export function planAccount(
  services: Parameters<typeof planInbox>[0] & KeyServices & Pick<Services, 'table'>,
  { username, ...given }: NewAccount,
) {
  const { table } = services;
  const now = services.now();
  const tenantId = randomUUID();
  const wanted = { username, displayName: undefined, clientId: undefined, metadata: {} };
  const inbox = planInbox(services, tenantId, wanted);
  const { key, secret } = signUpKey(services, tenantId, FIRST_EPOCH);
  const account: Account = {
    ...given,
    tenantId,
    canceled: false,
    inboxes: 1,
    webhooks: 0,
    keys: 1,
    counted: {},
    epoch: FIRST_EPOCH,
    firstInboxId: inbox.inboxId,
    signUpKeyId: key.keyId,
    createdAt: now.toISOString(),
  };
  const writes = {
    ...accountCreation(table, account),
    ...keyCreation(table, key),
    ...inboxCreation(table, inbox, now),
    ...inboxLogged(table, inbox, inboxEntry(inbox, 'inbox.created', now)),
  };
  return { account, secret, writes };
}
