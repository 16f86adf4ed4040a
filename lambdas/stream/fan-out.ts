import { GONE_FRAME, REVOKED_FRAME, type SocketServices } from '../auth/close-sockets.ts';
import { mayReceive } from '../auth/event-access.ts';
import type { Caller } from '../caller.ts';
import { mismatchOf } from '../events/event-filter.ts';
import { eventFrame, type ServiceEvent } from '../events/events.ts';
import { logInfo } from '../log.ts';
import { grants } from '../permissions.ts';
import { sideBySide } from '../side-by-side.ts';
import { getInbox } from '../store/inbox/inboxes.ts';
import type { Credential } from '../store/key/api-key-rows.ts';
import { findCredentials } from '../store/key/credentials.ts';
import { type Connection, forgetConnection, openConnections } from '../store/stream/connections.ts';

/** As many as the SDK keeps connections open. */
const AT_ONCE = 50;
/**
 * API Gateway calls a socket gone that is not open yet. `$connect` saves the row before that, so a row is
 * pruned only when its socket must have opened: the function's whole time, and some.
 */
export const OPENING_MS = 60_000;

/**
 * A socket that still cannot be reached at this attempt is closed: its client connects again and goes on from its cursor,
 * and one that does not read cannot make every event of its tenant fail.
 */
export const PATIENCE_ATTEMPTS = 3;

/**
 * Sends an event to the sockets of its tenant that want it. The keys are read after the sockets and before
 * the first frame, strongly consistent; a key that is deleted later closes its sockets before that delete
 * is answered.
 * @param attempt how often the event has come to be sent, 1 at first.
 * @throws AggregateError when a socket could not be reached although it is open. The others have the event;
 *   it comes again for all of them, with the same id.
 */
export async function fanOutToSockets(
  services: SocketServices,
  event: ServiceEvent,
  attempt: number,
): Promise<void> {
  const { table } = services;
  const now = services.now();
  const [inbox, connections] = await Promise.all([
    getInbox(table, event.tenant_id, event.inbox_id),
    openConnections(table, event.tenant_id, undefined, now),
  ]);
  // Deleted since the mail came: no connection may get its events any more.
  if (inbox === undefined) return;
  // What is replayed to a socket ends with a read of the log after it is not `replaying` any more: this event is in it.
  const wanting = connections.filter(
    (connection) => connection.replaying !== true && mismatchOf(connection, event) === undefined,
  );
  if (wanting.length === 0) return;
  const credentials = await findCredentials(
    table,
    wanting.map(({ secretHash }) => secretHash),
  );
  const counts = { sent: 0, withheld: 0, opening: 0, pruned: 0, closed: 0 };
  await sideBySide(AT_ONCE, wanting, async (connection) => {
    try {
      const outcome = await send(services, connection, credentials.get(connection.secretHash), event);
      counts[outcome] += 1;
    } catch (error) {
      if (attempt < PATIENCE_ATTEMPTS) throw error;
      await endConnection(services, connection);
      counts.closed += 1;
    }
  });
  logInfo('event sent to sockets', { event_id: event.event_id, ...counts });
}

async function send(
  { table, sockets, now }: SocketServices,
  connection: Connection,
  credential: Credential | undefined,
  event: ServiceEvent,
): Promise<'sent' | 'withheld' | 'opening' | 'pruned' | 'closed'> {
  if (credential === undefined || credential.inboxGone) {
    await endRefused({ table, sockets }, connection, credential);
    return 'closed';
  }
  if (!mayHear(credential.caller, event)) return 'withheld';
  // This event may have overtaken another: the client goes on from where the socket began.
  const frame = streamFrame(event, connection.cursor);
  if (await sockets.post(connection.connectionId, frame)) return 'sent';
  if (now().getTime() - connection.openedAt.getTime() < OPENING_MS) return 'opening';
  await forgetConnection(table, connection);
  return 'pruned';
}

/** Ends the socket of a key that was deleted, or whose inbox was: both close sockets, this only closes them sooner. */
export async function endRefused(
  services: Pick<SocketServices, 'table' | 'sockets'>,
  connection: Connection,
  credential: Credential | undefined,
): Promise<void> {
  const lastFrame = credential === undefined ? REVOKED_FRAME : GONE_FRAME;
  await services.sockets.post(connection.connectionId, lastFrame);
  await endConnection(services, connection);
}

export async function endConnection(
  { table, sockets }: Pick<SocketServices, 'table' | 'sockets'>,
  connection: Connection,
): Promise<void> {
  await sockets.close(connection.connectionId);
  await forgetConnection(table, connection);
}

/** Checked when the client connected, and here again: what is sent goes by the key, not by the socket's row. */
export function mayHear(caller: Caller, event: ServiceEvent): boolean {
  return !caller.pending && grants(caller.permissions, 'message_read') && mayReceive(caller, event);
}

/** A webhook's body, and beside it what the client goes on from when the socket breaks. */
export function streamFrame(event: ServiceEvent, cursor: string | undefined): string {
  const frame = eventFrame(event);
  return cursor === undefined ? frame : `${frame.slice(0, -1)},"cursor":${JSON.stringify(cursor)}}`;
}
