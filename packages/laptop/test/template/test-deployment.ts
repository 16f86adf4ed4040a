import type { Deployment } from '../../src/contract.ts';

/** A deployment for tests without servers: every origin contains the logical id. */
export const testDeployment: Deployment = {
  region: 'us-east-1',
  accountId: '000000000000',
  awsEndpoint: 'http://127.0.0.1:4000',
  originOf: (logicalId) => `http://127.0.0.1:5000/${logicalId}`,
  customAttributes: new Map(),
};
