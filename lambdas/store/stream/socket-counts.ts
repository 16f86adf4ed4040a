import { keySocketCountKey, tenantSocketCountKey } from '../keys.ts';
import { type LeaseCount, returnCounted, takeCounted } from '../limit/lease-count.ts';
import type { Table } from '../table/table.ts';

export const SOCKETS_PER_KEY = 1000;
/** Sockets live two hours, so the row of a count has at most 25 groups. */
const GROUP_MS = 5 * 60_000;

interface CountedSocket {
  readonly tenantId: string;
  readonly keyId: string;
  readonly expiresAt: Date;
}

const ofTenant = (tenantId: string, limit: number): LeaseCount => ({
  key: tenantSocketCountKey(tenantId),
  limit,
  groupMs: GROUP_MS,
});
const ofKey = ({ tenantId, keyId }: CountedSocket): LeaseCount => ({
  key: keySocketCountKey(tenantId, keyId),
  limit: SOCKETS_PER_KEY,
  groupMs: GROUP_MS,
});

export async function countSocket(
  services: { readonly table: Table; now(): Date },
  socket: CountedSocket,
  limit: number,
): Promise<boolean> {
  const until = socket.expiresAt.getTime();
  const tenant = ofTenant(socket.tenantId, limit);
  if ((await takeCounted(services, tenant, until)) !== undefined) return false;
  if ((await takeCounted(services, ofKey(socket), until)) === undefined) return true;
  await returnCounted(services.table, tenant, until);
  return false;
}

export async function returnSocket(table: Table, socket: CountedSocket): Promise<void> {
  const until = socket.expiresAt.getTime();
  const counts = [ofTenant(socket.tenantId, 0), ofKey(socket)];
  await Promise.all(counts.map((count) => returnCounted(table, count, until)));
}
