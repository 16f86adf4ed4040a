import type { Home } from '../../../local/contract.ts';

/** A home for tests that start no servers: every origin is spelled out of the logical id. */
export const testHome: Home = {
  region: 'us-east-1',
  accountId: '000000000000',
  awsEndpoint: 'http://127.0.0.1:4000',
  originOf: (logicalId) => `http://127.0.0.1:5000/${logicalId}`,
};
