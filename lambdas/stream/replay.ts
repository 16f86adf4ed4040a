import { type SocketServices, socketAccess } from '../auth/close-sockets.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { Caller } from '../caller/caller.ts';
import { mismatchOf } from '../events/event-filter.ts';
import type { ServiceEvent } from '../events/events.ts';
import type { ReplayJob } from '../jobs/replay-job.ts';
import { logInfo } from '../observability/log.ts';
import { sealCursor } from '../operations/events/event-cursor.ts';
import { findCredentials } from '../store/key/authenticate.ts';
import { type EventPage, readEvents } from '../store/log/event-log.ts';
import { type LogCursor, packCursor, unpackCursor } from '../store/log/log-cursor.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import { type Connection, endReplay, forgetConnection, getConnection } from '../store/stream/connections.ts';
import type { Pause } from '../timing/backoff.ts';
import { endConnection, endRefused, mayHear, OPENING_MS, PATIENCE_ATTEMPTS, streamFrame } from './fan-out.ts';

const EVENTS_PER_JOB = 100;
/** API Gateway opens the socket only after `$connect` has responded. */
const OPENING_LOOKS = 20;
const OPENING_LOOK_MS = 50;
const OPENING_DELAY_SECONDS = 1;

interface ReplayServices extends SocketServices {
  readonly keyring: Keyring;
  readonly replays: JobQueue<ReplayJob>;
  readonly pause: Pause;
  readonly eventsPerJob?: number;
}

export function replayJob(
  { tenantId, keyId, connectionId }: Pick<Connection, 'tenantId' | 'keyId' | 'connectionId'>,
  from: LogCursor,
): ReplayJob {
  return {
    replay: { tenant: tenantId, key_id: keyId, connection_id: connectionId, cursor: packCursor(from) },
  };
}

/**
 * A socket gets live events once its replay reaches the end of the log; then the log is read again. A job repeated
 * after a crash sends events twice with the same ids.
 */
export async function replay(
  services: ReplayServices,
  { replay: { tenant, key_id, connection_id, cursor } }: ReplayJob,
  attempt: number,
): Promise<void> {
  const { table } = services;
  const ids = { tenantId: tenant, keyId: key_id, connectionId: connection_id };
  const connection = await getConnection(table, ids);
  // A socket that is no longer `replaying` may lack the end of its replay after a crash.
  if (connection === undefined) return;
  try {
    await replayPage(services, connection, unpackCursor(cursor));
  } catch (error) {
    if (attempt < PATIENCE_ATTEMPTS) throw error;
    await endConnection(services, connection);
  }
}

async function replayPage(services: ReplayServices, connection: Connection, from: LogCursor): Promise<void> {
  const { table, keyring, replays } = services;
  const { secretHash, tenantId } = connection;
  const credential = (await findCredentials(table, [secretHash], services.now())).get(secretHash);
  const access = socketAccess(credential);
  if ('error' in access) return endRefused(services, connection, access.error);
  const sender = new ReplaySender(services, connection, access.caller);
  const first = await sender.sendPage(from);
  if (first === 'gone') return void (await forgetConnection(table, connection));
  if (first === 'opening') return replays.send(replayJob(connection, from), OPENING_DELAY_SECONDS);
  if (first.hasMore) return replays.send(replayJob(connection, first.cursor));
  if (!(await endReplay(table, connection, await sealCursor(keyring, tenantId, first.cursor)))) return;
  const caughtUp = await sendRest(services, sender, connection, first.cursor);
  if (caughtUp === 'gone') return void (await forgetConnection(table, connection));
  if (caughtUp === 'opening') return replays.send(replayJob(connection, from), OPENING_DELAY_SECONDS);
  logInfo('replayed to a socket', { sent: sender.sent });
}

async function sendRest(
  { keyring }: ReplayServices,
  sender: ReplaySender,
  { tenantId }: Connection,
  from: LogCursor,
): Promise<Posted> {
  for (let cursor = from; ; ) {
    const page = await sender.sendPage(cursor);
    if (page === 'gone' || page === 'opening') return page;
    cursor = page.cursor;
    if (page.hasMore) continue;
    const sealed = await sealCursor(keyring, tenantId, cursor);
    return sender.post(JSON.stringify({ type: 'caught_up', cursor: sealed }));
  }
}

/** API Gateway has not opened an `opening` socket yet. */
type Posted = 'sent' | 'gone' | 'opening';

class ReplaySender {
  sent = 0;
  readonly #services: ReplayServices;
  readonly #connection: Connection;
  readonly #caller: Caller;

  constructor(services: ReplayServices, connection: Connection, caller: Caller) {
    this.#services = services;
    this.#connection = connection;
    this.#caller = caller;
  }

  async sendPage(from: LogCursor): Promise<EventPage | 'gone' | 'opening'> {
    const { table, keyring, now, eventsPerJob = EVENTS_PER_JOB } = this.#services;
    const { tenantId } = this.#connection;
    const wants = (event: ServiceEvent) =>
      mismatchOf(this.#connection, event) === undefined && mayHear(this.#caller, event);
    const page = await readEvents(table, { tenantId, limit: eventsPerJob, wants }, from, now().getTime());
    for (const { event, cursor } of page.events) {
      const posted = await this.post(streamFrame(event, await sealCursor(keyring, tenantId, cursor())));
      if (posted !== 'sent') return posted;
      this.sent += 1;
    }
    return page;
  }

  async post(frame: string): Promise<Posted> {
    const { sockets, now, pause } = this.#services;
    const { connectionId, openedAt } = this.#connection;
    for (let look = 1; ; look++) {
      if (await sockets.post(connectionId, frame)) return 'sent';
      if (this.sent > 0 || now().getTime() - openedAt.getTime() >= OPENING_MS) return 'gone';
      if (look === OPENING_LOOKS) return 'opening';
      await pause(OPENING_LOOK_MS);
    }
  }
}
