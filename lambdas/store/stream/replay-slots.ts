import { tenantReplaysKey } from '../keys.ts';
import { claimSlot, type FullPool, returnSlot, type Share, slotPoolOf } from '../limit/slot-pool.ts';
import type { Table } from '../table/table.ts';

/** Sockets to which events are replayed at once: as many as calls may wait. */
export const MAX_REPLAYS = { key: 25, tenant: 100 } as const;

/** The socket of a replay. */
export interface ReplayingSocket {
  readonly tenantId: string;
  readonly keyId: string;
  readonly connectionId: string;
}

const EMPTY = slotPoolOf(undefined);

/**
 * Takes the slot of a replay, with its tenant and its key. It is returned when the replay or its socket ends; one that is not
 * returned expires when the gateway has closed the socket at the latest.
 * @returns the limit that is reached; undefined when the slot is taken
 */
export function claimReplaySlot(
  services: { readonly table: Table; now(): Date },
  { tenantId, keyId, connectionId, expiresAt }: ReplayingSocket & { readonly expiresAt: Date },
): Promise<FullPool | undefined> {
  const slot = {
    key: tenantReplaysKey(tenantId),
    token: connectionId,
    until: expiresAt.getTime(),
    limit: MAX_REPLAYS.tenant,
    shares: sharesOf(keyId),
  };
  return claimSlot(services, slot, EMPTY);
}

/** Changes nothing when the replay holds no slot any more. */
export function returnReplaySlot(
  table: Table,
  { tenantId, keyId, connectionId }: ReplayingSocket,
): Promise<void> {
  return returnSlot(table, tenantReplaysKey(tenantId), connectionId, sharesOf(keyId));
}

const sharesOf = (keyId: string): readonly Share[] => [{ name: keyId, limit: MAX_REPLAYS.key }];
