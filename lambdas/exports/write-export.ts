import { createSHA256, type IHasher } from 'hash-wasm';
import type { JobQueue } from '../aws/job-queue.ts';
import type { ExportJob } from '../jobs/export-job.ts';
import type { MessageSummary } from '../message/message.ts';
import { logInfo } from '../observability/log.ts';
import {
  type Export,
  type ExportProgress,
  endExport,
  getExport,
  isRunning,
  releaseExport,
  saveProgress,
  takeExport,
} from '../store/export/export-rows.ts';
import { stackWaitsKey } from '../store/keys.ts';
import { returnCounted, takeCounted } from '../store/limit/lease-count.ts';
import type { StoredMessage } from '../store/message/message-rows.ts';
import { deleteObject, getBytes, type MailBucket, putBytes } from '../store/object/mail-bucket.ts';
import { exportObjectKey, rawKey, restKey } from '../store/object/object-keys.ts';
import {
  abortUpload,
  completeUpload,
  LEAST_PART_BYTES,
  MAX_PARTS,
  startUpload,
  uploadPart,
} from '../store/object/part-upload.ts';
import { deleteExportRest } from '../store/removal/inbox-objects.ts';
import type { Table } from '../store/table/table.ts';
import { type ExportReads, exportedMessages } from './exported-messages.ts';
import { keepLastExports } from './purge-exports.ts';

export interface ExportServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly queue: JobQueue<ExportJob>;
  /** The lease is longer than a job works, and longer than its function lives. */
  readonly budgetMs: number;
  readonly leaseMs: number;
  /** A part is held in memory; its last message may exceed this size. */
  readonly partBytes: number;
  readonly atOnce: number;
  readonly reads?: ExportReads;
  readonly maxParts?: number;
  present(message: StoredMessage): Promise<unknown>;
  isRawKept(summary: MessageSummary): boolean;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

/** API Gateway ends a call at 30 s, so the transaction of the export has ended after this time. */
const DECIDED_AFTER_MS = 60_000;
const RECHECK_SECONDS = 15;
const SHARE_GROUP_MS = 5_000;

/** The row stores the progress: a job after a crash or the time limit continues after the last part. */
export async function writeExport(
  services: ExportServices,
  job: ExportJob,
  isGivenUp = false,
): Promise<void> {
  const { table, queue, now, atOnce } = services;
  const until = new Date(now().getTime() + services.leaseMs);
  const share = { key: stackWaitsKey('exports', 'all'), limit: atOnce, groupMs: SHARE_GROUP_MS };
  if ((await takeCounted(services, share, until.getTime())) !== undefined)
    return queue.send(job, RECHECK_SECONDS);
  try {
    await workOn(services, job, until, isGivenUp);
  } finally {
    await returnCounted(table, share, until.getTime());
  }
}

async function workOn(
  services: ExportServices,
  job: ExportJob,
  until: Date,
  isGivenUp: boolean,
): Promise<void> {
  const { table, queue, now } = services;
  const worker = Buffer.from(services.randomBytes(8)).toString('hex');
  const taken = await takeExport(table, job.tenant, job.export_id, { worker, now: now(), until });
  if (taken === undefined) {
    const isDecided = now().getTime() > Date.parse(job.requested_at) + DECIDED_AFTER_MS;
    const found = await getExport(table, job.tenant, job.export_id);
    // The transaction may be pending, or another worker may hold the export and be dead, so the job is sent again.
    if (found === undefined ? !isDecided : found.status === 'running') await queue.send(job, RECHECK_SECONDS);
    // A worker may have died between completion and cleanup.
    if (found?.status === 'completed') await cleanUp(services, job);
    return;
  }
  const writer = await ExportWriter.open(services, taken, worker);
  if (isGivenUp || !isRunning(taken, now())) return writer.fail();
  try {
    const outcome = await writer.write();
    logInfo('export written', { tenant: job.tenant, format: taken.format, outcome, ...writer.counts });
    if (outcome === 'paused') await queue.send(job);
  } catch (error) {
    // The job is repeated within seconds, and a lease would make the repeat look like a duplicate.
    await releaseExport(table, taken, worker);
    throw error;
  }
}

