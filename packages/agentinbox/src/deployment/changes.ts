import type { ResourceChange } from '@aws-sdk/client-cloudformation';
import { CommandFailed } from '../command-failed.ts';
import { countedTypes, DATA_TYPES, IDENTITY_TYPE, typeName } from '../release/template.ts';

export function describeChanges(changes: readonly ResourceChange[]): readonly string[] {
  const typesOf = (isMeant: (change: ResourceChange) => boolean) =>
    changes.filter(isMeant).map(({ ResourceType = '' }) => ResourceType);
  const isModified = ({ Action }: ResourceChange) => Action === 'Modify';
  const onlyTags = ({ Scope = [], Replacement }: ResourceChange) =>
    Replacement !== 'True' && Scope.length > 0 && Scope.every((scope) => scope === 'Tags');
  const lines = [
    ['Creates', typesOf(({ Action }) => Action === 'Add')],
    [
      'Changes',
      typesOf((change) => isModified(change) && change.Replacement !== 'True' && !onlyTags(change)),
    ],
    ['Changes only the tags of', typesOf((change) => isModified(change) && onlyTags(change))],
    ['Deletes', typesOf(({ Action }) => Action === 'Remove')],
  ] as const;
  return [
    ...lines
      .filter(([, types]) => types.length > 0)
      .map(([verb, types]) => `${verb} ${countedTypes(types)}.`),
    ...changes.filter(isReplaced).map((change) => `REPLACES ${named(change)}.`),
    ...changes
      .filter(
        ({ Replacement, ResourceType = '' }) => Replacement === 'Conditional' && isKept(ResourceType, true),
      )
      .map((change) => `May replace ${named(change)}: the stack policy refuses that.`),
  ];
}

const isReplaced = ({ Action, Replacement }: ResourceChange) => Action === 'Modify' && Replacement === 'True';
const isKept = (type: string, keepsDomains: boolean) =>
  DATA_TYPES.has(type) || (keepsDomains && type === IDENTITY_TYPE);

export function named({
  ResourceType = '',
  LogicalResourceId = '',
  PhysicalResourceId,
}: ResourceChange): string {
  const id = PhysicalResourceId === undefined ? '' : ` (${PhysicalResourceId})`;
  return `${typeName(ResourceType)} ${LogicalResourceId}${id}`;
}

/**
 * @param keepsDomains whether SES identities must be kept too. @throws CommandFailed when emails, their keys or domains
 * would be lost.
 */
export function refuseLoss(changes: readonly ResourceChange[], keepsDomains: boolean): void {
  const lost = lossesOf(changes, keepsDomains);
  if (lost.length === 0) return;
  const lines = lost.map(
    (change) => `  ${change.Action === 'Remove' ? 'deletes' : 'replaces'} ${named(change)}`,
  );
  const advice = lost.every(({ ResourceType }) => ResourceType === IDENTITY_TYPE)
    ? 'Restore the domain in the settings. If mail to the old addresses may be refused from now on, set "allowedChange": "domain" for one deployment.'
    : 'Nothing was changed. Restore the setting that causes this. To move data to another stack, see docs/operate.md.';
  throw new CommandFailed(
    ['The change would destroy resources that cannot be restored:', ...lines, `-> ${advice}`].join('\n'),
  );
}

export function lossesOf(
  changes: readonly ResourceChange[],
  keepsDomains: boolean,
): readonly ResourceChange[] {
  return changes.filter(
    (change) =>
      isKept(change.ResourceType ?? '', keepsDomains) && (isReplaced(change) || change.Action === 'Remove'),
  );
}

/**
 * CloudFormation enforces the rules of `refuseLoss` for every caller. @param exceptions logical ids of resources that
 * may be deleted.
 */
export function stackPolicy(keepsDomains: boolean, exceptions: readonly string[] = []): string {
  const resources =
    exceptions.length === 0
      ? { Resource: '*' }
      : { NotResource: exceptions.map((id) => `LogicalResourceId/${id}`) };
  return JSON.stringify({
    Statement: [
      { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
      {
        Effect: 'Deny',
        Principal: '*',
        Action: ['Update:Replace', 'Update:Delete'],
        ...resources,
        Condition: {
          StringEquals: { ResourceType: [...DATA_TYPES, ...(keepsDomains ? [IDENTITY_TYPE] : [])] },
        },
      },
    ],
  });
}
