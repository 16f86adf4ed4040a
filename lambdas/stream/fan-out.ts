import { lastFrame, type SocketServices, socketAccess } from '../auth/close-sockets.ts';
import { mayReceive } from '../auth/event-access.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import type { ApiError } from '../core/errors.ts';
import { mismatchOf } from '../events/event-filter.ts';
import { eventFrame, inboxNeededBy, type ServiceEvent, serviceEventSchema } from '../events/events.ts';
import type { FanOutJob } from '../jobs/fan-out-job.ts';
import { logError, logInfo } from '../observability/log.ts';
import { getInbox } from '../store/inbox/inboxes.ts';
import type { Credential } from '../store/key/api-key-rows.ts';
import { findCredentials } from '../store/key/authenticate.ts';
import {
  type Connection,
  type ConnectionPage,
  forgetConnection,
  getConnections,
  openConnectionPage,
} from '../store/stream/connections.ts';
import { sideBySide } from '../timing/side-by-side.ts';

/** The SDK client keeps this many connections open. */
const AT_ONCE = 50;
/** A tenant with thousands of sockets must not occupy a worker. */
const SOCKETS_PER_JOB = 200;
const RETRY_DELAY_SECONDS = 20;
/**
 * API Gateway reports a socket that is not open yet as gone, so a row is pruned only after `$connect`'s timeout plus a
 * margin.
 */
export const OPENING_MS = 60_000;

/** One client that does not read must not make every event of its tenant fail; it reconnects at its cursor. */
export const PATIENCE_ATTEMPTS = 3;

interface FanOutServices extends SocketServices {
  readonly fanOuts: JobQueue<FanOutJob>;
  readonly socketsPerJob?: number;
}

interface Part extends Omit<FanOutJob['fan_out'], 'event'> {
  readonly attempt: number;
}

/** The keys are read strongly consistently after the sockets; a key that is deleted later closes its sockets itself. */
export function fanOutToSockets(services: FanOutServices, event: ServiceEvent): Promise<void> {
  return fanOutToPart(services, event, { attempt: 1 });
}

export function continueFanOut(services: FanOutServices, { fan_out: job }: FanOutJob): Promise<void> {
  return fanOutToPart(services, serviceEventSchema.parse(job.event), job);
}

async function fanOutToPart(services: FanOutServices, event: ServiceEvent, part: Part): Promise<void> {
  const { table, fanOuts } = services;
  const inboxId = inboxNeededBy(event);
  const [inbox, { connections, after }] = await Promise.all([
    inboxId === undefined ? undefined : getInbox(table, event.tenant_id, inboxId),
    connectionsOf(services, event.tenant_id, part),
  ]);
  // No connection may get events of a deleted inbox.
  if (inboxId !== undefined && inbox === undefined) return;
  // The log is read once more after a socket stops `replaying`, so its replay includes this event.
  const wanting = connections.filter(
    (connection) => connection.replaying !== true && mismatchOf(connection, event) === undefined,
  );
  const unreached = await sendToAll(services, wanting, event, part.attempt);
  const goOn = (rest: Partial<Part>, delaySeconds?: number) =>
    fanOuts.send({ fan_out: { event: { ...event }, attempt: 1, ...rest } }, delaySeconds);
  if (unreached.length > 0) {
    if (
      part.sockets !== undefined &&
      part.attempt >= PATIENCE_ATTEMPTS &&
      unreached.length === wanting.length
    ) {
      throw new Error(`${unreached.length} sockets can be neither reached nor closed`);
    }
    const sockets = unreached.map(({ keyId, connectionId }) => ({
      key_id: keyId,
      connection_id: connectionId,
    }));
    await goOn({ sockets, attempt: part.attempt + 1 }, RETRY_DELAY_SECONDS);
  }
  // The next job comes last, so that a repeated job sends again only to its own sockets.
  if (after !== undefined) await goOn({ after });
}

function connectionsOf(
  { table, now, socketsPerJob = SOCKETS_PER_JOB }: FanOutServices,
  tenantId: string,
  { sockets, after }: Part,
): Promise<ConnectionPage> {
  if (sockets === undefined)
    return openConnectionPage(table, tenantId, { limit: socketsPerJob, after }, now());
  return getConnections(
    table,
    sockets.map(({ key_id, connection_id }) => ({ tenantId, keyId: key_id, connectionId: connection_id })),
  );
}

async function sendToAll(
  services: FanOutServices,
  wanting: readonly Connection[],
  event: ServiceEvent,
  attempt: number,
): Promise<Connection[]> {
  const unreached: Connection[] = [];
  if (wanting.length === 0) return unreached;
  const credentials = await findCredentials(
    services.table,
    wanting.map(({ secretHash }) => secretHash),
    services.now(),
  );
  const counts = { sent: 0, withheld: 0, opening: 0, pruned: 0, closed: 0 };
  await sideBySide(AT_ONCE, wanting, async (connection) => {
    try {
      const credential = credentials.get(connection.secretHash);
      counts[await sendOrEnd(services, connection, credential, event, attempt)] += 1;
    } catch (error) {
      if (unreached.length === 0)
        logError('socket not reached', error, { event_id: event.event_id, attempt });
      unreached.push(connection);
    }
  });
  logInfo('event sent to sockets', { event_id: event.event_id, ...counts, unreached: unreached.length });
  return unreached;
}

async function sendOrEnd(
  services: FanOutServices,
  connection: Connection,
  credential: Credential | undefined,
  event: ServiceEvent,
  attempt: number,
): Promise<Sent> {
  try {
    return await send(services, connection, credential, event);
  } catch (error) {
    if (attempt < PATIENCE_ATTEMPTS) throw error;
    await endConnection(services, connection);
    return 'closed';
  }
}

type Sent = 'sent' | 'withheld' | 'opening' | 'pruned' | 'closed';

async function send(
  { table, sockets, now }: SocketServices,
  connection: Connection,
  credential: Credential | undefined,
  event: ServiceEvent,
): Promise<Sent> {
  const access = socketAccess(credential);
  if ('error' in access) {
    await endRefused({ table, sockets }, connection, access.error);
    return 'closed';
  }
  if (!mayHear(access.caller, event)) return 'withheld';
  // This event may have overtaken another one, so the cursor is the socket's start.
  const frame = streamFrame(event, connection.cursor);
  if (await sockets.post(connection.connectionId, frame)) return 'sent';
  if (now().getTime() - connection.openedAt.getTime() < OPENING_MS) return 'opening';
  await forgetConnection(table, connection);
  return 'pruned';
}

export async function endRefused(
  services: Pick<SocketServices, 'table' | 'sockets'>,
  connection: Connection,
  error: ApiError,
): Promise<void> {
  await services.sockets.post(connection.connectionId, lastFrame(error));
  await endConnection(services, connection);
}

export async function endConnection(
  { table, sockets }: Pick<SocketServices, 'table' | 'sockets'>,
  connection: Connection,
): Promise<void> {
  await sockets.close(connection.connectionId);
  await forgetConnection(table, connection);
}

/** The key decides what is sent, not the socket's row. */
export function mayHear(caller: Caller, event: ServiceEvent): boolean {
  return !caller.pending && grants(caller.permissions, 'message_read') && mayReceive(caller, event);
}

/** The cursor is for a reconnect. */
export function streamFrame(event: ServiceEvent, cursor: string | undefined): string {
  const frame = eventFrame(event);
  return cursor === undefined ? frame : `${frame.slice(0, -1)},"cursor":${JSON.stringify(cursor)}}`;
}
