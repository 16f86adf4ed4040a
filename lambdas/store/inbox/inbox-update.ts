import type { Unlisted } from '../../mail/sender/list-entry.ts';
import { duePut, dueRemoval } from '../due/due-rows.ts';
import { addressKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import { expiryOf, type Inbox, storedMetadata } from './inboxes.ts';

interface InboxChange {
  readonly displayName: string | undefined;
  /** Undefined to leave it as it is, null for an inbox that expires no more. */
  readonly expiresAt?: string | null | undefined;
  readonly metadata: Readonly<Record<string, string>>;
  /** Null for that of the account, undefined for the one that it has. */
  readonly unlisted?: Unlisted | null | undefined;
  /** Null for none, undefined for those that it has. */
  readonly retentionDays?: number | null | undefined;
}

/** The write that changes an inbox; `address` fails when it was changed or deleted since it was read. */
export function inboxUpdate(
  table: Table,
  read: Inbox,
  change: InboxChange,
  now: Date,
): Writes<'address' | 'due' | 'notDue'> {
  const { expiresAt, unlisted, retentionDays } = change;
  const removed = [
    ...(expiresAt === null ? ['expires_at'] : []),
    ...(unlisted === null ? ['unlisted'] : []),
    ...(retentionDays === null ? ['retention_days'] : []),
  ];
  const isMoved = expiresAt !== undefined && expiresAt !== (read.expiresAt ?? null);
  return {
    ...(isMoved && read.expiresAt !== undefined ? dueRemoval(table, expiryOf(read, read.expiresAt)) : {}),
    ...(isMoved && expiresAt !== null ? duePut(table, expiryOf(read, expiresAt)) : {}),
    address: {
      Update: {
        TableName: table.name,
        Key: addressKey(read.inboxId),
        UpdateExpression: `SET metadata = :metadata, updated_at = :now, revision = :next${
          change.displayName === undefined ? '' : ', display_name = :name'
        }${typeof expiresAt === 'string' ? ', expires_at = :expires' : ''}${
          typeof unlisted === 'string' ? ', unlisted = :unlisted' : ''
        }${typeof retentionDays === 'number' ? ', retention_days = :days' : ''}${removed.length === 0 ? '' : ` REMOVE ${removed.join(', ')}`}`,
        // Against a parallel change, whose merge this one has not seen, and against a delete.
        ConditionExpression: 'attribute_not_exists(deleted_at) AND tenant = :tenant AND revision = :read',
        ExpressionAttributeValues: {
          ':metadata': storedMetadata(change.metadata),
          ':now': now.toISOString(),
          ':tenant': read.tenantId,
          ':read': read.revision,
          ':next': read.revision + 1,
          ...(change.displayName === undefined ? {} : { ':name': change.displayName }),
          ...(typeof expiresAt === 'string' ? { ':expires': expiresAt } : {}),
          ...(typeof unlisted === 'string' ? { ':unlisted': unlisted } : {}),
          ...(typeof retentionDays === 'number' ? { ':days': retentionDays } : {}),
        },
      },
    },
  };
}
