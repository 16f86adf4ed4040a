import { Agent } from 'node:http';
import type { BackendEngines } from '../../src/engines/engines.ts';

const unused = (): never => {
  throw new Error('No engine is called in this test');
};

/** Engines for tests of a gateway that call none of them. */
export const NO_ENGINES: BackendEngines = {
  dynamodb: 'http://127.0.0.1:9',
  dynamodbAgent: () => new Agent(),
  fauxqs: 'http://127.0.0.1:9',
  fauxqsAgent: new Agent(),
  queues: { does: unused, call: unused },
  objects: { serve: unused, has: unused, put: unused, remove: unused },
};
