import { mkdirSync } from 'node:fs';
import type { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import type { Running } from '../contract.ts';
import { DYNAMODB_ENDPOINT_VARIABLE } from './dynamodb-binary.ts';
import { pidFileOf, startDynamodb } from './dynamodb-engine.ts';
import { type FauxqsEngine, startFauxqsEngine } from './fauxqs-engine.ts';
import { endOrphan } from './pid-file.ts';

/** Where each engine answers. Only the gateway and the provisioning may call them: they verify no signature. */
export interface EngineOrigins {
  readonly dynamodb: string;
  /** An agent for one client of `dynamodb`: the only way to it where it has a network of its own. */
  readonly dynamodbAgent: () => Agent;
  /** S3, SQS and SNS. */
  readonly fauxqs: string;
  /** The only way to `fauxqs`, which does not listen. */
  readonly fauxqsAgent: Agent;
}

/** The engines as the gateway needs them: what runs in this process is called there. */
export interface HouseEngines extends EngineOrigins, Pick<FauxqsEngine, 'queues' | 'objects'> {}

export interface Engines extends HouseEngines, Running, Pick<FauxqsEngine, 'publish' | 'onDisk'> {}

export interface EngineOptions {
  /** Directory that keeps all data between runs; without it everything lives in memory. */
  readonly dataDir?: string | undefined;
  /** Another DynamoDB-compatible engine; default is what `AGENT_INBOX_DYNAMODB_ENDPOINT` says, if anything. */
  readonly dynamodbEndpoint?: string | undefined;
  /** Told when an engine has ended although nobody stopped it. */
  readonly onLost?: (error: Error) => void;
}

/** SQLite file of the DynamoDB engine in the directory of the engines' data. */
function dynamodbFile(dataDir: string): string {
  return join(resolve(dataDir), 'dynamodb.sqlite');
}

/**
 * Ends what a killed runtime has left running on its data: to be called before that is removed, which removes all that
 * tells of it.
 * @throws Error when it belongs to a runtime that is alive.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  const file = dynamodbFile(dataDir);
  await endOrphan(pidFileOf(file), file);
}

/** Starts the engines. A second runtime on one data directory is refused, a killed one's leftovers are ended. */
export async function startEngines(options: EngineOptions = {}): Promise<Engines> {
  const dataDir = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const dynamodb = await startDynamodb({
    dataFile: dataDir === undefined ? undefined : dynamodbFile(dataDir),
    endpoint: options.dynamodbEndpoint ?? process.env[DYNAMODB_ENDPOINT_VARIABLE],
    isPrivate: true,
    onLost: options.onLost,
  });
  try {
    const fauxqs = await startFauxqsEngine(dataDir);
    return {
      dynamodb: dynamodb.origin,
      dynamodbAgent: dynamodb.openAgent,
      fauxqs: fauxqs.origin,
      fauxqsAgent: fauxqs.agent,
      queues: fauxqs.queues,
      objects: fauxqs.objects,
      publish: fauxqs.publish,
      onDisk: fauxqs.onDisk,
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
