import type { Agent } from 'node:http';
import { DiskWrites } from './disk-writes.ts';
import type { Engine } from './dynamodb-engine.ts';
import { type Fauxqs, openFauxqs } from './fauxqs-parts.ts';
import { InProcessAgent } from './in-process-agent.ts';
import { traceHeader, withTraceHeader } from './message-trace.ts';
import { type ObjectEngine, objectEngine } from './object-engine.ts';
import { type QueueEngine, queueEngine } from './queue-engine.ts';

/** S3 accepts 5 GB in one PUT. The engine's default is 11 MiB, less than one mail. */
const MAX_PUT_BYTES = 5 * 1024 ** 3;

/** Methods without writes. */
const READ_METHODS = ['GET', 'HEAD'];

/** Names the engine in URLs. No server listens there: the engine's agent is the only connection to it. */
const ORIGIN = 'http://127.0.0.1';

/** S3, SQS and SNS for this process only. */
export interface FauxqsEngine extends Engine {
  /** Connects an HTTP client to the engine. */
  readonly agent: Agent;
  readonly queues: QueueEngine;
  readonly queueContent: Fauxqs['queueContent'];
  readonly objects: ObjectEngine;
  /** Publishes to an SNS topic. The subscribed queues have the message when it returns. */
  publish(topicArn: string, message: string): void;
  /**
   * Resolves when all earlier puts and publishes survive a power failure: immediately for data in memory. HTTP calls and
   * queue actions wait for this themselves.
   */
  onDisk(): Promise<void>;
}

/**
 * Starts S3, SQS and SNS in this process, without a listening socket: the engine verifies no signature. Objects are
 * stored in SQLite with everything else, not in files: a file and its metadata are two writes, and a kill between them
 * would make the next start fail.
 * @param dataDir keeps the data between runs; undefined keeps it in memory.
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
