import type { Agent } from 'node:http';
import { DiskWrites } from './disk-writes.ts';
import type { Engine } from './dynamodb-engine.ts';
import { type Fauxqs, openFauxqs } from './fauxqs-parts.ts';
import { InProcessAgent } from './in-process-agent.ts';
import { traceHeader, withTraceHeader } from './message-trace.ts';
import { type ObjectEngine, objectEngine } from './object-engine.ts';
import { type QueueEngine, queueEngine } from './queue-engine.ts';

/** S3 accepts 5 GB in one PUT; the engine's default of 11 MiB is less than one email. */
const MAX_PUT_BYTES = 5 * 1024 ** 3;

const READ_METHODS = ['GET', 'HEAD'];

/** No server listens at this address; only the engine's agent connects to it. */
const ORIGIN = 'http://127.0.0.1';

export interface FauxqsEngine extends Engine {
  readonly agent: Agent;
  readonly queues: QueueEngine;
  readonly queueContent: Fauxqs['queueContent'];
  readonly objects: ObjectEngine;
  publish(topicArn: string, message: string): void;
  /**
   * Resolves when all earlier puts and publishes survive a power failure. HTTP calls and queue actions wait for this
   * themselves.
   */
  onDisk(): Promise<void>;
}

/**
 * The engine verifies no signature, so it has no listening socket. Objects are in SQLite, not in files: a kill between
 * the writes of a file and its metadata would make the next start fail.
 */
export async function startFauxqsEngine(dataDir: string | undefined): Promise<FauxqsEngine> {
  const fauxqs = await openFauxqs(dataDir, traceHeader);
  const disk = fauxqs.database === undefined ? undefined : new DiskWrites(fauxqs.database);
  const onDisk = async () => disk?.onDisk();
  const { server, close } = await fauxqs.startServer({
    maxBodyBytes: MAX_PUT_BYTES,
    handle(headers, handler) {
      const header = headers['x-amzn-trace-id'];
      withTraceHeader(typeof header === 'string' ? header : undefined, handler);
    },
    async beforeReply(method) {
      if (!READ_METHODS.includes(method)) await onDisk();
    },
  });
  return {
    origin: ORIGIN,
    agent: new InProcessAgent(server),
    queues: queueEngine(fauxqs, disk),
    queueContent: fauxqs.queueContent,
    objects: objectEngine(fauxqs.objects, server, disk),
    publish: fauxqs.publish,
    onDisk,
    async stop() {
      await close();
      await onDisk().finally(() => {
        disk?.close();
        fauxqs.close();
      });
    },
  };
}
