import { randomBytes } from 'node:crypto';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { AdminServices } from '../../../lambdas/admin/admin-services.ts';
import type { OutgoingMail } from '../../../lambdas/aws/mailer.ts';
import { purgeExports } from '../../../lambdas/exports/purge-exports.ts';
import type { PublishJob } from '../../../lambdas/jobs/publish-job.ts';
import type { PurgeWork } from '../../../lambdas/jobs/purge-job.ts';
import { type PurgeTenantServices, purgeInbox } from '../../../lambdas/purge/purge-inbox.ts';
import { purgeMessages } from '../../../lambdas/purge/purge-messages.ts';
import { purgeTenant } from '../../../lambdas/purge/purge-tenant.ts';
import { type RetentionServices, retain } from '../../../lambdas/purge/retain.ts';
import { workDue } from '../../../lambdas/purge/work-due.ts';
import type { MailBucket } from '../../../lambdas/store/object/mail-bucket.ts';
import { type Table, tableOf } from '../../../lambdas/store/table/table.ts';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import { writeMetering } from '../../../lambdas/usage/write-metering.ts';
import { startFauxqsEngine } from '../../../packages/laptop/src/engines/fauxqs-engine.ts';
import { bucketOf } from '../store/object/bucket-of.ts';
import { NOW, unused } from '../test-context.ts';

export class Crash extends Error {
  override readonly name = 'Crash';
}

export interface TestBucket extends MailBucket {
  put(key: string): Promise<void>;
  remove(key: string): Promise<void>;
  keys(prefix: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function openTestBucket(): Promise<TestBucket> {
  const engine = await startFauxqsEngine(undefined);
  const config: S3ClientConfig = {
    endpoint: engine.origin,
    requestHandler: { httpAgent: engine.agent },
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'T', secretAccessKey: 'T' },
  };
  const client = new S3Client(config);
  const name = 'mail';
  await client.send(new CreateBucketCommand({ Bucket: name }));
  return {
    ...bucketOf(client, name),
    async put(key) {
      await client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: key }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
    },
    async keys(prefix) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix }));
      return Contents.map(({ Key = '' }) => Key);
    },
    async stop() {
      client.destroy();
      await engine.stop();
    },
  };
}

interface Queued {
  readonly dueAt: number;
  readonly work: PurgeWork;
}

/** After a crash a message is handed out again when its visibility timeout is over. */
const VISIBILITY_MS = 30 * 60_000;
/** More jobs than any of these tests has: a job that calls itself for ever. */
const MAX_JOBS = 300;
const PLAN = { inboxes: 100, messagesPerMonth: 100, storageBytes: 1_000_000, webhooks: 10, keys: 1000 };

/**
 * The purge's queue on a clock of its own, and workers that can die before any of their effects: each call to
 * the table, the bucket, the queue and the sockets is one.
 */
export class PurgeWorld {
  readonly services: PurgeTenantServices & AdminServices & RetentionServices;
  readonly closed: string[] = [];
  readonly mails: OutgoingMail[] = [];
  readonly publications: PublishJob[] = [];
  effects = 0;
  /** The effect before which a worker dies, once. */
  crashAt: number | undefined;
  /** Whether the queue gives each job twice. */
  duplicates = false;
  jobs = 0;
  tenantJobs = 0;
  readonly #queue: Queued[] = [];
  #now = NOW.getTime();

