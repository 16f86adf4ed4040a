import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { BELOW_RETRIES, withoutPauses } from './dying-process.ts';
import { LockedRows } from './locked-rows.ts';
import type { VirtualTime } from './virtual-time.ts';
import { marshalling, type Place } from './world.ts';

/** Milliseconds that calls take, from and to. */
const NETWORK_MS = [1, 3] as const;
const READ_MS = [2, 6] as const;
const TRANSACTION_MS = [8, 20] as const;

interface ConflictingTable extends Table {
  readonly rows: LockedRows;
}

/**
 * The table of a place as many receivers at once find it: every call takes virtual time, and transactions meet.
 * @param random from 0 to 1, seeded.
 */
export async function conflictingTable(
  place: Place,
  time: VirtualTime,
  random: () => number,
): Promise<ConflictingTable> {
  const rows = new LockedRows();
  const between = ([from, to]: readonly [number, number]): number => from + random() * (to - from);
  const low = new DynamoDBClient(place.wiring.dynamodb);
  await withoutPauses(low);
  low.middlewareStack.add((next) => (args) => time.during(() => next(args)), {
    step: 'initialize',
    priority: 'high',
    name: 'busy',
  });
  low.middlewareStack.add(
    (next, context) => async (args) => {
      const operation = String(context['commandName']).replace('Command', '');
      await time.asleep(between(NETWORK_MS));
      const taken = rows.take(operation, args.input);
      if ('statusCode' in taken) {
        await time.asleep(between(NETWORK_MS));
        return { response: taken };
      }
      try {
        const lasts = between(operation === 'TransactWriteItems' ? TRANSACTION_MS : READ_MS);
        await time.asleep(lasts);
        return await next(args);
      } finally {
        taken.release();
      }
    },
    BELOW_RETRIES,
  );
  return { ...tableOf(marshalling(low), place.table.name, time.sleep), rows };
}
