import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CALL_LIMITS, openClient } from '../../../../lambdas/aws/open-client.ts';
import { CommandFailed } from '../command-failed.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { counted } from '../output/counted.ts';
import { type StackConfig, stackConfig } from '../stack-outputs.ts';
import { restoreAll, restoreInbox, restoreTenant } from './restore/restore-rows.ts';
import { type Counts, minutesOf, type Restored } from './restore/restored.ts';
import { type OperatorFlags, printedJson } from './with-access.ts';

export interface RestoreFlags extends OperatorFlags {
  readonly fromTable: string;
  readonly tenant?: string;
  readonly inbox?: string;
  readonly all?: boolean;
  readonly keys?: boolean;
  readonly dryRun?: boolean;
}

/** The construct's id precedes this logical id in a stack with other resources. */
const TABLE_ID = /StoreTable[0-9A-F]{8}$/;

/**
 * Copies missing rows from a restored backup with the operator's own credentials, because no function may read another
 * table.
 */
export async function restore(flags: RestoreFlags): Promise<string> {
  const { stack, tenant, inbox, all, fromTable } = flags;
  if ([tenant, inbox, all].filter((each) => each !== undefined).length !== 1) {
    throw new WrongUsage('Name a tenant with --tenant or an inbox with --inbox, or use --all.');
  }
  if (stack === undefined) throw new WrongUsage('Name the stack on AWS with --stack.');
  const config = stackConfig(flags);
  const client = openClient(DynamoDBClient, CALL_LIMITS, config);
  try {
    const services = {
      from: { client, name: fromTable },
      to: { client, name: await tableOfStack(stack, config) },
      now: new Date(),
      withKeys: flags.keys === true,
      isDryRun: flags.dryRun === true,
    };
    const began = performance.now();
    const done = await (tenant !== undefined
      ? restoreTenant(services, tenant)
      : inbox !== undefined
        ? restoreInbox(services, inbox)
        : restoreAll(services));
    if (done.restored + done.present + done.deleted === 0) {
      throw new CommandFailed(
        `${fromTable} has no rows for ${tenant ?? inbox ?? 'this service'} (--tenant takes the tenant id)`,
      );
    }
    return printed(done, minutesOf(done, (performance.now() - began) / 1_000), flags);
  } finally {
    client.destroy();
  }
}

async function tableOfStack(stack: string, config: StackConfig): Promise<string> {
  const client = openClient(CloudFormationClient, CALL_LIMITS, config);
  try {
    for (let token: string | undefined; ; ) {
      const page = await client.send(
        new ListStackResourcesCommand({
          StackName: stack,
          ...(token === undefined ? {} : { NextToken: token }),
        }),
      );
      const table = page.StackResourceSummaries?.find(
        ({ LogicalResourceId = '', ResourceType }) =>
          ResourceType === 'AWS::DynamoDB::Table' && TABLE_ID.test(LogicalResourceId),
      );
      if (table?.PhysicalResourceId !== undefined) return table.PhysicalResourceId;
      token = page.NextToken;
      if (token === undefined)
        throw new CommandFailed(`Stack ${stack} has no table: is it an Agent Inbox stack?`);
    }
  } finally {
    client.destroy();
  }
}

/** @param minutes the estimated duration of the actual restore, for a dry run. */
function printed(done: Restored, minutes: number, { json, dryRun = false }: RestoreFlags): string {
  const { restored, present, deleted } = done;
  if (json === true) {
    const kinds = Object.fromEntries(done.kinds);
    return printedJson({ restored, present, deleted, kinds, ...(dryRun ? { dry_run: true, minutes } : {}) });
  }
  const line = (kind: string, counts: Counts) =>
    `${kind}: ${counts.restored} ${dryRun ? 'would be restored' : 'restored'}, ${counts.present} already present, ${counts.deleted} deleted since`;
  return [
    ...[...done.kinds]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, counts]) => line(kind, counts)),
    line('all rows', done),
    ...(dryRun ? [`Nothing was written. A restore takes about ${counted(minutes, 'minute')}.`] : []),
  ].join('\n');
}
