import { CloudFormationClient, ListStackResourcesCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CALL_LIMITS, openClient } from '../../lambdas/aws/open-client.ts';
import {
  type Restored,
  restoreAll,
  restoreInbox,
  restoreTenant,
} from '../../lambdas/store/restore/restore-rows.ts';
import { WrongUsage } from '../../local/failures/wrong-usage.ts';
import { CommandFailed } from '../command-failed.ts';
import { counted } from '../output/counted.ts';
import { type StackConfig, stackConfig } from '../stack-outputs.ts';
import { type OperatorFlags, printedJson } from './with-access.ts';

export interface RestoreFlags extends OperatorFlags {
  readonly fromTable: string;
  readonly tenant?: string;
  readonly inbox?: string;
  readonly all?: boolean;
  readonly keys?: boolean;
}

/** Logical id of the service's table, in a stack of others behind that of the construct. */
const TABLE_ID = /StoreTable[0-9A-F]{8}$/;

/**
 * Copies rows of a backup that the stack's table does not have, with the operator's own credentials: no function may read another
 * table.
 * @returns what to print.
 */
export async function restore(flags: RestoreFlags): Promise<string> {
  const { stack, tenant, inbox, all, fromTable } = flags;
  if ([tenant, inbox, all].filter((each) => each !== undefined).length !== 1) {
    throw new WrongUsage('Name one tenant with --tenant, one inbox with --inbox, or say --all.');
  }
  if (stack === undefined) throw new WrongUsage('Name the stack in AWS with --stack.');
  const config = stackConfig(flags);
  const client = openClient(DynamoDBClient, CALL_LIMITS, config);
  try {
    const services = {
      from: { client, name: fromTable },
      to: { client, name: await tableOfStack(stack, config) },
      now: new Date(),
      withKeys: flags.keys === true,
    };
    const done = await (tenant !== undefined
      ? restoreTenant(services, tenant)
      : inbox !== undefined
        ? restoreInbox(services, inbox)
        : restoreAll(services));
    if (done.restored + done.present + done.deleted === 0) {
      throw new CommandFailed(
        `${fromTable} has nothing of ${tenant ?? inbox ?? 'this service'} (a tenant is named by its id)`,
      );
    }
    return printed(done, flags);
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

function printed(result: Restored, { json }: RestoreFlags): string {
  if (json === true) return printedJson(result);
  const { restored, present, deleted } = result;
  const parts = [
    `${counted(restored, 'row')} restored`,
    counted(present, 'was there', 'were there'),
    counted(deleted, 'inbox or webhook was deleted since', 'inboxes or webhooks were deleted since'),
  ];
  return parts.join(', ');
}
