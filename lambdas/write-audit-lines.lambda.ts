import type { DynamoDBStreamEvent } from 'aws-lambda';
import { auditLinesEnvironment, readEnvironment } from './environment.ts';
import { logInfo } from './observability/log.ts';
import { entriesAt } from './store/audit-log.ts';
import { openTable } from './store/table/open-table.ts';
import { keyOfRow } from './store/table/table.ts';

const table = openTable(readEnvironment(auditLinesEnvironment).TABLE_NAME);

/**
 * Entries of the audit log that were just written, each as a line of this function's own log group, for a SIEM. The stream has
 * keys only, so that the function can read no other row. At least once: Lambda repeats a batch that failed, for a day.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  const keys = Records.map(({ dynamodb: { Keys = {} } = {} }) =>
    keyOfRow(Object.fromEntries(Object.entries(Keys).map(([name, { S }]) => [name, S]))),
  );
  for (const entry of await entriesAt(table, keys)) {
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
