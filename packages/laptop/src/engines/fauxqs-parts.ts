import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { findPackageJSON } from 'node:module';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import * as z from 'zod';

/** Compare this file with fauxqs's internals before using another version. */
const VERSION = '2.4.1';

type Stores = NonNullable<BuildAppOptions['stores']>;
type Queues = Stores['sqsStore'];
type Persistence = NonNullable<Queues['persistence']>;
type Action = (parameters: unknown, queues: Queues) => unknown;

interface RouterReply {
  status(code: number): unknown;
  header(name: string, value: string): unknown;
}

interface SqsRouter {
  register(name: string, action: Action): void;
  handle(
    request: { readonly headers: Record<string, string>; readonly body: unknown },
    reply: RouterReply,
  ): Promise<unknown>;
}

interface Parts {
  readonly SqsStore: new () => Queues;
  readonly SnsStore: new () => Stores['snsStore'];
  readonly S3Store: new () => Stores['s3Store'];
  readonly PersistenceManager: new (dataDir: string) => Persistence;
  readonly SqsRouter: new (queues: Queues) => SqsRouter;
  readonly publish: (
    parameters: Record<string, string>,
    topics: Stores['snsStore'],
    queues: Queues,
  ) => string;
  readonly queueActions: ReadonlyMap<string, Action>;
}

const QUEUE_ACTIONS = [
  'SendMessage',
  'SendMessageBatch',
  'ReceiveMessage',
  'DeleteMessage',
  'DeleteMessageBatch',
  'ChangeMessageVisibility',
  'ChangeMessageVisibilityBatch',
  'GetQueueAttributes',
] as const;

const NOT_FOUND = ['NoSuchKey', 'NoSuchBucket'];

export interface QueueReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface QueueActions {
  has(name: string): boolean;
  call(name: string, parameters: unknown): Promise<QueueReply>;
}

interface QueueContent {
  readonly atWork: number;
  readonly delayed: readonly string[];
}

export interface StoredObjects {
  hasBucket(bucket: string): boolean;
  has(bucket: string, key: string): boolean;
  put(bucket: string, key: string, body: Buffer): void;
  delete(bucket: string, keys: readonly string[]): void;
}

interface ServerHooks {
  readonly maxBodyBytes: number;
  readonly handle: (headers: IncomingHttpHeaders, handler: () => void) => void;
  readonly beforeReply: (method: string) => Promise<void>;
}

interface FauxqsServer {
  readonly server: Server;
  close(): Promise<void>;
}

export interface Fauxqs {
  readonly database: DatabaseSync | undefined;
  readonly objects: StoredObjects;
  queueActions(run: (name: string, action: () => unknown) => unknown): QueueActions;
  queueContent(name: string): QueueContent;
  publish(topicArn: string, message: string): void;
  startServer(hooks: ServerHooks): Promise<FauxqsServer>;
  close(): void;
}

export async function openFauxqs(
  dataDir: string | undefined,
  traceHeader: () => string | undefined,
): Promise<Fauxqs> {
  const parts = await loadParts();
  const stores: Stores = {
    sqsStore: new parts.SqsStore(),
    snsStore: new parts.SnsStore(),
    s3Store: new parts.S3Store(),
  };
  keepTraceHeaders(stores.sqsStore, traceHeader);
  const persistence = dataDir === undefined ? undefined : new parts.PersistenceManager(dataDir);
  const database: DatabaseSync | undefined = persistence?.['db'];
  if (persistence !== undefined) {
    fixMessageReady(persistence);
    restore(stores, persistence);
  }
  return {
    database,
    objects: storedObjects(stores.s3Store),
    queueActions: (run) => queueActions(parts, stores.sqsStore, run),
    queueContent: (name) => queueContent(stores.sqsStore, name),
    publish(topicArn, message) {
      parts.publish({ TopicArn: topicArn, Message: message }, stores.snsStore, stores.sqsStore);
    },
    startServer: (hooks) => startServer(stores, hooks),
    close: () => persistence?.close(),
  };
}

export function checkFauxqsVersion(manifest: unknown): void {
  const { version } = z.object({ version: z.string() }).parse(manifest);
  if (version === VERSION) return;
  throw new Error(
    `fauxqs ${version} is installed, but this runtime needs the internals of ${VERSION}; run npm ci`,
  );
}

/** The package exports only `buildApp`, so the other parts are loaded from its files. */
async function loadParts(): Promise<Parts> {
  const manifest = findPackageJSON('fauxqs', import.meta.url);
  if (manifest === undefined) throw new Error('The package fauxqs is not installed; run npm ci');
  checkFauxqsVersion(JSON.parse(readFileSync(manifest, 'utf8')));
  const load = (path: string) => import(new URL(`dist/${path}.js`, pathToFileURL(manifest)).href);
  const [sqs, sns, s3, persistence, router, publishing] = await Promise.all(
    ['sqs/sqsStore', 'sns/snsStore', 's3/s3Store', 'persistence', 'sqs/sqsRouter', 'sns/actions/publish'].map(
      load,
    ),
  );
  const actions = QUEUE_ACTIONS.map(async (name): Promise<[string, Action]> => {
    const exported = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return [name, (await load(`sqs/actions/${exported}`))[exported]];
  });
  return {
    ...sqs,
    ...sns,
    ...s3,
    ...persistence,
    ...router,
    ...publishing,
    queueActions: new Map(await Promise.all(actions)),
  };
}

