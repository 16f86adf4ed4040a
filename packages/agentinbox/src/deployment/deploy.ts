import { basename } from 'node:path';
import { SetStackPolicyCommand, UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';
import { RECEIVING_REGIONS } from '../../../../lambdas/settings/receiving-regions.ts';
import { CommandFailed } from '../command-failed.ts';
import { counted } from '../output/counted.ts';
import { type Release, readRelease } from '../release/release.ts';
import { failedDeployment } from './advice.ts';
import {
  type ChangeSet,
  deleteChangeSets,
  executeChangeSet,
  makeChangeSet,
  requireChanges,
} from './change-set.ts';
import { describeChanges, refuseLoss, stackPolicy } from './changes.ts';
import type { DeployFlags, Deployment } from './deployment.ts';
import { finish, remainingSteps } from './finish.ts';
import type { Identity } from './identity.ts';
import { askSettings, confirm, requireAnswers } from './questions.ts';
import { ReleaseBucket } from './release-bucket.ts';
import { beginFirstTry, deleteStack, endFirstTry, hasFirstTry, removeFailedTry } from './remove-stack.ts';
import { readSettings, SETTINGS_FILE, stackSettings, writeSettings } from './settings.ts';
import {
  followStack,
  pastEvents,
  readStack,
  type StackState,
  settledStack,
  VERSION_TAG,
  words,
} from './stack.ts';
import type { DeploymentFlags, World } from './world.ts';

/** The tag records the template variant, which an upgrade must keep. */
export const DATA_TAG = 'agent-inbox:data';

/**
 * Each step checks the current state, so that a run continues an interrupted one. @throws CommandFailed that says what
 * to do next.
 */
export async function deploy(world: World, flags: DeployFlags): Promise<void> {
  const release = readRelease(flags.release);
  const place = await placeOf(world);
  world.print(`Account ${place.account}, region ${place.region}, Agent Inbox ${release.version}.`);
  const given = await givenSettings(world, flags);
  const isTry = flags.try === true;
  if (flags.plan !== true) requireAnswers(world, flags);
  const data = isTry || given['removalPolicy'] === 'destroy' ? 'try' : 'retain';
  const settings = stackSettings(given, release.template(data).template, isTry);
  const bucket = new ReleaseBucket(world.aws.s3, place, settings.stackName);
  const deployment: Deployment = { world, flags, place, release, bucket, settings };
  let stack = await settledStack(world, settings.stackName);
  if (flags.plan !== true && (await removeFailedTry(world, bucket, place, flags.roleArn)))
    stack = await readStack(world, settings.stackName);
  if (stack === undefined || stack.status === 'REVIEW_IN_PROGRESS') {
    const { text, failures } = await world.examiner.beforeDeploy(given, { ...flags, deployer: place.caller });
    world.print(text);
    if (failures.length > 0)
      throw new CommandFailed(
        'Nothing was deployed. Correct the failures above, then run the same command again',
      );
    await create(deployment, stack);
  } else await update(deployment, stack);
  if (flags.plan === true) return;
  const made = await readStack(world, settings.stackName);
  if (made === undefined) throw new CommandFailed(`Another command deleted the stack ${settings.stackName}`);
  await protect(deployment);
  await endFirstTry(bucket);
  await finish(deployment, made);
}

/** @throws CommandFailed for a region in which SES does not receive. */
export async function placeOf(world: World): Promise<Identity> {
  const place = await world.identity();
  if (RECEIVING_REGIONS.includes(place.region)) return place;
  throw new CommandFailed(
    `SES receives no email in ${place.region}. Choose another region with --region: ${RECEIVING_REGIONS.join(', ')}`,
  );
}

async function givenSettings(world: World, flags: DeployFlags): Promise<Readonly<Record<string, unknown>>> {
  const found = readSettings(flags.settings);
  if (found !== undefined) {
    world.print(`Settings: ${flags.settings}.`);
    return found;
  }
  if (basename(flags.settings) !== SETTINGS_FILE)
    throw new CommandFailed(`There is no file ${flags.settings}`);
  const isAsked = flags.yes !== true;
  const asked = await askSettings(isAsked ? world : { ...world, ask: undefined }, flags.try === true);
  writeSettings(flags.settings, asked);
  world.print(`Wrote the settings to ${flags.settings}. Keep this file: the next deployment reads it.`);
  return asked;
}

async function create(deployment: Deployment, review: StackState | undefined): Promise<void> {
  const { world, flags, place, bucket, settings } = deployment;
  await bucket.make();
  if (review !== undefined) await deleteChangeSets(world, settings.stackName);
  const change = await changeSetOf(deployment, 'CREATE');
  requireChanges(change);
  world.print(
    [
      'The deployment will make these changes:',
      ...describeChanges(change.changes).map((line) => `  ${line}`),
    ].join('\n'),
  );
  if (flags.plan === true) {
    world.print(remainingSteps(deployment));
    await dropPlan(deployment, change);
    return;
  }
  try {
    await confirm(world, 'Deploy it?', flags.yes === true);
  } catch (error) {
    await dropPlan(deployment, change);
    throw error;
  }
  await uploadAssets(deployment);
  await beginFirstTry(bucket, change.stackId);
  world.print(
    'Creating the stack. This usually takes ten minutes; you can interrupt the command and run it again.',
  );
  const { status, reasons } = await execute(world, change);
  if (status === 'CREATE_COMPLETE') return;
  await removeFailedTry(world, bucket, place, flags.roleArn);
  throw failedDeployment('The deployment failed', reasons, 'Everything that it created was deleted.');
}

async function update(deployment: Deployment, stack: StackState): Promise<void> {
  const { world, flags, release, bucket, settings } = deployment;
  requireUpdatable(stack);
  const deployed = stack.tags.get(VERSION_TAG) ?? '';
  if (deployed !== release.version)
    throw new CommandFailed(
      `${stack.name} has version ${deployed}, and this command deploys ${release.version}. Run agentinbox upgrade first`,
    );
  await bucket.make();
  const change = await changeSetOf(deployment, 'UPDATE');
  if (change === undefined) {
    world.print(`${stack.name} already has these settings: nothing to change.`);
    return;
  }
  await applyUpdate(deployment.world, change, {
    flags,
    keepsDomains: settings.allowedChange !== 'domain',
    before: () => uploadAssets(deployment),
  });
}

interface UpdateRules {
  readonly flags: DeploymentFlags;
  readonly keepsDomains: boolean;
  before(): Promise<void>;
}

/**
 * @returns false when the update was only shown. @throws CommandFailed when it would lose data, or when CloudFormation
 * rolls it back.
 */
export async function applyUpdate(world: World, change: ChangeSet, rules: UpdateRules): Promise<boolean> {
  const { flags, keepsDomains } = rules;
  world.print(
    [
      'The update will make these changes:',
      ...describeChanges(change.changes).map((line) => `  ${line}`),
    ].join('\n'),
  );
  try {
    refuseLoss(change.changes, keepsDomains);
    if (flags.plan !== true) await confirm(world, 'Update it?', flags.yes === true);
  } catch (error) {
    await deleteChangeSets(world, change.stack);
    throw error;
  }
  if (flags.plan === true) {
    await deleteChangeSets(world, change.stack);
    world.print('Nothing was changed.');
    return false;
  }
  await rules.before();
  await setStackPolicy(world, change.stack, keepsDomains);
  const { status, reasons } = await execute(world, change);
  if (status === 'UPDATE_COMPLETE') return true;
  const left =
    status === 'UPDATE_ROLLBACK_COMPLETE'
      ? 'The stack is as it was before.'
      : `The stack is in state ${words(status)}.`;
  throw failedDeployment('The update failed', reasons, left);
}

/** @throws CommandFailed for a stack status in which CloudFormation refuses updates. */
export function requireUpdatable({ name, status }: StackState): void {
  if (/^(?:CREATE|UPDATE|UPDATE_ROLLBACK|IMPORT|IMPORT_ROLLBACK)_COMPLETE$/.test(status)) return;
  throw new CommandFailed(
    `The stack ${name} is in state ${words(status)} and cannot be updated. Delete it with agentinbox destroy --stack ${name}, then deploy again`,
  );
}

export async function execute(world: World, change: ChangeSet) {
  const past = await pastEvents(world, change.stackId);
  await executeChangeSet(world, change);
  return followStack(world, change.stackId, past);
}

export async function setStackPolicy(
  world: World,
  StackName: string,
  keepsDomains: boolean,
  exceptions: readonly string[] = [],
): Promise<void> {
  await world.aws.cloudFormation.send(
    new SetStackPolicyCommand({ StackName, StackPolicyBody: stackPolicy(keepsDomains, exceptions) }),
  );
}

async function changeSetOf(
  deployment: Deployment,
  type: 'CREATE' | 'UPDATE',
): Promise<ChangeSet | undefined> {
  const { world, flags, release, bucket, settings } = deployment;
  const { text, template } = release.template(settings.data);
  const parameters = new Map([...settings.parameters, ...releaseParameters(release, bucket)]);
  return makeChangeSet(world, {
    stack: settings.stackName,
    type,
    templateUrl: await bucket.putTemplate(text),
    parameters: [...parameters]
      .filter(([name]) => name in template.Parameters)
      .map(([ParameterKey, ParameterValue]) => ({ ParameterKey, ParameterValue })),
    tags: { ...settings.tags, [VERSION_TAG]: release.version, [DATA_TAG]: settings.data },
    roleArn: flags.roleArn,
  });
}

export function releaseParameters(release: Release, bucket: ReleaseBucket): ReadonlyMap<string, string> {
  return new Map([
    ['AssetBucket', bucket.name],
    ['AssetPrefix', bucket.prefix],
    ['Version', release.version],
  ]);
}

async function uploadAssets({ world, release, bucket }: Deployment): Promise<void> {
  const uploaded = await bucket.upload(release.assets);
  if (uploaded > 0)
    world.print(`Uploaded ${counted(uploaded, 'file')} to the private bucket ${bucket.name}.`);
}

/** A plan of a first deployment leaves an empty stack and a bucket with the template. */
async function dropPlan({ world, flags, place, bucket }: Deployment, { stackId }: ChangeSet): Promise<void> {
  await deleteChangeSets(world, stackId);
  const stack = await readStack(world, stackId);
  const print = () => undefined;
  if (stack !== undefined)
    await deleteStack({ ...world, print }, stack, { place, roleArn: flags.roleArn, data: [] });
  if (!(await hasFirstTry(bucket))) await bucket.remove();
  world.print('Nothing was deployed.');
}

async function protect({ world, settings }: Deployment): Promise<void> {
  const { stackName: StackName, terminationProtection: EnableTerminationProtection } = settings;
  await world.aws.cloudFormation.send(
    new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection }),
  );
  await setStackPolicy(world, StackName, true);
}
