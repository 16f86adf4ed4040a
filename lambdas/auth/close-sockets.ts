import { setTimeout as delay } from 'node:timers/promises';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import { envelopeOf, notFound, suspended, unauthenticated } from '../core/errors.ts';
import { findCredentials } from '../store/key/authenticate.ts';
import { type Connection, openConnections } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';
import { sideBySide } from '../timing/side-by-side.ts';

/** As many as the SDK keeps connections open. */
const AT_ONCE = 50;
/** How often closing is tried again: a socket whose row is new may not be open yet. */
const OPENING_MS = 3000;
const OPENING_RETRY_MS = 50;

/** API Gateway closes with 1000 and nothing else, so the last frame says why. 4401 is the code that would have. */
export const REVOKED_FRAME = JSON.stringify({ type: 'error', ...envelopeOf(unauthenticated()), code: 4401 });

/** The last word to a key whose inbox was deleted. */
export const GONE_FRAME = JSON.stringify({ type: 'error', ...envelopeOf(notFound('inbox')) });

/** The last word to a key whose tenant was suspended. */
export const suspendedFrame = (reason: string): string =>
  JSON.stringify({ type: 'error', ...envelopeOf(suspended(reason)), code: 4403 });

export interface SocketServices {
  readonly table: Table;
  readonly sockets: SocketGateway;
  now(): Date;
}

/**
 * Ends every socket of a key that was just revoked. When it resolves, nothing can be sent to them any more:
 * what another function still posts finds the connection gone. The key's row must be gone before, so that
 * a socket that is being opened meanwhile sees it (stream/connect.ts).
 */
export async function closeSocketsOfKey(
  services: SocketServices,
  tenantId: string,
  keyId: string,
): Promise<void> {
  const connections = await openConnections(services.table, tenantId, keyId, services.now());
  await sideBySide(AT_ONCE, connections, (connection) => close(services, connection, REVOKED_FRAME));
}

/** Ends every socket of a tenant whose keys were just revoked or marked; the same holds as for one key. */
export async function closeSocketsOfTenant(
  services: SocketServices,
  tenantId: string,
  lastFrame = REVOKED_FRAME,
): Promise<void> {
  const connections = await openConnections(services.table, tenantId, undefined, services.now());
  await sideBySide(AT_ONCE, connections, (connection) => close(services, connection, lastFrame));
}

/**
 * Ends the sockets of a tenant whose keys are pinned to an inbox that was deleted: nothing would ever be sent to them.
 * The keys must be marked before, so that a socket that is being opened meanwhile sees it.
 */
export async function closeSocketsOfGoneInboxes(services: SocketServices, tenantId: string): Promise<void> {
  const connections = await openConnections(services.table, tenantId, undefined, services.now());
  const credentials = await findCredentials(
    services.table,
    connections.map(({ secretHash }) => secretHash),
    services.now(),
  );
  const gone = connections.filter(({ secretHash }) => credentials.get(secretHash)?.inboxGone === true);
  await sideBySide(AT_ONCE, gone, (connection) => close(services, connection, GONE_FRAME));
}

async function close(
  { sockets, now }: SocketServices,
  { connectionId, openedAt }: Connection,
  lastFrame: string,
): Promise<void> {
  await sockets.post(connectionId, lastFrame);
  while (!(await sockets.close(connectionId))) {
    if (now().getTime() - openedAt.getTime() > OPENING_MS) return;
    await delay(OPENING_RETRY_MS);
  }
}