/** Loading through connected stores would write every row again. */
function restore(stores: Stores, persistence: Persistence): void {
  persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store);
  stores.sqsStore.persistence = persistence;
  stores.snsStore.persistence = persistence;
  stores.s3Store.persistence = persistence;
  // One transaction waits for the disk only once.
  persistence['db'].exec('BEGIN');
  for (const queue of stores.sqsStore.allQueues()) {
    queue.persistence = persistence;
    // The consumers of these messages ended with the engine, so the messages become visible.
    for (const receipt of [...queue.inflightMessages.keys()]) queue.changeVisibility(receipt, 0);
  }
  persistence['db'].exec('COMMIT');
}

/**
 * In fauxqs 2.4.1, ChangeMessageVisibility with 0 also clears the receive count, which the schema forbids: the call
 * fails and the message cannot be received until the next start.
 */
function fixMessageReady(persistence: Persistence): void {
  const makeReady = persistence['db'].prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  persistence.updateMessageReady = (messageId) => {
    makeReady.run(messageId);
  };
}

/**
 * A message keeps the sender's `X-Amzn-Trace-Id` as `AWSTraceHeader`. The column of the message group stores it,
 * because fauxqs keeps no other system attribute over a restart and ignores the groups of standard queues.
 */
function keepTraceHeaders(queues: Queues, traceHeader: () => string | undefined): void {
  const createQueue = queues.createQueue.bind(queues);
  queues.createQueue = (...args) => {
    const queue = createQueue(...args);
    const enqueue = queue.enqueue.bind(queue);
    queue.enqueue = (message) => {
      const header = traceHeader();
      if (header !== undefined && !queue.isFifo()) message.messageGroupId = header;
      enqueue(message);
    };
    return queue;
  };
}

export function systemAttributes(stored: Readonly<Record<string, string>>): Record<string, string> {
  const { MessageGroupId, ...attributes } = stored;
  return MessageGroupId === undefined ? attributes : { ...attributes, AWSTraceHeader: MessageGroupId };
}

function queueActions(
  parts: Parts,
  queues: Queues,
  run: (name: string, action: () => unknown) => unknown,
): QueueActions {
  const router = new parts.SqsRouter(queues);
  for (const [name, action] of parts.queueActions) {
    router.register(name, (parameters, store) => run(name, () => action(parameters, store)));
  }
  return {
    has: (name) => parts.queueActions.has(name),
    async call(name, parameters) {
      let status = 200;
      const headers: Record<string, string> = {};
      const reply: RouterReply = {
        status: (code) => {
          status = code;
        },
        header: (header, value) => {
          headers[header] = value;
        },
      };
      const request = { headers: { 'x-amz-target': `AmazonSQS.${name}` }, body: parameters };
      const body = await router.handle(request, reply);
      return { status, headers, body };
    },
  };
}

function queueContent(queues: Queues, name: string): QueueContent {
  const queue = queues.getQueueByName(name);
  if (queue === undefined) throw new Error(`There is no queue ${name}`);
  const { ready, inflight, delayed } = queue.inspectMessages();
  return { atWork: ready.length + inflight.length, delayed: delayed.map(({ body }) => body) };
}

function storedObjects(objects: Stores['s3Store']): StoredObjects {
  return {
    hasBucket: (bucket) => objects.hasBucket(bucket),
    has(bucket, key) {
      try {
        objects.headObject(bucket, key);
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && NOT_FOUND.includes(String(error.code))) return false;
        throw error;
      }
    },
    put: (bucket, key, body) => void objects.putObject(bucket, key, body),
    delete: (bucket, keys) => void objects.deleteObjects(bucket, [...keys]),
  };
}

/** fauxqs's own `startFauxqs` would listen on every network interface, and it verifies no signature. */
async function startServer(stores: Stores, hooks: ServerHooks): Promise<FauxqsServer> {
  const app = buildApp({ logger: false, stores });
  app.removeContentTypeParser('*');
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: hooks.maxBodyBytes },
    (_request, body, done) => done(null, body),
  );
  // The body's parser may leave the asynchronous context, so this hook runs after it.
  app.addHook('preHandler', ({ headers }, _reply, done) => hooks.handle(headers, done));
  app.addHook('onSend', ({ method }) => hooks.beforeReply(method));
  await app.ready();
  return { server: app.server, close: () => app.close() };
}
