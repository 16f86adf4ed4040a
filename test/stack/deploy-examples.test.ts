import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { STACK_ACTIONS } from '../../packages/doctor/src/aws/stack-facts.ts';
import { STACK_CHECKS } from '../../packages/doctor/src/examine-stack.ts';
import { PROBE_ACTIONS } from '../../packages/doctor/src/probe/aws-probe-route.ts';
import { optionSets } from './option-sets.ts';
import { synthesized } from './synthesized.ts';

const fileOf = (name: string) =>
  readFileSync(new URL(`../../examples/deploy/${name}`, import.meta.url), 'utf8');

test('the stack policy denies the replacement and deletion of every type that holds data or an identity', () => {
  const { Statement } = z
    .object({
      Statement: z.array(
        z.object({
          Effect: z.string(),
          Condition: z.object({ StringEquals: z.object({ ResourceType: z.array(z.string()) }) }).optional(),
        }),
      ),
    })
    .parse(JSON.parse(fileOf('stack-policy.json')));
  const [denied] = Statement.filter(({ Effect }) => Effect === 'Deny');
  const resources = z
    .record(z.string(), z.object({ Type: z.string(), DeletionPolicy: z.string().default('Delete') }))
    .parse(synthesized(optionSets['Careful']).toJSON()['Resources']);
  const holdsData = Object.values(resources)
    .filter(({ Type, DeletionPolicy }) => DeletionPolicy !== 'Delete' && Type !== 'AWS::Logs::LogGroup')
    .map(({ Type }) => Type);

  expect(denied?.Condition?.StringEquals.ResourceType.toSorted()).toEqual(
    [...new Set([...holdsData, 'AWS::SES::EmailIdentity'])].sort(),
  );
});

test('the role of the pipeline may assume the bootstrap roles and do what the doctor does with a probe', () => {
  const { Statement } = z
    .object({ Statement: z.array(z.object({ Action: z.array(z.string()), Resource: z.unknown() })) })
    .parse(JSON.parse(fileOf('deployer-policy.json')));
  const needed = [
    'sts:AssumeRole',
    // The only place with the reason of a change set that fails early.
    'cloudformation:DescribeEvents',
    ...STACK_ACTIONS,
    ...PROBE_ACTIONS,
    ...STACK_CHECKS.flatMap(({ actions }) => actions),
  ];

  expect(Statement.flatMap(({ Action }) => Action).sort()).toEqual([...new Set(needed)].sort());
  // Of the operator API only what the probe calls.
  const routes = Statement.find(({ Action }) => Action.includes('execute-api:Invoke'))?.Resource;
  expect(z.array(z.string()).parse(routes)).toEqual([
    expect.stringMatching(/\/\$default\/GET\/queues$/),
    expect.stringMatching(/\/\$default\/DELETE\/tenants\/\*$/),
  ]);
});

test('the last step of the workflow is a probe of the deployed stack', () => {
  const steps = fileOf('workflow.yml').trim().split('\n      - ');

  expect(steps.at(-2)).toContain('cdk deploy');
  expect(steps.at(-1)).toContain('doctor --stack AgentInbox --probe');
});

test('the page on deployment names every output of the stack', () => {
  const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  const outputs = Object.keys(synthesized(optionSets['Careful']).findOutputs('*'));
  const named = outputs.filter((name) => !name.startsWith('Dns'));

  expect(named).toEqual(expect.arrayContaining(['BaseUrl', 'ConsoleUrl']));
  expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
