import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { EVENT_TYPES, type EventType } from '../../events/events.ts';
import { connectionKey, socketKey, socketsOf, socketsPartition } from '../keys.ts';
import { writeRows } from '../table/batch-write.ts';
import { ifConditionHolds } from '../table/if-condition-holds.ts';
import { startingWith } from '../table/prefix-range.ts';
import type { Query } from '../table/row-loader.ts';
import type { RowRemoval } from '../table/row-removal.ts';
import { rowType } from '../table/row-type.ts';
import { eachPage, getRow, type Key, queryAll, type Row, type Table } from '../table/table.ts';
import { returnReplaySlot } from './replay-slots.ts';

/** An open WebSocket. */
export interface Connection {
  readonly connectionId: string;
  readonly tenantId: string;
  readonly keyId: string;
  /** Finds the credential that is checked again whenever something is sent. */
  readonly secretHash: string;
  /** What the client narrowed it to; undefined for all that its key covers. */
  readonly inboxIds: readonly string[] | undefined;
  readonly eventTypes: readonly EventType[];
  /** When the client asked for it; the gateway opens it shortly after. */
  readonly openedAt: Date;
  /** When the gateway will have closed it at the latest. */
  readonly expiresAt: Date;
  /** What its client goes on from when the socket breaks, sealed: everything up to it was sent. */
  readonly cursor?: string | undefined;
  /** Whether events of the log are being sent to it, before those that arrive. */
  readonly replaying?: boolean | undefined;
}

function keyOfConnection({ tenantId, keyId, connectionId }: Connection): Key {
  return socketKey(tenantId, keyId, connectionId);
}

const connectionRowType = rowType('connection', 1, {
  connection_id: z.string(),
  tenant: z.string(),
  key_id: z.string(),
  secret_hash: z.string(),
  inbox_ids: z.array(z.string()).optional(),
  event_types: z.array(z.enum(EVENT_TYPES)),
  opened_at: z.number(),
  expires_at: z.number(),
  /** Rows of before have none. */
  cursor: z.string().optional(),
  replaying: z.literal(true).optional(),
  ttl: z.number(),
});

const pointerRowType = rowType('connection-pointer', 1, {
  tenant: z.string(),
  key_id: z.string(),
  ttl: z.number(),
});

function connectionOf(row: Row): Connection {
  const connection = connectionRowType.parse(row);
  return {
    connectionId: connection.connection_id,
    tenantId: connection.tenant,
    keyId: connection.key_id,
    secretHash: connection.secret_hash,
    inboxIds: connection.inbox_ids,
    eventTypes: connection.event_types,
    openedAt: new Date(connection.opened_at),
    expiresAt: new Date(connection.expires_at),
    cursor: connection.cursor,
    replaying: connection.replaying,
  };
}

export async function saveConnection(table: Table, connection: Connection): Promise<void> {
  const ttl = Math.ceil(connection.expiresAt.getTime() / 1000);
  const socket = {
    ...keyOfConnection(connection),
    ...connectionRowType.attributes({
      connection_id: connection.connectionId,
      tenant: connection.tenantId,
      key_id: connection.keyId,
      secret_hash: connection.secretHash,
      event_types: [...connection.eventTypes],
      opened_at: connection.openedAt.getTime(),
      expires_at: connection.expiresAt.getTime(),
      ttl,
      ...(connection.cursor === undefined ? {} : { cursor: connection.cursor }),
      ...(connection.replaying === true ? { replaying: true } : {}),
      ...(connection.inboxIds === undefined ? {} : { inbox_ids: [...connection.inboxIds] }),
    }),
  };
  const pointer = {
    ...connectionKey(connection.connectionId),
    ...pointerRowType.attributes({ tenant: connection.tenantId, key_id: connection.keyId, ttl }),
  };
  await writeRows(table, [{ put: socket }, { put: pointer }]);
}

/** The events that a client subscribes to. */
export type Subscription = Pick<Connection, 'inboxIds' | 'eventTypes'>;

