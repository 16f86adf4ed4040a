import type { DynamoDBStreamEvent } from 'aws-lambda';
import {
  type DiscardedRecords,
  discardedRecordsSchema,
  insertedKeys,
  RecordsTrimmed,
  type StreamKeys,
} from './aws/stream-keys.ts';
import { auditLinesEnvironment, readEnvironment } from './environment.ts';
import { logFault, logInfo } from './observability/log.ts';
import { entriesAt } from './store/audit-log.ts';
import { type Key, PARTITION } from './store/keys.ts';
import { openTable } from './store/table/open-table.ts';
import { keyOfRow } from './store/table/table.ts';

const environment = readEnvironment(auditLinesEnvironment);
const table = openTable(environment.TABLE_NAME);

/**
 * The log lines are for a SIEM. The stream has only keys, so that the function can read no other row. An operator
 * redrives records that Lambda discarded.
 */
export async function handler(event: DynamoDBStreamEvent | DiscardedRecords): Promise<void> {
  const keys = ('Records' in event ? keysOf(event) : await keysGivenUp(event)).map(plainKey);
  for (const entry of await entriesAt(
    table,
    keys.filter(({ pk }) => pk.startsWith(PARTITION.audit)),
  )) {
    logInfo('audit', {
      audit_id: entry.auditId,
      at: entry.at,
      tenant: entry.log,
      actor_type: entry.actor.type,
      actor_id: entry.actor.id,
      action: entry.action,
      resource_type: entry.resourceType,
      resource_id: entry.resourceId,
      ip_prefix: entry.ipPrefix ?? undefined,
      request_id: entry.requestId ?? undefined,
      changed: entry.changed.join(','),
    });
  }
}

function keysOf({ Records }: DynamoDBStreamEvent): readonly StreamKeys[] {
  return Records.map(({ dynamodb: { Keys = {} } = {} }) => Keys);
}

function plainKey(keys: StreamKeys): Key {
  return keyOfRow(Object.fromEntries(Object.entries(keys).map(([name, { S }]) => [name, S])));
}

async function keysGivenUp(event: DiscardedRecords): Promise<readonly StreamKeys[]> {
  const { DDBStreamBatchInfo: place } = discardedRecordsSchema.parse(event);
  try {
    return await insertedKeys(table.client, place, environment.AWS_ENDPOINT_URL);
  } catch (error) {
    if (!(error instanceof RecordsTrimmed)) throw error;
    // The table keeps entries for 400 days; the line tells which ones the SIEM lacks.
    logFault('audit lines lost', {
      first: place.approximateArrivalOfFirstRecord,
      last: place.approximateArrivalOfLastRecord,
    });
    return [];
  }
}
