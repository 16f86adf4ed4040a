import * as z from 'zod';
import { socketAccess } from '../auth/close-sockets.ts';
import { identify, type KeyServices, noteRefused } from '../auth/identify.ts';
import { hashSecret, isWellFormed } from '../auth/secret.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { Caller } from '../caller/caller.ts';
import { grants } from '../caller/permissions.ts';
import {
  ApiError,
  invalid,
  lacksPermission,
  rateLimited,
  unauthenticated,
  unconfirmedKey,
} from '../core/errors.ts';
import { listFromText } from '../core/list-from-text.ts';
import type { ReplayJob } from '../jobs/replay-job.ts';
import { afterField, openCursor, sealCursor } from '../operations/events/event-cursor.ts';
import { subscriptionFields, subscriptionFor } from '../operations/events/subscription.ts';
import { parseFields } from '../operations/validation-error.ts';
import type { Policy } from '../settings/policy.ts';
import { getAccount } from '../store/account/accounts.ts';
import { findCredentials } from '../store/key/authenticate.ts';
import { cursorOfNow } from '../store/log/follow-log.ts';
import type { LogCursor } from '../store/log/log-cursor.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import { type Connection, forgetConnection, saveConnection } from '../store/stream/connections.ts';
import { takeReplayLease } from '../store/stream/replay-leases.ts';
import { countSocket, returnSocket } from '../store/stream/socket-counts.ts';
import { planOf } from '../usage/plan.ts';
import { replayJob } from './replay.ts';

/** API Gateway closes a WebSocket after two hours; a minute is added for clock skew. */
const LIFE_MS = (2 * 60 + 1) * 60_000;
const CROWDED_RETRY_SECONDS = 60;

export type Query = Readonly<Record<string, readonly string[] | undefined>>;

interface ConnectRequest {
  readonly connectionId: string;
  readonly query: Query;
  readonly source: string;
}

interface ConnectServices extends KeyServices {
  readonly keyring: Keyring;
  readonly replays: JobQueue<ReplayJob>;
  readonly policy: Pick<Policy, 'plans'>;
}

const querySchema = z.object({ ...subscriptionFields, after: afterField.optional() });

/**
 * A function cannot send before API Gateway has opened the socket, so the fan-out replays events for `after`. @throws
 * ApiError unauthenticated, forbidden, not_found, validation, rate_limited
 */
export async function connect(services: ConnectServices, request: ConnectRequest): Promise<void> {
  const secret = secretOf(request.query);
  const { caller } = await identify(services, secret, request.source);
  try {
    await open(services, request, caller, hashSecret(secret));
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      const what = { type: 'operation', id: 'stream.connect' };
      await noteRefused(services, caller, request.source, 'refused.forbidden', what);
    }
    throw error;
  }
}

async function open(
  services: ConnectServices,
  request: ConnectRequest,
  caller: Caller,
  secretHash: string,
): Promise<void> {
  const { table } = services;
  const now = services.now();
  admit(caller);
  const { after, ...wanted } = wantedOf(request.query);
  const subscription = await subscriptionFor(table, caller, wanted);
  const from = await beginOf(services, caller, after, now);
  const connection: Connection = {
    ...subscription,
    connectionId: request.connectionId,
    tenantId: caller.tenantId,
    keyId: caller.keyId,
    secretHash,
    openedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
    cursor: await sealCursor(services.keyring, caller.tenantId, from),
    replaying: after === undefined ? undefined : true,
  };
  await takeCapacity(services, connection);
  try {
    if (connection.replaying === true) await requireReplayLease(services, connection);
    await saveConnection(table, connection);
    await refuseEnded(services, connection);
    if (connection.replaying === true) await services.replays.send(replayJob(connection, from));
  } catch (error) {
    // The socket would otherwise count against the limits for two hours.
    if (!(await forgetConnection(table, connection))) await returnSocket(table, connection);
    throw error;
  }
}

async function takeCapacity(services: ConnectServices, connection: Connection): Promise<void> {
  const account = await getAccount(services.table, connection.tenantId);
  if (account === undefined) throw unauthenticated();
  const { sockets } = planOf(services.policy, account);
  if (await countSocket(services, connection, sockets)) return;
  throw rateLimited(CROWDED_RETRY_SECONDS, 'Too many open sockets');
}

async function requireReplayLease(services: ConnectServices, connection: Connection): Promise<void> {
  const full = await takeReplayLease(services, connection);
  if (full !== undefined) throw rateLimited(CROWDED_RETRY_SECONDS, 'Too many replays');
}

async function beginOf(
  { table, keyring }: ConnectServices,
  { tenantId }: Caller,
  after: string | undefined,
  now: Date,
): Promise<LogCursor> {
  return after === undefined
    ? cursorOfNow(table, tenantId, now.getTime())
    : openCursor(keyring, tenantId, after, now);
}

/** A key that was deleted or suspended before this row was saved closes no socket, so it is detected here. */
async function refuseEnded({ table, now }: ConnectServices, connection: Connection): Promise<void> {
  const credential = (await findCredentials(table, [connection.secretHash], now())).get(
    connection.secretHash,
  );
  const access = socketAccess(credential);
  if ('error' in access) throw access.error;
}

function admit(caller: Caller): void {
  if (caller.pending) throw unconfirmedKey();
  if (!grants(caller.permissions, 'message_read')) throw lacksPermission('message_read');
}

function secretOf(query: Query): string {
  const [secret, ...more] = [...(query['api_key'] ?? []), ...(query['apiKey'] ?? [])];
  if (secret === undefined) throw unauthenticated('missing');
  if (more.length > 0) throw unauthenticated('different');
  if (!isWellFormed(secret)) throw unauthenticated('malformed');
  return secret;
}

function wantedOf(query: Query): z.output<typeof querySchema> {
  const { api_key: _key, apiKey: _sameKey, inbox_ids, event_types, after, ...others } = query;
  const listOf = (values: readonly string[] | undefined) => values && listFromText(values.join());
  const lists = { inbox_ids: listOf(inbox_ids), event_types: listOf(event_types) };
  if (after !== undefined && after.length > 1) throw invalid('after', 'must be given only once');
  return parseFields(querySchema, { ...others, ...lists, after: after?.[0] });
}
