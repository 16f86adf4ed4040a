import type { Notify, Unlisted } from '../../mail/sender/list-entry.ts';
import { accountKey } from '../keys.ts';
import type { Table } from '../table/table.ts';
import type { Writes } from '../table/transaction.ts';
import { updateOnce } from '../table/update-once.ts';
import { CURRENT_EPOCH, type WritingCaller } from './caller-checks.ts';

/** What an account says of mail whose sender is on no list, and of old mail. */
interface SenderSettings {
  readonly unlisted?: Unlisted | undefined;
  readonly notify?: Notify | undefined;
  /** Null for none. */
  readonly retention_days?: number | null | undefined;
}

/** The write that sets them; those that are undefined stay. At least one is defined. */
export function senderSettingsUpdate(
  table: Table,
  { tenantId, epoch }: WritingCaller,
  settings: SenderSettings,
): Writes<'account'> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const set = given.filter(([, value]) => value !== null);
  const removed = given.filter(([, value]) => value === null).map(([name]) => name);
  return {
    account: {
      Update: {
        TableName: table.name,
        Key: accountKey(tenantId),
        UpdateExpression: [
          ...(set.length === 0 ? [] : [`SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}`]),
          ...(removed.length === 0 ? [] : [`REMOVE ${removed.join(', ')}`]),
        ].join(' '),
        ConditionExpression: CURRENT_EPOCH,
        ExpressionAttributeValues: {
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
          ':callerEpoch': epoch,
        },
      },
    },
  };
}

/** Takes the only notice of held messages that may be sent for a time. @returns whether it was left. */
export async function takeNotice(table: Table, tenantId: string, at: string): Promise<boolean> {
  const { applied } = await updateOnce(table, {
    key: accountKey(tenantId),
    set: ['noticed_for = :at'],
    condition: 'attribute_exists(pk) AND (attribute_not_exists(noticed_for) OR noticed_for < :at)',
    values: { ':at': at },
  });
  return applied;
}
