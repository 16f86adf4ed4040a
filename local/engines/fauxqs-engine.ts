import { findPackageJSON } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import type { Engine } from './dynamodb-engine.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;
type Persistence = NonNullable<Stores['sqsStore']['persistence']>;

/** S3 takes 5 GB in one PUT; the engine's own bound is 11 MiB, less than one mail. */
const LARGEST_PUT_BYTES = 5 * 1024 ** 3;

/**
 * Starts S3, SQS and SNS in this process.
 *
 * fauxqs is put together here from its parts, because its own `startFauxqs` listens on every network
 * interface: mail would be open to the whole network. Objects go to SQLite with everything else, not to
 * files: a file and its description are two writes, and a kill between them would break the next start.
 * @param dataDir keeps everything between runs; without it all lives in memory.
 */
export async function startFauxqsEngine(dataDir: string | undefined): Promise<Engine> {
  const parts = await loadParts();
  const stores: Stores = {
    sqsStore: new parts.SqsStore(),
    snsStore: new parts.SnsStore(),
    s3Store: new parts.S3Store(),
  };
  const persistence = dataDir === undefined ? undefined : new parts.PersistenceManager(dataDir);
  if (persistence !== undefined) restore(stores, persistence);

  const app = buildApp({ logger: false, stores });
  app.removeContentTypeParser('*');
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_PUT_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    async stop() {
      await app.close();
      persistence?.close();
    },
  };
}

/** Loads first and connects after: loading through connected stores would write every row again. */
function restore(stores: Stores, persistence: Persistence): void {
  mendReady(persistence);
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

/**
 * In fauxqs 2.4.1 making a message visible at once clears its receive count as well, which the schema
 * forbids: ChangeMessageVisibility with 0 fails and the message is stuck until the next start.
 */
function mendReady(persistence: Persistence): void {
  const database: DatabaseSync = persistence['db'];
  const makeReady = database.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  persistence.updateMessageReady = (messageId) => {
    makeReady.run(messageId);
  };
}

interface Parts {
  readonly SqsStore: new () => Stores['sqsStore'];
  readonly SnsStore: new () => Stores['snsStore'];
  readonly S3Store: new () => Stores['s3Store'];
  readonly PersistenceManager: new (dataDir: string) => Persistence;
}

/** The package exports `buildApp` alone, so its stores are found beside it. The exact version is pinned. */
async function loadParts(): Promise<Parts> {
  const manifest = findPackageJSON('fauxqs', import.meta.url);
  if (manifest === undefined) throw new Error('The package fauxqs is not installed; run npm ci');
  const [sqs, sns, s3, persistence] = await Promise.all(
    ['sqs/sqsStore.js', 'sns/snsStore.js', 's3/s3Store.js', 'persistence.js'].map(
      (path) => import(new URL(`dist/${path}`, pathToFileURL(manifest)).href),
    ),
  );
  return { ...sqs, ...sns, ...s3, ...persistence };
}