async function cleanUp(
  services: ExportServices,
  { tenant, export_id }: Pick<ExportJob, 'tenant' | 'export_id'>,
): Promise<void> {
  await deleteExportRest(services.bucket, exportObjectKey(tenant, export_id));
  await keepLastExports(services, tenant);
}

class ExportWriter {
  readonly #services: ExportServices;
  readonly #export: Export;
  readonly #worker: string;
  readonly #key: string;
  readonly #endsAt: number;
  /** This implementation of SHA-256 can store its state, which Node's cannot. */
  readonly #hash: IHasher;
  #progress: ExportProgress;
  #pending: Uint8Array[] = [];
  #pendingBytes = 0;

  private constructor(services: ExportServices, taken: Export, worker: string, hash: IHasher) {
    this.#services = services;
    this.#export = taken;
    this.#worker = worker;
    this.#progress = taken.progress;
    this.#key = exportObjectKey(taken.tenant, taken.export_id);
    this.#endsAt = services.now().getTime() + services.budgetMs;
    this.#hash = hash;
  }

  static async open(services: ExportServices, taken: Export, worker: string): Promise<ExportWriter> {
    const { rest, hash: state } = taken.progress;
    const hash = await createSHA256();
    if (state === undefined) hash.init();
    else hash.load(state);
    const writer = new ExportWriter(services, taken, worker, hash);
    const bytes =
      rest === undefined ? undefined : await getBytes(services.bucket, restKey(writer.#key, rest));
    if (bytes !== undefined) writer.#hold(bytes);
    return writer;
  }

  get counts() {
    const { messages, skipped } = this.#progress;
    return { messages, skipped };
  }

  async write(): Promise<'completed' | 'paused' | 'failed' | 'gone'> {
    if (this.#progress.at_end) return this.#complete();
    const { table, now, partBytes, reads } = this.#services;
    const batches = exportedMessages(table, this.#export, this.#progress, reads);
    for await (const { messages, position } of batches) {
      const entries = await Promise.all(messages.map((message) => this.#entryOf(message)));
      for (const entry of entries) this.#add(entry);
      this.#progress = { ...this.#progress, ...position };
      if (this.#pendingBytes >= partBytes && !(await this.#flush())) return this.#drop();
      if (now().getTime() >= this.#endsAt) return (await this.#pause()) ? 'paused' : this.#drop();
    }
    this.#progress = { ...this.#progress, at_end: true };
    if (this.#progress.upload !== undefined && !(await this.#flush())) return this.#drop();
    return this.#complete();
  }

  async fail(): Promise<void> {
    await endExport(this.#services.table, this.#export, this.#worker, { status: 'failed' });
    await this.#drop();
  }

  async #entryOf(message: StoredMessage): Promise<readonly Uint8Array[] | undefined> {
    const { bucket, present, isRawKept } = this.#services;
    const { summary, messageKey } = message;
    if (this.#export.format === 'jsonl') return [Buffer.from(`${JSON.stringify(await present(message))}\n`)];
    // REST does not return infected or expired raw bytes either.
    if (summary.authentication.virus === 'fail' || !isRawKept(summary)) return undefined;
    const raw = await getBytes(bucket, rawKey(summary.inbox_id, messageKey));
    return raw && mboxEntry(summary.message_id, new Date(summary.received_at), Buffer.from(raw));
  }

  #add(entry: readonly Uint8Array[] | undefined): void {
    const { messages, skipped } = this.#progress;
    this.#progress = {
      ...this.#progress,
      ...(entry === undefined ? { skipped: skipped + 1 } : { messages: messages + 1 }),
    };
    for (const bytes of entry ?? []) {
      this.#hash.update(bytes);
      this.#hold(bytes);
      this.#progress = { ...this.#progress, bytes: this.#progress.bytes + bytes.length };
    }
  }

  #hold(bytes: Uint8Array): void {
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
  }

  async #flush(): Promise<boolean> {
    const { table, bucket, maxParts = MAX_PARTS } = this.#services;
    if (this.#pendingBytes === 0) return this.#save({});
    const { etags } = this.#progress;
    if (etags.length >= maxParts) {
      await endExport(table, this.#export, this.#worker, { status: 'failed' });
      return false;
    }
    const uploadId = this.#progress.upload ?? (await startUpload(bucket, this.#key));
    const upload = { key: this.#key, uploadId };
    this.#progress = { ...this.#progress, upload: uploadId };
    const etag = await uploadPart(bucket, upload, etags.length + 1, Buffer.concat(this.#pending));
    this.#pending = [];
    this.#pendingBytes = 0;
    return this.#save({ etags: [...etags, etag], rest: undefined });
  }

  /** Bytes that are too few for a part of S3 are stored as a separate object for the next job. */
  async #pause(): Promise<boolean> {
    if (this.#pendingBytes >= LEAST_PART_BYTES) return (await this.#flush()) && this.#save({}, true);
    if (this.#pendingBytes === 0) return this.#save({ rest: undefined }, true);
    await putBytes(this.#services.bucket, restKey(this.#key, this.#worker), Buffer.concat(this.#pending));
    return this.#save({ rest: this.#worker }, true);
  }

  async #save(change: Partial<ExportProgress>, isLast = false): Promise<boolean> {
    this.#progress = { ...this.#progress, ...change, hash: this.#hash.save() };
    return saveProgress(this.#services.table, this.#export, this.#worker, this.#progress, isLast);
  }

  async #complete(): Promise<'completed' | 'failed' | 'gone'> {
    const { table, bucket, now } = this.#services;
    const { upload, etags } = this.#progress;
    this.#progress = { ...this.#progress, hash: this.#hash.save() };
    if (upload === undefined) {
      await putBytes(bucket, this.#key, Buffer.concat(this.#pending));
    } else if (!(await completeUpload(bucket, { key: this.#key, uploadId: upload }, etags))) {
      await this.fail();
      return 'failed';
    }
    const end = {
      status: 'completed',
      sha256: this.#hash.digest(),
      at: now(),
      progress: this.#progress,
    } as const;
    if (!(await endExport(table, this.#export, this.#worker, end))) return this.#drop();
    await cleanUp(this.#services, this.#export);
    return 'completed';
  }

  async #drop(): Promise<'failed' | 'gone'> {
    const { table, bucket } = this.#services;
    const found = await getExport(table, this.#export.tenant, this.#export.export_id);
    // Another worker has the export or completed it, because by its clock the lease was over.
    if (found !== undefined && found.status !== 'failed') return 'gone';
    const { upload: uploadId } = this.#progress;
    if (uploadId !== undefined) await abortUpload(bucket, { key: this.#key, uploadId });
    await deleteObject(bucket, this.#key);
    await deleteExportRest(bucket, this.#key);
    return found === undefined ? 'gone' : 'failed';
  }
}

const FROM = Buffer.from('From ');
const [LF, QUOTE] = [0x0a, 0x3e];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The format is mboxrd: a line `From `, the bytes and an empty line; each line that matches `>*From ` gets one more
 * `>`. The id takes the sender's place, because it has no white space.
 */
export function mboxEntry(id: string, at: Date, raw: Buffer): Buffer[] {
  const isEnded = raw.at(-1) === LF;
  return [Buffer.from(`From ${id} ${asctime(at)}\n`), ...quoted(raw), Buffer.from(isEnded ? '\n' : '\n\n')];
}

function quoted(raw: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let done = 0;
  for (let found = raw.indexOf(FROM); found !== -1; found = raw.indexOf(FROM, found + 1)) {
    let start = found;
    while (start > 0 && raw[start - 1] === QUOTE) start -= 1;
    if (start > 0 && raw[start - 1] !== LF) continue;
    parts.push(raw.subarray(done, start), Buffer.of(QUOTE));
    done = start;
  }
  parts.push(raw.subarray(done));
  return parts;
}

/** The format is that of C's asctime, in UTC. */
function asctime(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2);
  const time = at.toISOString().slice(11, 19);
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${time} ${at.getUTCFullYear()}`;
}
