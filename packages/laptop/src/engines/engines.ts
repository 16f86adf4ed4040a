import { mkdirSync } from 'node:fs';
import type { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import type { Running } from '../contract.ts';
import { DYNAMODB_ENDPOINT_VARIABLE } from './dynamodb-binary.ts';
import { pidFileOf, startDynamodb } from './dynamodb-engine.ts';
import { type FauxqsEngine, startFauxqsEngine } from './fauxqs-engine.ts';
import { endOrphan } from './pid-file.ts';

/** The engines verify no signature, so only the gateway and the provisioning may call them. */
export interface EngineOrigins {
  readonly dynamodb: string;
  readonly dynamodbAgent: () => Agent;
  readonly fauxqs: string;
  readonly fauxqsAgent: Agent;
}

export interface BackendEngines extends EngineOrigins, Pick<FauxqsEngine, 'queues' | 'objects'> {}

export interface Engines
  extends BackendEngines,
    Running,
    Pick<FauxqsEngine, 'queueContent' | 'publish' | 'onDisk'> {
  readonly lost: Promise<Error>;
}

export interface EngineOptions {
  readonly dataDir?: string | undefined;
  readonly dynamodbEndpoint?: string | undefined;
}

function dynamodbFile(dataDir: string): string {
  return join(resolve(dataDir), 'dynamodb.sqlite');
}

/**
 * This must be called before the data is removed, and with it the engine's process id. @throws Error when the engine
 * belongs to a running runtime.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  const file = dynamodbFile(dataDir);
  await endOrphan(pidFileOf(file), file);
}

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