  constructor(table: Table, bucket: MailBucket) {
    const s3 = async () => {
      const sdk = await bucket.s3();
      return { ...sdk, client: this.#dying(sdk.client) };
    };
    const queue = {
      send: async (work: PurgeWork, delaySeconds = 0) => {
        this.#effect();
        this.#queue.push({ dueAt: this.#now + delaySeconds * 1000, work });
      },
    };
    this.services = {
      table: tableOf(this.#dying(table.client), table.name),
      bucket: { name: bucket.name, s3 },
      purges: queue,
      purgeQueue: queue,
      publications: {
        send: async (job) => {
          this.#effect();
          this.publications.push(job);
        },
      },
      usage: new RollUpTrigger({ send: async () => this.#effect() }, table, 0),
      metering: { count: () => undefined },
      mailer: {
        send: async (mail) => {
          this.#effect();
          this.mails.push(mail);
        },
      },
      policy: {
        quarantineDays: 365,
        inboxDomain: 'agents.test',
        moreInboxDomains: [],
        plans: { unverified: PLAN, verified: PLAN },
        spamRetentionDays: undefined,
        heldRetentionDays: undefined,
      },
      recoveries: { send: async () => this.#effect() },
      releases: { send: async () => this.#effect() },
      redrivableQueues: () => unused('redrivableQueues'),
      randomBytes,
      sockets: {
        post: async () => {
          this.#effect();
          return true;
        },
        close: async (connectionId) => {
          this.#effect();
          this.closed.push(connectionId);
          return true;
        },
      },
      settleSeconds: 180,
      now: () => new Date(this.#now),
    };
  }

  get now(): Date {
    return new Date(this.#now);
  }

  get waiting(): number {
    return this.#queue.length;
  }

  enqueue(work: PurgeWork): void {
    this.#queue.push({ dueAt: this.#now, work });
  }

  /** Works on every job when it is due; one whose worker died comes again. */
  async run(): Promise<void> {
    for (let jobs = 0; ; jobs++) {
      this.#queue.sort((a, b) => a.dueAt - b.dueAt);
      const next = this.#queue.shift();
      if (next === undefined) return;
      if (jobs === MAX_JOBS) throw new Error('There is always another job');
      this.#now = Math.max(this.#now, next.dueAt);
      const due = this.crashAt;
      try {
        await this.#work(next.work);
        if (this.duplicates) await this.#work(next.work);
      } catch (error) {
        const crashed = due !== undefined && this.crashAt === undefined;
        if (!crashed) throw error;
        this.#queue.push({ dueAt: this.#now + VISIBILITY_MS, work: next.work });
      }
    }
  }

  async #work(work: PurgeWork): Promise<void> {
    this.jobs += 1;
    if ('due' in work) return workDue(this.services, work);
    if ('retention' in work) return retain(this.services, work);
    if ('metering' in work) return writeMetering(this.services, work);
    if ('exports_of' in work) return purgeExports(this.services, work);
    if ('deleted_messages' in work) return purgeMessages(this.services, work);
    if ('export_id' in work) throw new Error('Exports have a world of their own');
    if (!('whole_tenant' in work)) return purgeInbox(this.services, work);
    this.tenantJobs += 1;
    return purgeTenant(this.services, work);
  }

  #effect(): void {
    this.effects += 1;
    if (this.effects !== this.crashAt) return;
    this.crashAt = undefined;
    throw new Crash();
  }

  #dying<Client extends object>(client: Client): Client {
    return new Proxy(client, {
      get: (target, property) => {
        const value: unknown = Reflect.get(target, property, target);
        if (property !== 'send' || typeof value !== 'function') return value;
        return async (...args: readonly unknown[]) => {
          this.#effect();
          return Reflect.apply(value, target, args);
        };
      },
    });
  }
}

export async function rowsWith(table: Table, texts: readonly string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client: table.client }, { TableName: table.name })) {
    for (const row of page.Items ?? []) {
      const text = JSON.stringify(row);
      if (texts.some((each) => text.includes(each))) found.push(row);
    }
  }
  return found;
}

export function unique(): string {
  return randomBytes(8).toString('hex');
}

/** What a thread showed while all of its messages were in the trash stays until its row is made again, and is not shown. */
export function shownSummary({ gpk, summary }: Record<string, unknown>): unknown {
  const { trash, ...flags } = summary as { trash?: Record<string, unknown> };
  if (trash === undefined || String(gpk).endsWith('#trash')) return summary;
  const { preview: _1, senders: _2, recipients: _3, last_message_id: _4, ...counts } = trash;
  return { ...flags, trash: counts };
}
