import { Agent } from 'node:http';
import type { BackendEngines } from '../../../local/engines/engines.ts';

const unused = (): never => {
  throw new Error('No engine is called in this test');
};

/** Engines of a gateway whose test calls none of them. Nothing listens at their address. */
export const NO_ENGINES: BackendEngines = {
  dynamodb: 'http://127.0.0.1:9',
  dynamodbAgent: () => new Agent(),
  fauxqs: 'http://127.0.0.1:9',
  fauxqsAgent: new Agent(),
  queues: { does: unused, call: unused },
  objects: { serve: unused, has: unused, put: unused, remove: unused },
};
