import { setTimeout as delay } from 'node:timers/promises';
import type { SocketGateway } from '../aws/socket-gateway.ts';
import type { Caller } from '../caller/caller.ts';
import {
  type ApiError,
  type ErrorName,
  envelopeOf,
  notFound,
  suspended,
  unauthenticated,
} from '../core/errors.ts';
import { logError } from '../observability/log.ts';
import type { Credential } from '../store/key/api-key-rows.ts';
import { findCredentials } from '../store/key/authenticate.ts';
import { type Connection, openConnections } from '../store/stream/connections.ts';
import type { Table } from '../store/table/table.ts';
import { sideBySide } from '../timing/side-by-side.ts';

/** The SDK keeps this many connections open. */
const AT_ONCE = 50;
/** The row of a socket may exist before the socket is open, so closing is retried for this time. */
const OPENING_MS = 3000;
const OPENING_RETRY_MS = 50;

const CLOSE_CODES: Partial<Record<ErrorName, number>> = { unauthenticated: 4401, forbidden: 4403 };

/** API Gateway always closes with code 1000, so the last frame has the reason and the intended code. */
export function lastFrame(error: ApiError): string {
  return JSON.stringify({ type: 'error', ...envelopeOf(error), code: CLOSE_CODES[error.name] });
}

export function socketAccess(
  credential: Credential | undefined,
): { readonly caller: Caller } | { readonly error: ApiError } {
  if (credential === undefined) return { error: unauthenticated() };
  const { suspension, inboxGone, caller } = credential;
  if (suspension !== undefined) return { error: suspended(suspension.reason) };
  return inboxGone ? { error: notFound('inbox') } : { caller };
}

export interface SocketServices {
  readonly table: Table;
  readonly sockets: SocketGateway;
  now(): Date;
}

/**
 * When it resolves, nothing can be sent to the sockets any more. The key's row must be deleted before, so that a socket
 * that is being opened sees it (stream/connect.ts).
 */
export async function closeSocketsOfKey(
  services: SocketServices,
  tenantId: string,
  keyId: string,
): Promise<void> {
  const connections = await openConnections(services.table, tenantId, keyId, services.now());
  await closeAll(services, connections, unauthenticated());
}

export async function closeSocketsOfTenant(
  services: SocketServices,
  tenantId: string,
  error = unauthenticated(),
): Promise<void> {
  const connections = await openConnections(services.table, tenantId, undefined, services.now());
  await closeAll(services, connections, error);
}

/** The keys must be marked before, so that a socket that is being opened sees the mark. */
export async function closeSocketsOfGoneInboxes(services: SocketServices, tenantId: string): Promise<void> {
  const connections = await openConnections(services.table, tenantId, undefined, services.now());
  const credentials = await findCredentials(
    services.table,
    connections.map(({ secretHash }) => secretHash),
    services.now(),
  );
  const gone = connections.filter(({ secretHash }) => credentials.get(secretHash)?.inboxGone === true);
  await closeAll(services, gone, notFound('inbox'));
}

async function closeAll(
  { sockets, now }: SocketServices,
  connections: readonly Connection[],
  error: ApiError,
): Promise<void> {
  await sideBySide(AT_ONCE, connections, async ({ connectionId, openedAt }) => {
    try {
      await sockets.post(connectionId, lastFrame(error));
    } catch (failure) {
      logError('last frame not sent', failure, { connection_id: connectionId });
    }
    while (!(await sockets.close(connectionId))) {
      if (now().getTime() - openedAt.getTime() > OPENING_MS) return;
      await delay(OPENING_RETRY_MS);
    }
  });
}
