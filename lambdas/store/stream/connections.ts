import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { EVENT_TYPES } from '../../events/events.ts';
import { connectionKey, socketKey, socketRowKey, socketsOf, socketsPartition } from '../keys.ts';
import { writeRows } from '../table/batch-write.ts';
import { startingWith } from '../table/prefix-range.ts';
import type { Query } from '../table/row-loader.ts';
import type { RowRemoval } from '../table/row-removal.ts';
import { rowType, type Stored } from '../table/row-type.ts';
import {
  eachPage,
  getAs,
  getRow,
  getRows,
  type Key,
  pageAfter,
  queryAll,
  type Row,
  type Table,
} from '../table/table.ts';
import { type Change, rowUpdate, tryWrite } from '../table/write.ts';
import { returnReplayLease } from './replay-leases.ts';
import { returnSocket } from './socket-counts.ts';

function keyOfConnection({ tenantId, keyId, connectionId }: ConnectionPath): Key {
  return socketKey(tenantId, keyId, connectionId);
}

const connectionRowType = rowType(
  'connection',
  1,
  {
    connectionId: z.string(),
    tenantId: z.string(),
    keyId: z.string(),
    secretHash: z.string(),
    inboxIds: z.array(z.string()).optional(),
    eventTypes: z.array(z.enum(EVENT_TYPES)),
    openedAt: z.number(),
    expiresAt: z.number(),
    /** A client resumes at this sealed cursor, up to which everything was sent. Rows of earlier versions have none. */
    cursor: z.string().optional(),
    replaying: z.literal(true).optional(),
    ttl: z.number(),
  },
  { tenantId: 'tenant' },
);

export interface Connection extends Omit<Stored<typeof connectionRowType>, 'openedAt' | 'expiresAt' | 'ttl'> {
  readonly openedAt: Date;
  readonly expiresAt: Date;
}

type ConnectionPath = Pick<Connection, 'tenantId' | 'keyId' | 'connectionId'>;

const pointerRowType = rowType('connection-pointer', 1, {
  tenant: z.string(),
  key_id: z.string(),
  ttl: z.number(),
});

function connectionOf(row: Row): Connection {
  const { openedAt, expiresAt, ttl: _, ...connection } = connectionRowType.parse(row);
  return { ...connection, openedAt: new Date(openedAt), expiresAt: new Date(expiresAt) };
}

export async function saveConnection(table: Table, connection: Connection): Promise<void> {
  const expiresAt = connection.expiresAt.getTime();
  const ttl = Math.ceil(expiresAt / 1000);
  const openedAt = connection.openedAt.getTime();
  const socket = connectionRowType.row(keyOfConnection(connection), {
    ...connection,
    openedAt,
    expiresAt,
    ttl,
  });
  const pointer = pointerRowType.row(connectionKey(connection.connectionId), {
    tenant: connection.tenantId,
    key_id: connection.keyId,
    ttl,
  });
  await writeRows(table, [{ put: socket }, { put: pointer }]);
}

export type Subscription = Pick<Connection, 'inboxIds' | 'eventTypes'>;

export async function narrowConnection(
  table: Table,
  connection: Connection,
  { inboxIds, eventTypes }: Subscription,
): Promise<boolean> {
  return changeOpen(table, connection, { set: { event_types: eventTypes, inbox_ids: inboxIds ?? null } });
}

async function changeOpen(table: Table, connection: Connection, change: Change): Promise<boolean> {
  // The update must not create the row of a socket that has ended.
  const write = rowUpdate(table, keyOfConnection(connection), { ...change, has: ['pk'] });
  return (await tryWrite(table, write)).applied;
}

export async function endReplay(table: Table, connection: Connection, cursor: string): Promise<boolean> {
  const applied = await changeOpen(table, connection, { set: { cursor, replaying: null } });
  if (applied) await returnReplayLease(table, connection);
  return applied;
}

export function getConnection(table: Table, path: ConnectionPath): Promise<Connection | undefined> {
  return getAs(table, keyOfConnection(path), connectionOf);
}

export async function findConnection(table: Table, connectionId: string): Promise<Connection | undefined> {
  const pointer = await getRow(table, connectionKey(connectionId));
  if (pointer === undefined) return undefined;
  const { tenant, key_id } = pointerRowType.parse(pointer);
  return getConnection(table, { tenantId: tenant, keyId: key_id, connectionId });
}

export async function forgetConnection(table: Table, connection: Connection): Promise<boolean> {
  // The lease is returned before the row is deleted, because a retry finds it by the row.
  if (connection.replaying === true) await returnReplayLease(table, connection);
  await writeRows(table, [{ remove: connectionKey(connection.connectionId) }]);
  const removal = new DeleteCommand({
    TableName: table.name,
    Key: keyOfConnection(connection),
    ReturnValues: 'ALL_OLD',
  });
  const { Attributes: removed } = await table.client.send(removal);
  // The caller that removed the row returns the count, so that it is returned once.
  if (removed !== undefined) await returnSocket(table, connection);
  return removed !== undefined;
}

export interface ConnectionPage {
  readonly connections: readonly Connection[];
  readonly after?: string | undefined;
}

export async function openConnectionPage(
  table: Table,
  tenantId: string,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
  now: Date,
): Promise<ConnectionPage> {
  const query = { ...socketsQuery(tenantId, undefined, now), Limit: limit };
  const page = await pageAfter(table, query, after === undefined ? undefined : socketRowKey(tenantId, after));
  return { connections: page.rows.map(connectionOf), after: page.next };
}

export async function getConnections(
  table: Table,
  sockets: readonly ConnectionPath[],
): Promise<ConnectionPage> {
  const rows = await getRows(table, sockets.map(keyOfConnection));
  return { connections: rows.flatMap((row) => (row === undefined ? [] : [connectionOf(row)])) };
}

export async function openConnections(
  table: Table,
  tenantId: string,
  keyId: string | undefined,
  now: Date,
): Promise<Connection[]> {
  const rows = await queryAll(table, socketsQuery(tenantId, keyId, now));
  return rows.map(connectionOf);
}

const EXPIRED_AT_ONCE = 100;

export async function hasConnection(
  table: Table,
  tenantId: string,
  now: Date,
  expiredAtOnce = EXPIRED_AT_ONCE,
): Promise<boolean> {
  const query = socketsQuery(tenantId, undefined, now);
  // The first row is usually an open socket, but a lost disconnect leaves a row until TTL deletes it.
  let Limit = 1;
  let isOpen = false;
  await eachPage(
    table,
    () => ({ ...query, Limit }),
    ({ rows }) => {
      Limit = expiredAtOnce;
      isOpen = rows.length > 0;
      return isOpen ? 'enough' : 'more';
    },
  );
  return isOpen;
}

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

function socketsQuery(tenantId: string, keyId: string | undefined, now: Date) {
  return {
    ...startingWith(socketsOf(tenantId, keyId), { ':now': now.getTime() }),
    // TTL may delete a row days late, and an expired socket is certainly closed.
    FilterExpression: 'expires_at > :now',
    ConsistentRead: true,
  } satisfies Query;
}
