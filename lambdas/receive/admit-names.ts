import type { Receipt } from '../message/receipt.ts';
import { auditWrites, serviceAudit } from '../store/audit-log.ts';
import { type AssignedDomain, getDomain } from '../store/domain/assigned-domains.ts';
import { isCounted, limitNoted, nameWrites, withName } from '../store/domain/caught-names.ts';
import type { Inbox } from '../store/inbox/inboxes.ts';
import { inboxReservationKey } from '../store/keys.ts';
import { reserveSlot } from '../store/receive/reservation.ts';
import { TransactionConflict, tryTransact, tryTransactOnce } from '../store/table/transaction.ts';
import type { CaughtMail } from './catch-all.ts';
import type { Destination } from './destinations.ts';
import { MAX_ATTEMPTS } from './resolve-conflict.ts';
import type { ReceiveServices } from './services.ts';

interface AdmittedMail {
  readonly admitted: readonly Destination[];
  /** A domain receives for a limited number of new names per hour. */
  readonly refused: readonly Destination[];
}

/** Each name changes the row of its domain, so they are counted in sequence. */
export async function admitNames(
  services: ReceiveServices,
  { receivedAt }: Receipt,
  destinations: readonly Destination[],
): Promise<AdmittedMail> {
  const at = receivedAt.toISOString();
  const domains = new Map<string, AssignedDomain>();
  const admitted = new Map<string, boolean>();
  for (const { caught, inbox } of destinations) {
    if (caught === undefined || admitted.has(caught.name)) continue;
    const { domain, isAdmitted } = await admit(services, inbox, {
      ...caught,
      domain: domains.get(caught.domain.domain) ?? caught.domain,
      at,
    });
    domains.set(domain.domain, domain);
    admitted.set(caught.name, isAdmitted);
  }
  const isRefused = ({ caught }: Destination) => caught !== undefined && admitted.get(caught.name) === false;
  return {
    admitted: destinations.filter((each) => !isRefused(each)),
    refused: destinations.filter(isRefused),
  };
}

interface Admission {
  readonly domain: AssignedDomain;
  readonly isAdmitted: boolean;
}

async function admit(
  services: ReceiveServices,
  inbox: Inbox,
  arrival: CaughtMail & { readonly at: string },
): Promise<Admission> {
  const { table, policy, metering } = services;
  const limit = policy.unknownNamesPerHour;
  if (isCounted(arrival, arrival.known)) return { domain: arrival.domain, isAdmitted: true };
  let { domain } = arrival;
  for (let attempt = 1; ; attempt++) {
    const counted = withName(domain, arrival.at);
    if (counted.names > limit) {
      await noteLimit(services, inbox, domain, counted.hour);
      return { domain, isAdmitted: false };
    }
    const failed = await tryTransactOnce(table, nameWrites(table, { ...arrival, domain }, counted, limit));
    if (failed === undefined) {
      metering.count('UnknownNames', 1, domain.domain);
      return { domain: { ...domain, ...counted }, isAdmitted: true };
    }
    // A duplicate receipt, or another email to the name, was counted concurrently.
    if (failed.of('name')) return { domain, isAdmitted: true };
    if (attempt === MAX_ATTEMPTS) throw failed;
    if (failed instanceof TransactionConflict)
      await services.pause(await reserveSlot(table, inboxReservationKey(inbox.inboxId), services.now()));
    domain = (await getDomain(table, domain.domain)) ?? domain;
  }
}

/** The audit log gets one entry per hour. */
async function noteLimit(
  { table, metering, now }: ReceiveServices,
  { tenantId }: Inbox,
  { domain, notedHour = '' }: AssignedDomain,
  hour: string,
): Promise<void> {
  metering.count('UnknownNames', 1, domain);
  if (notedHour >= hour) return;
  const about = { type: 'domain', id: domain };
  const audit = serviceAudit('catch-all', 'domain.unknown_names', about, now());
  await tryTransact(table, { ...limitNoted(table, domain, hour), ...auditWrites(table, tenantId, audit) });
}
