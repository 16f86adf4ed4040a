import { paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { DUE_SHARDS, type Due, duePut, pageOfDue } from '../../lambdas/store/due/due-rows.ts';
import { transact } from '../../lambdas/store/table/transaction.ts';
import { ifConditionHolds } from '../../lambdas/store/table/write.ts';
import type { Service } from './service.ts';

/** Makes what is due later for an inbox due since a second ago. @returns its new time */
export async function makeDue(service: Service, kind: Due['kind'], inboxId: string): Promise<string> {
  const { table } = service;
  const everything = { now: new Date('2100-01-01'), limit: 1000, after: undefined };
  const pages = await Promise.all(DUE_SHARDS.map((shard) => pageOfDue(table, shard, everything)));
  const due = pages
    .flatMap(({ items }) => items)
    .find(
      (each) => each.kind === kind && [each.about['inbox_id'], ...(each.inboxes ?? [])].includes(inboxId),
    );
  if (due === undefined) throw new Error(`No ${kind} is due for ${inboxId}`);
  const at = new Date(Date.now() - 1000).toISOString();
  await transact(table, duePut(table, { ...due, at }));
  return at;
}

/** Ends the leases of a worker. @returns how many it had */
export async function endClaimsOf(service: Service, worker: string): Promise<number> {
  const { client, name: TableName } = service.table;
  let ended = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    for (const { pk, sk } of Items.filter((row) => row['worker'] === worker && row['claim'] !== undefined)) {
      const update = {
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET held_until = :now',
        // Its last request may end the claim after the scan has read it.
        ConditionExpression: 'worker = :worker AND attribute_exists(claim)',
        ExpressionAttributeValues: { ':now': 0, ':worker': worker },
      };
      if ((await ifConditionHolds(() => client.send(new UpdateCommand(update)))).applied) ended += 1;
    }
  }
  return ended;
}

/** Runs the schedule of what is due, and waits for what follows. */
export async function runSchedule({ runtime }: Service): Promise<void> {
  const clocks = runtime.template
    .ofType('AWS::Events::Rule')
    .filter(({ properties }) => properties['ScheduleExpression'] === 'rate(1 minute)');
  for (const { logicalId } of clocks) await runtime.compute.events.fire(logicalId);
  await runtime.settled();
}
