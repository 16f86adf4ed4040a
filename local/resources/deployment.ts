import { byLogicalId, defineResource } from './define-resource.ts';

/** Compares the settings of an update with the deployed ones. Locally every start is a new deployment. */
export const deploymentCheck = defineResource({
  type: 'Custom::DeploymentCheck',
  properties: ['**'],
  ref: byLogicalId,
});
