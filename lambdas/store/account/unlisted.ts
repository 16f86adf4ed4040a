import type { Unlisted } from '../../mail/sender/list-entry.ts';
import { accountKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import { CURRENT_EPOCH, type WritingCaller } from './caller-checks.ts';

/** The write that sets what becomes of mail whose sender is on no list. */
export function unlistedUpdate(
  table: Table,
  { tenantId, epoch }: WritingCaller,
  unlisted: Unlisted,
): Writes<'account'> {
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: 'SET unlisted = :unlisted',
        ConditionExpression: CURRENT_EPOCH,
        ExpressionAttributeValues: { ':unlisted': unlisted, ':callerEpoch': epoch },
      },
    },
  };
}
