import { CommandFailed } from '../command-failed.ts';
import {
  countedTypes,
  DATA_TYPES,
  isRetained,
  type Template,
  typeName,
  withoutRetention,
} from '../release/template.ts';
import { failedDeployment } from './advice.ts';
import { makeChangeSet } from './change-set.ts';
import { execute } from './deploy.ts';
import { ReleaseBucket } from './release-bucket.ts';
import { deleteStack, removeFailedTry } from './remove-stack.ts';
import { resourcesOf, type StackResource, type StackState, settledStack, templateOf } from './stack.ts';
import type { DeploymentFlags, World } from './world.ts';

export interface DestroyFlags extends DeploymentFlags {
  readonly stack: string;
  /** Emails, accounts and keys are deleted too. */
  readonly everything?: boolean;
  /** The text replaces the confirmation that a user types at a terminal. */
  readonly confirm?: string;
}

export async function destroy(world: World, flags: DestroyFlags): Promise<void> {
  const place = await world.identity();
  const bucket = new ReleaseBucket(world.aws.s3, place, flags.stack);
  await removeFailedTry(world, bucket, place, flags.roleArn);
  const stack = await settledStack(world, flags.stack);
  if (stack === undefined) {
    await bucket.remove();
    world.print(`There is no stack ${flags.stack} in ${place.region}.`);
    return;
  }
  const resources = (await resourcesOf(world, stack.name)).filter(({ physicalId }) => physicalId !== '');
  const { template } = await templateOf(world, stack.name);
  const retained = resources.filter((resource) => isRetained(template.Resources[resource.logicalId] ?? {}));
  const isEverything = flags.everything === true;
  world.print(consequences(stack, resources, isEverything ? [] : retained));
  await confirmName(world, stack, flags);
  if (isEverything) await dropRetention(world, stack, template, { flags, bucket });
  const stays = new Set(isEverything ? [] : retained.map(({ logicalId }) => logicalId));
  const data = resources.filter(({ logicalId, type }) => DATA_TYPES.has(type) && !stays.has(logicalId));
  world.print(
    'Deleting the stack. This usually takes five minutes; you can interrupt the command and run it again.',
  );
  const kept = await deleteStack(world, stack, { place, roleArn: flags.roleArn, data });
  await bucket.remove();
  world.print(`Deleted ${stack.name}.${kept.length === 0 ? '' : ` These were kept:\n${listed(kept)}`}`);
}

function consequences(
  { name, outputs }: StackState,
  resources: readonly StackResource[],
  stays: readonly StackResource[],
): string {
  const isKept = new Set(stays.map(({ logicalId }) => logicalId));
  const goes = resources.filter(({ logicalId }) => !isKept.has(logicalId));
  return [
    `${name} receives mail for ${outputs.get('InboxDomain') ?? 'no domain'}; that mail will be refused.`,
    `Deletes ${countedTypes(goes.map(({ type }) => type))}.`,
    ...(stays.length === 0
      ? ['Keeps nothing. All mail, accounts and keys are deleted and cannot be restored.']
      : [
          'Keeps these resources, which are billed until you delete them:',
          listed(stays),
          'A later stack can take them over only through an import (docs/operate.md). --everything deletes them too.',
        ]),
  ].join('\n');
}

function listed(resources: readonly StackResource[]): string {
  return resources.map(({ type, physicalId }) => `  ${typeName(type)} ${physicalId}`).join('\n');
}

async function confirmName(
  world: World,
  stack: StackState,
  { everything, confirm }: DestroyFlags,
): Promise<void> {
  const isEverything = everything === true;
  const expected = isEverything ? (stack.outputs.get('InboxDomain') ?? stack.name) : stack.name;
  const what = isEverything ? 'the domain' : 'the name of the stack';
  const typed = confirm ?? (await world.ask?.(`Type ${what}, ${expected}, to confirm: `));
  if (typed?.trim() === expected) return;
  throw new CommandFailed(
    typed === undefined
      ? `Nothing was deleted. Without a terminal, confirm with --confirm ${expected}`
      : `Nothing was deleted: "${typed.trim()}" is not ${expected}`,
  );
}

/** CloudFormation shall also delete retained resources. A stack that cannot be updated is deleted as it is. */
async function dropRetention(
  world: World,
  stack: StackState,
  template: Template,
  { flags, bucket }: { readonly flags: DestroyFlags; readonly bucket: ReleaseBucket },
): Promise<void> {
  const changed = withoutRetention(template);
  if (changed === undefined || !/^(?:CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(stack.status)) return;
  await bucket.make();
  const change = await makeChangeSet(world, {
    stack: stack.name,
    type: 'UPDATE',
    templateUrl: await bucket.putTemplate(JSON.stringify(changed)),
    parameters: [...stack.parameters.keys()].map((ParameterKey) => ({
      ParameterKey,
      UsePreviousValue: true,
    })),
    tags: Object.fromEntries(stack.tags),
    roleArn: flags.roleArn,
  });
  if (change === undefined) return;
  world.print('Changing the stack so that mail, accounts and keys are deleted with it…');
  const { status, reasons } = await execute(world, change);
  if (status !== 'UPDATE_COMPLETE')
    throw failedDeployment('The stack could not be changed', reasons, 'Nothing was deleted.');
}
