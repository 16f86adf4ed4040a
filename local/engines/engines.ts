import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Running } from '../contract.ts';
import { DYNAMODB_ENDPOINT_VARIABLE } from './dynamodb-binary.ts';
import { startDynamodb } from './dynamodb-engine.ts';
import { startFauxqsEngine } from './fauxqs-engine.ts';

/** Where each engine answers. Nothing but the gateway and the provisioning may call them: they check nobody. */
export interface EngineOrigins {
  readonly dynamodb: string;
  /** S3, SQS and SNS. */
  readonly fauxqs: string;
}

export interface Engines extends EngineOrigins, Running {}

export interface EngineOptions {
  /** Directory that keeps all data between runs; without it everything lives in memory. */
  readonly dataDir?: string | undefined;
  /** Another DynamoDB-compatible engine; default is what `AGENT_INBOX_DYNAMODB_ENDPOINT` says, if anything. */
  readonly dynamodbEndpoint?: string | undefined;
}

/** Starts the engines. A second runtime on one data directory is refused, a killed one's leftovers are ended. */
export async function startEngines(options: EngineOptions = {}): Promise<Engines> {
  const dataDir = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const dynamodb = await startDynamodb({
    dataFile: dataDir === undefined ? undefined : join(dataDir, 'dynamodb.sqlite'),
    endpoint: options.dynamodbEndpoint ?? process.env[DYNAMODB_ENDPOINT_VARIABLE],
  });
  try {
    const fauxqs = await startFauxqsEngine(dataDir);
    return {
      dynamodb: dynamodb.origin,
      fauxqs: fauxqs.origin,
      async stop() {
        await fauxqs.stop();
        await dynamodb.stop();
      },
    };
  } catch (error) {
    await dynamodb.stop();
    throw error;
  }
}
