import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { type Policy, policySchema } from '../../lambdas/settings/policy.ts';
import type { Settings } from '../settings.ts';

export function policyVariable(part: IConstruct, settings: Settings): string {
  const names = Object.keys(policySchema.shape) as (keyof Policy)[];
  return Stack.of(part).toJsonString(Object.fromEntries(names.map((name) => [name, settings[name]])));
}
