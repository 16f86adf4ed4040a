import { nameMade } from '../caller/audit-draft.ts';
import type { Context, Services } from '../core/context.ts';
import { ApiError, unauthenticated } from '../core/errors.ts';
import { isCapHit, reserveCapacity } from '../core/reserve-capacity.ts';
import { KEY_ENTROPY_BYTES, timeKey } from '../ids.ts';
import { publishWhenWritten } from '../publish/publish-when-written.ts';
import { inboxDomainsOf, type Policy } from '../settings/policy.ts';
import { auditWrites } from '../store/audit-log.ts';
import { domainOpen, getDomain } from '../store/domain/assigned-domains.ts';
import { getCaughtName, isNameQuarantined } from '../store/domain/caught-names.ts';
import { findInboxByClientId, type Inbox, inboxCreation, isAddressFree } from '../store/inbox/inboxes.ts';
import { senderListUpdate } from '../store/inbox/sender-lists.ts';
import { ConditionsFailed, transact } from '../store/table/transaction.ts';
import type { Writes } from '../store/table/write.ts';
import { INBOX_SHARD, inboxEntry, inboxLogged } from './inbox-log.ts';
import { openDomains, unknownDomain } from './open-domains.ts';
import { randomUsername } from './random-username.ts';
import { domainsAround, isReserved } from './username.ts';

export interface NewInbox {
  readonly username: string | undefined;
  readonly domain?: string | undefined;
  readonly displayName: string | undefined;
  readonly clientId: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  readonly expiresAt?: string | undefined;
  readonly expectedSenders?: readonly string[] | undefined;
  readonly retentionDays?: number | undefined;
}

/** A name has 33.9 random bits, so repeated collisions mean that something else is wrong. */
const NAME_ATTEMPTS = 8;

export async function createInbox(
  services: Context,
  wanted: NewInbox,
): Promise<{ inbox: Inbox; existed: boolean }> {
  const { tenantId } = services.caller;
  const replayed = await replay(services, tenantId, wanted.clientId);
  if (replayed !== undefined) return { inbox: replayed, existed: true };
  for (let attempt = 1; ; attempt++) {
    try {
      return { inbox: await tryCreation(services, wanted), existed: false };
    } catch (error) {
      // A concurrent create with this client id was first, so its inbox is the result, even if it took the last place
      // or the name.
      const mayExist = isCapHit(error) || isUnavailable(error) || isLostTo(error, 'clientId');
      const existing = mayExist ? await replay(services, tenantId, wanted.clientId) : undefined;
      if (existing !== undefined) return { inbox: existing, existed: true };
      if (isLostTo(error, 'domain') && !(await isOpen(services, wanted.domain)))
        throw await unknownDomain(services);
      const refusal = refusalOf(error, wanted);
      if (refusal !== undefined || attempt === NAME_ATTEMPTS) throw refusal ?? error;
    }
  }
}

async function tryCreation(services: Context, wanted: NewInbox): Promise<Inbox> {
  const { tenantId } = services.caller;
  const capacity = await reserveCapacity(services, 'inboxes');
  const inbox = planInbox(services, tenantId, wanted);
  // The address is checked before the event is queued, because names that are taken are often requested.
  const mayBeTaken = wanted.username !== undefined;
  if (mayBeTaken && !(await isAddressFree(services.table, inbox.inboxId, services.now())))
    throw unavailable();
  const domain = await domainCheck(services, wanted, inbox);
  const entry = inboxEntry(inbox, 'inbox.created', services.now());
  await publishWhenWritten(services, tenantId, INBOX_SHARD, entry);
  nameMade(services.caller, inbox.inboxId);
  await transact(services.table, {
    ...capacity,
    ...auditWrites(services.table, tenantId, services.caller.audit),
    ...domain,
    ...inboxCreation(services.table, inbox, services.now()),
    ...expectedList(services, inbox, wanted),
    ...inboxLogged(services.table, inbox, entry),
  });
  await services.usage.changed(tenantId, inbox.listKey, services.now());
  return inbox;
}

/** The domain may belong to another tenant by now; the first domain is shared by all. */
async function domainCheck(
  { table, caller: { tenantId }, policy }: Context,
  { domain = policy.inboxDomain }: NewInbox,
  { inboxId, createdAt }: Inbox,
): Promise<Writes<'domain'>> {
  const [, ...more] = inboxDomainsOf(policy);
  const around = await Promise.all(
    domainsAround(domain, more).map(async (each) => {
      const read = await getDomain(table, each);
      const name = read === undefined ? undefined : await getCaughtName(table, each, inboxId);
      return { each, domain: read, name };
    }),
  );
  if (around.some((each) => isNameQuarantined(each, tenantId, createdAt, policy.quarantineDays)))
    throw unavailable();
  const own = around.find(({ each }) => each === domain);
  return own === undefined ? {} : domainOpen(table, domain, own.domain, tenantId);
}

async function isOpen(services: Context, wanted: string | undefined): Promise<boolean> {
  return (await openDomains(services)).some(({ domain }) => domain === wanted);
}

function isLostTo(error: unknown, part: string): boolean {
  return error instanceof ConditionsFailed && error.of(part);
}

function refusalOf(error: unknown, { username }: NewInbox): unknown {
  if (!(error instanceof ConditionsFailed)) return error;
  if (error.of('caller')) return unauthenticated();
  const isNameTaken = !error.of('account') && !error.of('clientId') && !error.of('domain');
  return isNameTaken && username !== undefined ? unavailable() : undefined;
}

function expectedList(
  { table, caller }: Context,
  inbox: Inbox,
  { expectedSenders = [] }: NewInbox,
): Writes<'list'> {
  if (expectedSenders.length === 0) return {};
  const fields = { reason: 'expected_senders', expiresAt: null, createdAt: inbox.createdAt };
  const entries = expectedSenders.map((entry) => ({ entry, ...fields }));
  const { list } = senderListUpdate(table, caller, inbox, 'allow', { revision: 0, entries });
  return list === undefined ? {} : { list };
}

async function replay(
  { table }: Services,
  tenantId: string,
  clientId: string | undefined,
): Promise<Inbox | undefined> {
  return clientId === undefined ? undefined : findInboxByClientId(table, tenantId, clientId);
}

type InboxServices = Pick<Services, 'now' | 'randomBytes'> & { policy: Pick<Policy, 'inboxDomain'> };

export function planInbox(services: InboxServices, tenantId: string, wanted: NewInbox): Inbox {
  const now = services.now();
  const username = wanted.username ?? randomUsername((size) => services.randomBytes(size));
  if (isReserved(username)) throw unavailable();
  return {
    inboxId: `${username}@${wanted.domain ?? services.policy.inboxDomain}`,
    tenantId,
    displayName: wanted.displayName,
    clientId: wanted.clientId,
    metadata: wanted.metadata,
    expiresAt: wanted.expiresAt,
    retentionDays: wanted.retentionDays,
    listKey: timeKey(now, services.randomBytes(KEY_ENTROPY_BYTES)),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    revision: 0,
    lists: (wanted.expectedSenders ?? []).length === 0 ? undefined : ['allow'],
  };
}

export function unavailable(): ApiError {
  return new ApiError(
    'address_unavailable',
    'This address is not available. Choose another one, or omit username.',
  );
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.name === 'address_unavailable';
}
