import { isDeepStrictEqual } from 'node:util';
import type { Template } from '../../../packages/agentinbox/src/release/template.ts';
import type { Resolved } from './resolve.ts';

/** Properties whose change makes another resource, of the types that hold data or names (CloudFormation resource reference). */
const REPLACING: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::Table': ['TableName', 'KeySchema', 'ImportSourceSpecification'],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled'],
  'AWS::KMS::Key': ['KeySpec', 'KeyUsage', 'MultiRegion', 'Origin'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
};

export interface Model {
  readonly template: Template;
  readonly text: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
  readonly resources: ReadonlyMap<string, Resolved>;
}

export interface Change {
  readonly action: 'Add' | 'Modify' | 'Remove';
  readonly id: string;
  readonly type: string;
  readonly scope: readonly string[];
  readonly isReplaced: boolean;
}

/** What an update changes, as a change set of CloudFormation says it. */
export function changesBetween(before: Model | undefined, after: Model): readonly Change[] {
  const old = before?.resources ?? new Map<string, Resolved>();
  const isTagged = before !== undefined && !isDeepStrictEqual(before.tags, after.tags);
  const changes: Change[] = [];
  for (const [id, { type, properties, deletionPolicy }] of after.resources) {
    const was = old.get(id);
    if (was === undefined) {
      changes.push({ action: 'Add', id, type, scope: [], isReplaced: false });
      continue;
    }
    const changed = changedNames(was.properties, properties);
    const scope = [
      ...(changed.length > 0 ? ['Properties'] : []),
      ...(was.deletionPolicy === deletionPolicy ? [] : ['DeletionPolicy']),
      ...(isTagged ? ['Tags'] : []),
    ];
    const isReplaced = changed.some((name) => REPLACING[type]?.includes(name) === true);
    if (scope.length > 0) changes.push({ action: 'Modify', id, type, scope, isReplaced });
  }
  for (const [id, { type }] of old)
    if (!after.resources.has(id)) changes.push({ action: 'Remove', id, type, scope: [], isReplaced: false });
  return changes;
}

function changedNames(before: unknown, after: unknown): readonly string[] {
  const [one, other] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(one?.[name], other?.[name]));
}

/** Whether the stack policy forbids a change, by action, type and logical id ("Prevent updates to stack resources", CloudFormation user guide). */
export function isDenied(policy: string | undefined, change: Change): boolean {
  const { Statement = [] } = JSON.parse(policy ?? '{}') as {
    Statement?: readonly {
      Effect: string;
      NotResource?: readonly string[];
      Condition?: { StringEquals: { ResourceType: readonly string[] } };
    }[];
  };
  if (change.action !== 'Remove' && !change.isReplaced) return false;
  return Statement.some(
    ({ Effect, NotResource = [], Condition }) =>
      Effect === 'Deny' &&
      !NotResource.includes(`LogicalResourceId/${change.id}`) &&
      Condition?.StringEquals.ResourceType.includes(change.type) === true,
  );
}
