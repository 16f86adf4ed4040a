import { expect, test } from 'vitest';
import * as z from 'zod';
import { nameOf, resourcesOf, synthesized, textOf } from './synthesized.ts';

const template = synthesized();

/** Everything in the template that lets somebody call a function. */
const WAYS = {
  'AWS::Lambda::Permission': z.object({ FunctionName: z.unknown() }),
  'AWS::Lambda::Url': z.object({ TargetFunctionArn: z.unknown() }),
  'AWS::Lambda::EventSourceMapping': z.object({ FunctionName: z.unknown() }),
};

test('nothing of the stack may or can call the admin function: the operator’s credentials alone do', () => {
  const called = Object.entries(WAYS).flatMap(([type, properties]) =>
    [...resourcesOf(template, type, properties).values()].map((way) => Object.values(way).map(textOf).join()),
  );
  expect(called.length).toBeGreaterThan(5);
  expect(called).not.toContain('AdminFunction');

  const policies = Object.values(template.findResources('AWS::IAM::Policy')).map((policy) =>
    JSON.stringify(policy),
  );
  const invoking = policies.filter((policy) => policy.includes('lambda:Invoke'));
  expect(policies.length).toBeGreaterThan(5);
  expect(invoking.filter((policy) => policy.includes('AdminFunction'))).toEqual([]);
});

test('an output names the admin function for the command', () => {
  const outputs = template.findOutputs('AdminFunctionName');
  const { Value } = z.object({ Value: z.object({ Ref: z.string() }) }).parse(outputs['AdminFunctionName']);

  expect(nameOf(Value.Ref)).toBe('AdminFunction');
});
