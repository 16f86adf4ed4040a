import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { BuildAppOptions } from 'fauxqs';

export type Stores = NonNullable<BuildAppOptions['stores']>;
export type Persistence = NonNullable<Stores['sqsStore']['persistence']>;

/** What an action of SQS answers over HTTP, reduced to what its router uses of it. */
interface RouterReply {
  status(code: number): unknown;
  header(name: string, value: string): unknown;
}

type Action = (parameters: Record<string, unknown>, store: Stores['sqsStore']) => unknown;

/** Maps the name of an action to what does it, and errors to answers. */
export interface SqsRouter {
  register(name: string, action: Action): void;
  handle(
    request: { readonly headers: Record<string, string>; readonly body: unknown },
    reply: RouterReply,
  ): Promise<unknown>;
}

/** The actions that are done in this process: those that move messages, and the look at a queue. */
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

export interface FauxqsParts {
  readonly SqsStore: new () => Stores['sqsStore'];
  readonly SnsStore: new () => Stores['snsStore'];
  readonly S3Store: new () => Stores['s3Store'];
  readonly PersistenceManager: new (dataDir: string) => Persistence;
  readonly SqsRouter: new (store: Stores['sqsStore']) => SqsRouter;
  /** Publishes to a topic. @throws Error for a topic that is not there, and a message that is too large. */
  readonly publish: (
    parameters: Record<string, string>,
    topics: Stores['snsStore'],
    queues: Stores['sqsStore'],
  ) => string;
  readonly queueActions: ReadonlyMap<string, Action>;
}

/** The package exports `buildApp` alone, so its parts are found beside it. The exact version is pinned. */
export async function loadFauxqsParts(): Promise<FauxqsParts> {
  const manifest = findPackageJSON('fauxqs', import.meta.url);
  if (manifest === undefined) throw new Error('The package fauxqs is not installed; run npm ci');
  const load = (path: string) => import(new URL(`dist/${path}.js`, pathToFileURL(manifest)).href);
  const [sqs, sns, s3, persistence, router, publishing] = await Promise.all(
    ['sqs/sqsStore', 'sns/snsStore', 's3/s3Store', 'persistence', 'sqs/sqsRouter', 'sns/actions/publish'].map(
      load,
    ),
  );
  const actions = QUEUE_ACTIONS.map(async (name): Promise<[string, Action]> => {
    const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return [name, (await load(`sqs/actions/${own}`))[own]];
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
