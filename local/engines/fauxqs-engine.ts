import type { Agent } from 'node:http';
import { buildApp } from 'fauxqs';
import { DiskWrites } from './disk-writes.ts';
import type { Engine } from './dynamodb-engine.ts';
import { loadFauxqsParts, type Persistence, type Stores } from './fauxqs-parts.ts';
import { InProcessAgent } from './in-process-agent.ts';
import { keepTraces, withTrace } from './message-trace.ts';
import { fauxqsObjects, type ObjectEngine } from './object-engine.ts';
import { FauxqsQueues, type QueueEngine } from './queue-engine.ts';

/** S3 takes 5 GB in one PUT; the engine's own bound is 11 MiB, less than one mail. */
const LARGEST_PUT_BYTES = 5 * 1024 ** 3;

/** Methods that write nothing. */
const READING = ['GET', 'HEAD'];

/** Names the engine in URLs. Nothing listens there: only the engine's agent leads to it. */
const ORIGIN = 'http://127.0.0.1';

/** S3, SQS and SNS, for this process only. */
export interface FauxqsEngine extends Engine {
  /** Connects an HTTP client to the engine. */
  readonly agent: Agent;
  readonly queues: QueueEngine;
  readonly objects: ObjectEngine;
  /** Publishes to an SNS topic; the queues that are subscribed have the message when it returns. */
  publish(topicArn: string, message: string): void;
  /**
   * Resolves when what was put and published until now outlives a power cut: at once where all lives in memory. HTTP calls
   * and actions of queues wait for it by themselves.
   */
  onDisk(): Promise<void>;
}

/**
 * Starts S3, SQS and SNS in this process.
 *
 * fauxqs is put together here from its parts, because its own `startFauxqs` listens on every network
 * interface. This one does not listen at all: the engine verifies no signature. Objects go to SQLite with everything else, not to
 * files: a file and its description are two writes, and a kill between them would break the next start.
 * @param dataDir keeps everything between runs; without it all lives in memory.
 */
export async function startFauxqsEngine(dataDir: string | undefined): Promise<FauxqsEngine> {
  const parts = await loadFauxqsParts();
  const stores: Stores = {
    sqsStore: new parts.SqsStore(),
    snsStore: new parts.SnsStore(),
    s3Store: new parts.S3Store(),
  };
  keepTraces(stores.sqsStore);
  const persistence = dataDir === undefined ? undefined : new parts.PersistenceManager(dataDir);
  const disk = persistence === undefined ? undefined : new DiskWrites(persistence);
  if (persistence !== undefined) restore(stores, persistence);

  const app = buildApp({ logger: false, stores });
  app.removeContentTypeParser('*');
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_PUT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  // After the body was read: what reads it may leave the context.
  app.addHook('preHandler', ({ headers }, _reply, done) => {
    const header = headers['x-amzn-trace-id'];
    withTrace(typeof header === 'string' ? header : undefined, done);
  });
  const onDisk = async () => disk?.onDisk();
  app.addHook('onSend', async ({ method }) => {
    if (!READING.includes(method)) await onDisk();
  });
  await app.ready();
  return {
    origin: ORIGIN,
    agent: new InProcessAgent(app.server),
    queues: new FauxqsQueues(parts, stores, disk),
    objects: fauxqsObjects(stores, app.server, disk),
    publish(topicArn, message) {
      parts.publish({ TopicArn: topicArn, Message: message }, stores.snsStore, stores.sqsStore);
    },
    onDisk,
    async stop() {
      await app.close();
      await onDisk().finally(() => {
        disk?.close();
        persistence?.close();
      });
    },
  };
}

/** Loads first and connects after: loading through connected stores would write every row again. */
function restore(stores: Stores, persistence: Persistence): void {
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store);
  stores.sqsStore.persistence = persistence;
  stores.snsStore.persistence = persistence;
  stores.s3Store.persistence = persistence;
  for (const queue of stores.sqsStore.allQueues()) {
    queue.persistence = persistence;
    // Whoever had received these was stopped or killed together with the engine: nobody holds them any more.
    for (const receipt of [...queue.inflightMessages.keys()]) queue.changeVisibility(receipt, 0);
  }
}
