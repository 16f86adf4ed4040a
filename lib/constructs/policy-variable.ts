import { policySchema } from '../../lambdas/settings/policy.ts';
import type { Settings } from '../settings.ts';

/** Value of the variable POLICY: the settings that functions read. */
export function policyVariable(settings: Settings): string {
  return JSON.stringify(policySchema.parse(settings));
}
