import { byLogicalId, defineResource } from './define-resource.ts';

/** Compares the settings of an update with the deployed ones. Here every start deploys anew. */
export const deploymentCheck = defineResource({
  type: 'Custom::DeploymentCheck',
  properties: ['**'],
  ref: byLogicalId,
});
