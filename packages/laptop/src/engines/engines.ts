import { mkdirSync } from 'node:fs';
import type { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import type { Running } from '../contract.ts';
import { DYNAMODB_ENDPOINT_VARIABLE } from './dynamodb-binary.ts';
import { pidFileOf, startDynamodb } from './dynamodb-engine.ts';
import { type FauxqsEngine, startFauxqsEngine } from './fauxqs-engine.ts';
import { endOrphan } from './pid-file.ts';

/** Addresses of the engines. Only the gateway and the provisioning may call them: they verify no signature. */
export interface EngineOrigins {
  readonly dynamodb: string;
  /** An agent for one client of `dynamodb`, the only connection to it when it runs in its own network. */
  readonly dynamodbAgent: () => Agent;
  /** S3, SQS and SNS. */
  readonly fauxqs: string;
  /** The only connection to `fauxqs`, which does not listen. */
  readonly fauxqsAgent: Agent;
}

/** The engines as the gateway uses them. Queues and objects are called in this process. */
export interface BackendEngines extends EngineOrigins, Pick<FauxqsEngine, 'queues' | 'objects'> {}

export interface Engines
  extends BackendEngines,
    Running,
    Pick<FauxqsEngine, 'queueContent' | 'publish' | 'onDisk'> {
  /** Resolves when the database has ended by itself. */
  readonly lost: Promise<Error>;
}

export interface EngineOptions {
  /** Directory that keeps all data between runs; undefined keeps it in memory. */
  readonly dataDir?: string | undefined;
  /** Another DynamoDB-compatible engine. Default: `AGENT_INBOX_DYNAMODB_ENDPOINT`, if set. */
  readonly dynamodbEndpoint?: string | undefined;
}

/** SQLite file of the DynamoDB engine in the data directory. */
function dynamodbFile(dataDir: string): string {
  return join(resolve(dataDir), 'dynamodb.sqlite');
}

/**
 * Ends an engine that a killed runtime left running. To be called before its data is removed, and with it the engine's
 * process id.
 * @throws Error when the engine belongs to a running runtime.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  const file = dynamodbFile(dataDir);
  await endOrphan(pidFileOf(file), file);
}

/** Starts the engines. Refuses a data directory that another runtime uses, and ends the engine of a killed one. */
export async function startEngines(options: EngineOptions = {}): Promise<Engines> {
  const dataDir = options.dataDir === undefined ? undefined : resolve(options.dataDir);
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const dynamodb = await startDynamodb({
    dataFile: dataDir === undefined ? undefined : dynamodbFile(dataDir),
    endpoint: options.dynamodbEndpoint ?? process.env[DYNAMODB_ENDPOINT_VARIABLE],
    isPrivate: true,
  });
  try {
    const fauxqs = await startFauxqsEngine(dataDir);
    return {
      dynamodb: dynamodb.origin,
      dynamodbAgent: dynamodb.openAgent,
      fauxqs: fauxqs.origin,
      fauxqsAgent: fauxqs.agent,
      queues: fauxqs.queues,
      queueContent: fauxqs.queueContent,
      objects: fauxqs.objects,
      publish: fauxqs.publish,
      onDisk: fauxqs.onDisk,
      lost: dynamodb.lost,
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
