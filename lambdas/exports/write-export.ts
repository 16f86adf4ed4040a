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
  /** Milliseconds that one job works; longer than that, and than the job lives, no other may. */
  readonly budgetMs: number;
  readonly leaseMs: number;
  /** Bytes of a part, unless its last message makes it larger: what is in memory. */
  readonly partBytes: number;
  /** Exports of all tenants that may be written at once: they are a share of what works on the queue. */
  readonly atOnce: number;
  /** What is read at once; as usual unless a test gives its own. */
  readonly reads?: ExportReads;
  /** Parts of a file; as many as S3 takes unless a test gives its own. */
  readonly maxParts?: number;
  present(message: StoredMessage): Promise<unknown>;
  /** Whether the raw bytes of a message are still given out. */
  isRawKept(summary: MessageSummary): boolean;
  now(): Date;
  randomBytes(size: number): Uint8Array;
}

/** An export is decided within one API call, which the gateway ends at 30 s. */
const DECIDED_AFTER_MS = 60_000;
const RECHECK_SECONDS = 15;
const SHARE_GROUP_MS = 5_000;

/**
 * Works on an export until it is done or the time of one job is over; then another job goes on. The row says how far it is: a job
 * whose worker died begins after the last part, and one that finds another at work comes again.
 * @param isGivenUp whether it failed so often that it is not tried again.
 */
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
    // Not decided yet, or another has it, which may be dead: then no other job comes.
    if (found === undefined ? !isDecided : found.status === 'running') await queue.send(job, RECHECK_SECONDS);
    // Its worker may have died between the two.
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
    // The job is repeated within seconds: a lease would make the repeat the copy of a job under way.
    await releaseExport(table, taken, worker);
    throw error;
  }
}

/** What is left to do when an export is completed. */
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
  /** SHA-256 whose state can be stored, which Node's cannot. */
  readonly #hash: IHasher;
  #progress: ExportProgress;
  /** What is in no part yet. */
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
    // As REST, which gives out neither.
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

  /** Makes what is pending the next part. @returns false when the export was taken away, is gone, or has as many parts as S3 takes. */
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

  /** Leaves the export to another job: what is too small for a part waits as an object of its own. */
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

  /** Removes what was made of an export that is gone, or has failed. */
  async #drop(): Promise<'failed' | 'gone'> {
    const { table, bucket } = this.#services;
    const found = await getExport(table, this.#export.tenant, this.#export.export_id);
    // Another works on it, or is done: by the clock of that one the lease was over.
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
 * A mail in the form of an mboxrd file: a line `From `, the bytes of the mail, and an empty line. Each line of the mail that begins with
 * `From `, or with `>` characters and `From `, gets one more `>`.
 * @param id of the message, in place of a sender: it has no white space, and leads back to the API.
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

/** As the C library writes a time, in UTC. */
function asctime(at: Date): string {
  const day = String(at.getUTCDate()).padStart(2);
  const time = at.toISOString().slice(11, 19);
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${day} ${time} ${at.getUTCFullYear()}`;
}
