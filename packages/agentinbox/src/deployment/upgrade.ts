import { DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import * as z from 'zod';
import { CommandFailed } from '../command-failed.ts';
import { type Release, readRelease } from '../release/release.ts';
import type { Template } from '../release/template.ts';
import { failedDeployment } from './advice.ts';
import { makeChangeSet, type Parameter } from './change-set.ts';
import { lossesOf, named } from './changes.ts';
import {
  applyUpdate,
  DATA_TAG,
  execute,
  placeOf,
  releaseParameters,
  requireUpdatable,
  setStackPolicy,
} from './deploy.ts';
import { ReleaseBucket } from './release-bucket.ts';
import { endFirstTry } from './remove-stack.ts';
import { resourcesOf, type StackState, settledStack, templateOf, VERSION_TAG } from './stack.ts';
import type { DeploymentFlags, World } from './world.ts';

export interface UpgradeFlags extends DeploymentFlags {
  readonly stack: string;
  readonly release?: string;
  /** Alarms roll the update back during these minutes; 0 disables that. */
  readonly monitor: number;
}

/** The previous version is kept until the new one has passed its probe. */
const PREVIOUS = 'previous';
const previousSchema = z.object({
  templateUrl: z.string(),
  parameters: z.array(z.object({ ParameterKey: z.string(), ParameterValue: z.string() })),
  tags: z.record(z.string(), z.string()),
});
type Previous = z.output<typeof previousSchema>;

/** Alarms with these logical ids indicate a broken version. */
const TRIGGERS = /^Alarms(?:FunctionErrors|RestFailures)/;

interface Upgrade {
  readonly world: World;
  readonly flags: UpgradeFlags;
  readonly bucket: ReleaseBucket;
  readonly release: Release;
}

/** @throws CommandFailed when the upgrade fails; the stack then has its previous version. */
export async function upgrade(world: World, flags: UpgradeFlags): Promise<void> {
  const release = readRelease(flags.release);
  const place = await placeOf(world);
  const stack = await settledStack(world, flags.stack);
  if (stack === undefined)
    throw new CommandFailed(
      `There is no stack ${flags.stack} in ${place.region}. Deploy one with agentinbox deploy`,
    );
  requireUpdatable(stack);
  const bucket = new ReleaseBucket(world.aws.s3, place, stack.name);
  const running: Upgrade = { world, flags, bucket, release };
  const deployed = stack.tags.get(VERSION_TAG) ?? '';
  world.print(
    `Account ${place.account}, region ${place.region}, stack ${stack.name}: ${deployed} to ${release.version}.`,
  );
  if (deployed !== release.version) {
    if (!(await toRelease(running, stack))) return;
  } else if ((await previousOf(bucket)) === undefined) {
    world.print(`${stack.name} already has version ${release.version}.`);
    return;
  }
  await probe(running);
}

/** Returns false when the changes were only shown. */
async function toRelease({ world, flags, bucket, release }: Upgrade, stack: StackState): Promise<boolean> {
  const data = stack.tags.get(DATA_TAG) === 'try' ? 'try' : 'retain';
  const { text, template } = release.template(data);
  const alarms = flags.monitor === 0 ? [] : await triggers(world, stack);
  await bucket.make();
  await endFirstTry(bucket);
  const change = await makeChangeSet(world, {
    stack: stack.name,
    type: 'UPDATE',
    templateUrl: await bucket.putTemplate(text),
    parameters: parametersOf(template, stack, releaseParameters(release, bucket)),
    tags: { ...Object.fromEntries(stack.tags), [VERSION_TAG]: release.version, [DATA_TAG]: data },
    roleArn: flags.roleArn,
    watch: { alarms, minutes: flags.monitor },
  });
  if (change === undefined)
    throw new CommandFailed(`CloudFormation found no change from ${stack.name} to ${release.version}`);
  const isMade = await applyUpdate(world, change, {
    flags,
    keepsDomains: true,
    before: async () => {
      await bucket.upload(release.assets);
      const previous = await templateOf(world, stack.name);
      const saved: Previous = {
        templateUrl: await bucket.putTemplate(previous.text),
        parameters: [...stack.parameters].map(([ParameterKey, ParameterValue]) => ({
          ParameterKey,
          ParameterValue,
        })),
        tags: Object.fromEntries(stack.tags),
      };
      await bucket.put(PREVIOUS, Buffer.from(JSON.stringify(saved)));
      world.print(
        `Updating. This usually takes five minutes${alarms.length === 0 ? '' : `, after which alarms are watched for ${flags.monitor}`}; you can interrupt the command and run it again.`,
      );
    },
  });
  return isMade;
}

/** Keeps the stack's parameters; new ones get the template's default, and removed ones are left out. */
function parametersOf(
  template: Template,
  stack: StackState,
  released: ReadonlyMap<string, string>,
): readonly Parameter[] {
  return Object.keys(template.Parameters).flatMap((ParameterKey): readonly Parameter[] => {
    const ParameterValue = released.get(ParameterKey);
    if (ParameterValue !== undefined) return [{ ParameterKey, ParameterValue }];
    return stack.parameters.has(ParameterKey) ? [{ ParameterKey, UsePreviousValue: true }] : [];
  });
}

/** @throws CommandFailed when an alarm is in ALARM, because CloudFormation would roll back at once. */
async function triggers(world: World, { name, id }: StackState): Promise<readonly string[]> {
  const AlarmNames = (await resourcesOf(world, name)).flatMap(({ logicalId, type, physicalId }) =>
    type === 'AWS::CloudWatch::Alarm' && TRIGGERS.test(logicalId) ? [physicalId] : [],
  );
  if (AlarmNames.length === 0) return [];
  const { MetricAlarms = [] } = await world.aws.cloudWatch.send(new DescribeAlarmsCommand({ AlarmNames }));
  const alarming = MetricAlarms.filter(({ StateValue }) => StateValue === 'ALARM');
  if (alarming.length > 0)
    throw new CommandFailed(
      `These alarms are in state ALARM and would roll back the update immediately: ${alarming.map(({ AlarmName }) => AlarmName).join(', ')}.\n-> Fix the cause (docs/runbook.md), or upgrade without alarms: --monitor 0`,
    );
  const [, , , region, account] = id.split(':');
  return AlarmNames.map((alarm) => `arn:aws:cloudwatch:${region}:${account}:alarm:${alarm}`);
}

async function previousOf(bucket: ReleaseBucket): Promise<Previous | undefined> {
  const text = await bucket.get(PREVIOUS);
  return text === undefined ? undefined : previousSchema.parse(JSON.parse(text));
}

/** @throws CommandFailed when the probe fails, after the stack has its previous version again. */
async function probe({ world, flags, bucket, release }: Upgrade): Promise<void> {
  world.print('Sending an email to a temporary inbox and reading it: usually 10 seconds, at most 3 minutes.');
  const { text, failures } = await world.examiner.probe(flags.stack, flags);
  world.print(text);
  const previous = await previousOf(bucket);
  if (failures.length === 0 || previous === undefined) {
    await bucket.delete(PREVIOUS);
    world.print(`${flags.stack} has version ${release.version}.`);
    return;
  }
  world.print('The probe failed. Restoring the previous version…');
  const change = await makeChangeSet(world, {
    stack: flags.stack,
    type: 'UPDATE',
    templateUrl: previous.templateUrl,
    parameters: previous.parameters,
    tags: previous.tags,
    roleArn: flags.roleArn,
  });
  if (change !== undefined) {
    // Added resources hold no data of the previous version, so the policy allows their deletion.
    const added = lossesOf(change.changes, true);
    await setStackPolicy(
      world,
      flags.stack,
      true,
      added.map(({ LogicalResourceId = '' }) => LogicalResourceId),
    );
    const { status, reasons } = await execute(world, change);
    await setStackPolicy(world, flags.stack, true);
    if (status !== 'UPDATE_COMPLETE')
      throw failedDeployment(
        `Version ${release.version} failed its probe, and the previous version could not be deployed`,
        reasons,
      );
    if (added.length > 0)
      world.print(
        `The stack no longer has ${added.map(named).join(', ')}, which ${release.version} had added.`,
      );
  }
  await bucket.delete(PREVIOUS);
  throw failedDeployment(
    `Version ${release.version} failed its probe`,
    failures,
    `${flags.stack} has version ${previous.tags[VERSION_TAG]} again.`,
  );
}
