import * as z from 'zod';
import { identify, type KeyServices } from '../auth/identify.ts';
import { hashSecret, isWellFormed } from '../auth/secret.ts';
import type { JobQueue } from '../aws/job-queue.ts';
import type { Caller } from '../caller.ts';
import { forbidden, notFound, rateLimited, unauthenticated } from '../core/errors.ts';
import type { ReplayJob } from '../jobs/replay-job.ts';
import { afterField, openCursor, sealCursor } from '../operations/events/event-cursor.ts';
import { subscriptionFields, subscriptionFor } from '../operations/events/subscription.ts';
import { validationError } from '../operations/validation-error.ts';
import { grants } from '../permissions.ts';
import { findCredentials } from '../store/key/credentials.ts';
import { cursorOfNow } from '../store/log/follow-log.ts';
import type { LogCursor } from '../store/log/log-cursor.ts';
import type { Keyring } from '../store/secret/keyring.ts';
import {
  type Connection,
  countConnections,
  forgetConnection,
  saveConnection,
} from '../store/stream/connections.ts';
import { claimReplaySlot } from '../store/stream/replay-slots.ts';
import type { Table } from '../store/table/table.ts';
import { replayJob } from './replay.ts';

/** Sockets that one key may have open. Two that are opened at the same time may both count as the last. */
export const CONNECTIONS_PER_KEY = 1000;
/** API Gateway closes a WebSocket after two hours; a minute for clocks that differ. */
const LIFE_MS = (2 * 60 + 1) * 60_000;
/** When somebody who has too many sockets or replays may look again. */
const CROWDED_RETRY_SECONDS = 60;

/** Every value of each parameter of the query. */
export type Query = Readonly<Record<string, readonly string[] | undefined>>;

export interface ConnectRequest {
  readonly connectionId: string;
  readonly query: Query;
  /** Where it came from, as limits count it. */
  readonly source: string;
}

export interface ConnectServices extends KeyServices {
  readonly keyring: Keyring;
  readonly replays: JobQueue<ReplayJob>;
}

const querySchema = z.object({ ...subscriptionFields, after: afterField.optional() });

/**
 * Accepts a client: as soon as its row is saved, it gets events of its key's scope. With `after` it gets those of the log first:
 * a function cannot send before the gateway has opened the socket, so the fan-out does that.
 * @throws ApiError unauthenticated, forbidden, not_found, validation, rate_limited
 */
export async function connect(services: ConnectServices, request: ConnectRequest): Promise<void> {
  const { table } = services;
  const secret = secretOf(request.query);
  const now = services.now();
  const { caller } = await identify(services, secret, request.source);
  admit(caller);
  const { after, ...wanted } = wantedOf(request.query);
  const subscription = await subscriptionFor(table, caller, wanted);
  const from = await beginOf(services, caller, after, now);
  await refuseCrowd(table, caller, now);
  const connection: Connection = {
    ...subscription,
    connectionId: request.connectionId,
    tenantId: caller.tenantId,
    keyId: caller.keyId,
    secretHash: hashSecret(secret),
    openedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
    cursor: await sealCursor(services.keyring, caller.tenantId, from),
    replaying: after !== undefined,
  };
  if (connection.replaying === true) await takeReplaySlot(services, connection);
  try {
    await saveConnection(table, connection);
    await refuseEnded(table, connection);
    if (connection.replaying === true) await services.replays.send(replayJob(connection, from));
  } catch (error) {
    // Or the replay would count until the socket's two hours are over.
    await forgetConnection(table, connection);
    throw error;
  }
}

/** @throws ApiError rate_limited */
async function takeReplaySlot(services: ConnectServices, connection: Connection): Promise<void> {
  const full = await claimReplaySlot(services, connection);
  if (full !== undefined) throw rateLimited(CROWDED_RETRY_SECONDS, 'Too many replays');
}

/** What the stream begins behind. @throws ApiError validation naming `after` */
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

/** @throws ApiError rate_limited */
async function refuseCrowd(table: Table, { tenantId, keyId }: Caller, now: Date): Promise<void> {
  const open = await countConnections(table, tenantId, keyId, now);
  if (open >= CONNECTIONS_PER_KEY) throw rateLimited(CROWDED_RETRY_SECONDS, 'Too many open sockets');
}

/**
 * Who deletes a key, or the inbox that it is pinned to, closes the sockets that it finds. Either it finds this one's
 * row, or that was done before the row was saved, and is seen here.
 */
async function refuseEnded(table: Table, connection: Connection): Promise<void> {
  const credential = (await findCredentials(table, [connection.secretHash])).get(connection.secretHash);
  if (credential !== undefined && !credential.inboxGone) return;
  throw credential === undefined ? unauthenticated() : notFound('inbox');
}

function admit(caller: Caller): void {
  if (caller.pending) {
    throw forbidden('This key is not confirmed yet: call verify with the code that was emailed.');
  }
  if (!grants(caller.permissions, 'message_read')) {
    throw forbidden('This key lacks the permission message_read.');
  }
}

/** @throws ApiError unauthenticated, the same whatever is wrong. */
function secretOf(query: Query): string {
  const [secret, ...more] = [...(query['api_key'] ?? []), ...(query['apiKey'] ?? [])];
  if (secret === undefined || more.length > 0 || !isWellFormed(secret)) throw unauthenticated();
  return secret;
}

function wantedOf(query: Query): z.output<typeof querySchema> {
  const parsed = querySchema.safeParse({
    inbox_ids: listOf(query['inbox_ids']),
    event_types: listOf(query['event_types']),
    after: query['after']?.at(-1),
  });
  if (parsed.success) return parsed.data;
  throw validationError(parsed.error);
}

/** A repeated parameter, a comma list, or a JSON array (D-GEN-22). */
function listOf(values: readonly string[] | undefined): unknown {
  const [only] = values ?? [];
  if (values?.length === 1 && only?.startsWith('[') === true) {
    try {
      return JSON.parse(only);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return values?.flatMap((value) => value.split(','));
}
