import { Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { policyFields } from '../../lambdas/settings/policy.ts';
import type { Settings } from '../settings.ts';

/** Value of the variable POLICY: the settings that functions read. */
export function policyVariable(part: IConstruct, settings: Settings): string {
  const names = Object.keys(policyFields) as (keyof typeof policyFields)[];
  return Stack.of(part).toJsonString(Object.fromEntries(names.map((name) => [name, settings[name]])));
}
