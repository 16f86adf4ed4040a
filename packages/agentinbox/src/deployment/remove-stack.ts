import { DeleteStackCommand, UpdateTerminationProtectionCommand } from '@aws-sdk/client-cloudformation';
import { DeleteTableCommand, DescribeTableCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteBucketCommand } from '@aws-sdk/client-s3';
import { failedDeployment } from './advice.ts';
import type { Identity } from './identity.ts';
import { emptyBucket, type ReleaseBucket } from './release-bucket.ts';
import {
  followStack,
  pastEvents,
  readStack,
  resourcesOf,
  type StackResource,
  type StackState,
} from './stack.ts';
import type { World } from './world.ts';

/** SES may store an email between emptying and deleting a bucket. */
const ATTEMPTS = 3;

const TABLE = 'AWS::DynamoDB::Table';
const BUCKET = 'AWS::S3::Bucket';

interface Removal {
  readonly place: Identity;
  readonly roleArn: string | undefined;
  readonly data: readonly StackResource[];
}

/** @returns the resources that CloudFormation retained. @throws CommandFailed when a resource cannot be deleted. */
export async function deleteStack(
  world: World,
  stack: StackState,
  { place, roleArn, data }: Removal,
): Promise<readonly StackResource[]> {
  const { cloudFormation } = world.aws;
  if (stack.isProtected)
    await cloudFormation.send(
      new UpdateTerminationProtectionCommand({ StackName: stack.name, EnableTerminationProtection: false }),
    );
  const kept: StackResource[] = [];
  for (let attempt = 1; ; attempt++) {
    for (const resource of data) await makeDeletable(world, place, resource);
    const past = await pastEvents(world, stack.id);
    await cloudFormation.send(
      new DeleteStackCommand({
        StackName: stack.name,
        ...(roleArn === undefined ? {} : { RoleARN: roleArn }),
      }),
    );
    const { status, reasons, skipped } = await followStack(world, stack.id, past);
    kept.push(...skipped);
    if (status === 'DELETE_COMPLETE') return kept;
    if (attempt === ATTEMPTS)
      throw failedDeployment(
        `${stack.name} could not be deleted`,
        reasons,
        'The remaining resources are still in the stack.',
      );
    world.print(`Not everything could be deleted (${reasons.join('; ')}). Trying again.`);
  }
}

async function makeDeletable(
  world: World,
  place: Identity,
  { type, physicalId }: StackResource,
): Promise<void> {
  if (type === TABLE) {
    const isProtected = await world.aws.dynamoDb
      .send(new DescribeTableCommand({ TableName: physicalId }))
      .then(({ Table }) => Table?.DeletionProtectionEnabled === true, missing('ResourceNotFoundException'));
    if (isProtected === true)
      await world.aws.dynamoDb.send(
        new UpdateTableCommand({ TableName: physicalId, DeletionProtectionEnabled: false }),
      );
  }
  if (type !== BUCKET) return;
  const bucket = { Bucket: physicalId, ExpectedBucketOwner: place.account };
  const objects = await emptyBucket(world.aws.s3, bucket).catch(missing('NoSuchBucket'));
  if (objects !== undefined && objects > 0) world.print(`  Emptied bucket ${physicalId}.`);
}

async function deleteKept(world: World, place: Identity, kept: readonly StackResource[]): Promise<void> {
  for (const resource of kept) {
    const { type, physicalId } = resource;
    await makeDeletable(world, place, resource);
    if (type === TABLE)
      await world.aws.dynamoDb
        .send(new DeleteTableCommand({ TableName: physicalId }))
        .catch(missing('ResourceNotFoundException'));
    if (type === BUCKET)
      await world.aws.s3
        .send(new DeleteBucketCommand({ Bucket: physicalId, ExpectedBucketOwner: place.account }))
        .catch(missing('NoSuchBucket'));
  }
}

const missing =
  (name: string) =>
  (error: unknown): undefined => {
    if (error instanceof Error && error.name === name) return undefined;
    throw error;
  };

/** Its value is the stack id of a first deployment while nothing else has used the stack. */
const FIRST_TRY = 'first-try';

export async function beginFirstTry(bucket: ReleaseBucket, stackId: string): Promise<void> {
  await bucket.put(FIRST_TRY, Buffer.from(stackId));
}

export async function hasFirstTry(bucket: ReleaseBucket): Promise<boolean> {
  return (await bucket.get(FIRST_TRY)) !== undefined;
}

export async function endFirstTry(bucket: ReleaseBucket): Promise<void> {
  await bucket.delete(FIRST_TRY);
}

/**
 * Removes a first deployment that failed, also in an earlier run, with its data, which no client has used. @returns
 * whether anything was removed.
 */
export async function removeFailedTry(
  world: World,
  bucket: ReleaseBucket,
  place: Identity,
  roleArn: string | undefined,
): Promise<boolean> {
  const stackId = await bucket.get(FIRST_TRY);
  if (stackId === undefined) return false;
  const stack = await readStack(world, stackId);
  const status = stack?.status ?? 'DELETE_COMPLETE';
  if (stack !== undefined && status !== 'DELETE_COMPLETE') {
    if (!/^(?:CREATE_FAILED|ROLLBACK_\w+|DELETE_FAILED)$/.test(status)) return false;
    world.print('Removing what is left of the failed deployment…');
    const data = (await resourcesOf(world, stackId)).filter(({ physicalId }) => physicalId !== '');
    await deleteStack(world, stack, { place, roleArn, data });
  }
  // CloudFormation keeps the events of a deleted stack for 90 days.
  const { skipped } = await followStack({ ...world, print: () => undefined }, stackId);
  await deleteKept(world, place, skipped);
  await bucket.remove();
  return true;
}
