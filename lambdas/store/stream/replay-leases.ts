import { tenantReplaysKey } from '../keys.ts';
import { type FullPool, returnLease, type Share, takeLease } from '../limit/lease-pool.ts';
import type { Table } from '../table/table.ts';

export const MAX_REPLAYS = { key: 25, tenant: 100 } as const;

interface ReplayingSocket {
  readonly tenantId: string;
  readonly keyId: string;
  readonly connectionId: string;
}

export function takeReplayLease(
  services: { readonly table: Table; now(): Date },
  { tenantId, keyId, connectionId, expiresAt }: ReplayingSocket & { readonly expiresAt: Date },
): Promise<FullPool | undefined> {
  const lease = {
    key: tenantReplaysKey(tenantId),
    token: connectionId,
    until: expiresAt.getTime(),
    limit: MAX_REPLAYS.tenant,
    shares: sharesOf(keyId),
  };
  return takeLease(services, lease);
}

export function returnReplayLease(
  table: Table,
  { tenantId, keyId, connectionId }: ReplayingSocket,
): Promise<void> {
  return returnLease(table, tenantReplaysKey(tenantId), connectionId, sharesOf(keyId));
}

const sharesOf = (keyId: string): readonly Share[] => [{ name: keyId, limit: MAX_REPLAYS.key }];