/** @returns false when the connection was closed meanwhile. */
export async function narrowConnection(
  table: Table,
  connection: Connection,
  { inboxIds, eventTypes }: Subscription,
): Promise<boolean> {
  const narrow = new UpdateCommand({
    TableName: table.name,
    Key: keyOfConnection(connection),
    UpdateExpression:
      inboxIds === undefined
        ? 'SET event_types = :types REMOVE inbox_ids'
        : 'SET event_types = :types, inbox_ids = :inboxes',
    // Against a row that comes back to life after its socket has ended.
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: {
      ':types': eventTypes,
      ...(inboxIds === undefined ? {} : { ':inboxes': inboxIds }),
    },
  });
  const { applied } = await ifConditionHolds(() => table.client.send(narrow));
  return applied;
}

/**
 * Ends the replay of a socket: it gets what arrives from now on.
 * @param cursor sealed; what the client goes on from.
 * @returns false when the connection was closed meanwhile.
 */
export async function endReplay(table: Table, connection: Connection, cursor: string): Promise<boolean> {
  const end = new UpdateCommand({
    TableName: table.name,
    Key: keyOfConnection(connection),
    UpdateExpression: 'SET #cursor = :cursor REMOVE replaying',
    // Against a row that comes back to life after its socket has ended.
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#cursor': 'cursor' },
    ExpressionAttributeValues: { ':cursor': cursor },
  });
  const { applied } = await ifConditionHolds(() => table.client.send(end));
  if (applied) await returnReplaySlot(table, connection);
  return applied;
}

/** The row of a connection whose tenant and key are known. */
export async function getConnection(
  table: Table,
  { tenantId, keyId, connectionId }: Pick<Connection, 'tenantId' | 'keyId' | 'connectionId'>,
): Promise<Connection | undefined> {
  const row = await getRow(table, socketKey(tenantId, keyId, connectionId));
  return row === undefined ? undefined : connectionOf(row);
}

export async function findConnection(table: Table, connectionId: string): Promise<Connection | undefined> {
  const pointer = await getRow(table, connectionKey(connectionId));
  if (pointer === undefined) return undefined;
  const { tenant, key_id } = pointerRowType.parse(pointer);
  return getConnection(table, { tenantId: tenant, keyId: key_id, connectionId });
}

export async function forgetConnection(table: Table, connection: Connection): Promise<void> {
  // Before the row, by which the next attempt finds it.
  if (connection.replaying === true) await returnReplaySlot(table, connection);
  await writeRows(table, [
    { remove: keyOfConnection(connection) },
    { remove: connectionKey(connection.connectionId) },
  ]);
}

/** The sockets of a tenant, or of one of its keys, that can still be open. */
export async function openConnections(
  table: Table,
  tenantId: string,
  keyId: string | undefined,
  now: Date,
): Promise<Connection[]> {
  const rows = await queryAll(table, socketsQuery(tenantId, keyId, now));
  return rows.map(connectionOf);
}

/** Whether a tenant has a socket that can still be open. */
export async function hasConnection(table: Table, tenantId: string, now: Date): Promise<boolean> {
  return (await queryAll(table, socketsQuery(tenantId, undefined, now), { wanted: 1 })).length > 0;
}

/** Removes what is known of a tenant's sockets. @returns whether nothing is left. */
export function removeConnections(table: Table, removal: RowRemoval, tenantId: string): Promise<boolean> {
  return removal.partition(socketsPartition(tenantId), {
    async before(rows) {
      await writeRows(
        table,
        rows.map((row) => ({ remove: connectionKey(connectionOf(row).connectionId) })),
      );
      return true;
    },
  });
}

/** How many sockets a key can still have open. */
export async function countConnections(
  table: Table,
  tenantId: string,
  keyId: string,
  now: Date,
): Promise<number> {
  let sum = 0;
  await eachPage(table, { ...socketsQuery(tenantId, keyId, now), Select: 'COUNT' }, ({ count }) => {
    sum += count;
    return 'more';
  });
  return sum;
}

function socketsQuery(tenantId: string, keyId: string | undefined, now: Date) {
  return {
    ...startingWith(socketsOf(tenantId, keyId), { ':now': now.getTime() }),
    // The sweep may be days late: what has expired is closed for certain.
    FilterExpression: 'expires_at > :now',
    ConsistentRead: true,
  } satisfies Query;
}
