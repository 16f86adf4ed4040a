import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Grant, grantsOf } from './statements.ts';
import { synthesized } from './synthesized.ts';

const DOCUMENT = new URL('../../docs/permissions.md', import.meta.url);

/** What is granted without a condition on every row of the table, or on all resources of a kind. */
function isWide({ action, resource, condition }: Grant): boolean {
  return condition === undefined && (action.startsWith('dynamodb:') || resource.endsWith('*'));
}

/** Without partition, region and account, and with one name for both methods of sockets. */
function documented(resource: string): string {
  return resource.replace(/^arn:[^:]*:[^:]*:[^:]*:[^:]*:/, '').replace(/\/(POST|DELETE)\//, '/*/');
}

/** Each function of a line of the list with each resource; a line without a reason does not count. */
function rowsOfTheDocument(): readonly string[] {
  const [, section = ''] = readFileSync(DOCUMENT, 'utf8').split('## Broad permissions');
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return [...section.matchAll(/^- (`.+?`) on (`.+?`): \S.*$/gm)].flatMap(
    ([, functions = '', resources = '']) =>
      names(functions).flatMap((name) => names(resources).map((resource) => `${name} ${resource}`)),
  );
}

test('docs/permissions.md lists every permission of the template that is wide, and no other, each with a reason', () => {
  // The pseudo parameters of an ARN contain colons.
  const wide = grantsOf(synthesized())
    .filter(isWide)
    .map((grant) => `${grant.function} ${documented(grant.resource.replaceAll('::', '-'))}`);

  expect([...rowsOfTheDocument()].sort()).toEqual([...new Set(wide)].sort());
});

test('no function may scan the table or use PartiQL, which name no keys', () => {
  const actions = new Set(
    grantsOf(synthesized())
      .map(({ action }) => action)
      .filter((action) => action.startsWith('dynamodb:')),
  );

  expect([...actions].sort()).toEqual([
    'dynamodb:BatchGetItem',
    'dynamodb:BatchWriteItem',
    'dynamodb:ConditionCheckItem',
    'dynamodb:DeleteItem',
    'dynamodb:DescribeStream',
    'dynamodb:GetItem',
    'dynamodb:GetRecords',
    'dynamodb:GetShardIterator',
    'dynamodb:ListStreams',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'dynamodb:UpdateItem',
  ]);
});
