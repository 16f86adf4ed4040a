import type { BeforeDeployContext } from './before-deploy-context.ts';
import type { Check } from './check.ts';
import { bootstrap } from './checks/bootstrap.ts';
import { caa } from './checks/caa.ts';
import { concurrencyForSettings } from './checks/concurrency-for-settings.ts';
import { delegation } from './checks/delegation.ts';
import { existingRecords } from './checks/existing-records.ts';
import { existingRuleSet } from './checks/existing-rule-set.ts';
import { newIdentities } from './checks/new-identities.ts';
import { region } from './checks/region.ts';
import { sesSending } from './checks/ses-sending.ts';

/** What stops a first deployment in the middle, or lets it wait for ever. */
export const BEFORE_DEPLOY_CHECKS: readonly Check<BeforeDeployContext>[] = [
  region,
  bootstrap,
  delegation,
  caa,
  existingRecords,
  newIdentities,
  existingRuleSet,
  sesSending,
  concurrencyForSettings,
];
