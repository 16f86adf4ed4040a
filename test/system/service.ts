import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Runtime, type RuntimeOptions, startRuntime } from '@agent-inbox/laptop';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import type { PermissionFlag } from '../../lambdas/caller/permissions.ts';
import { publishJobSchema } from '../../lambdas/jobs/publish-job.ts';
import type { MetricName } from '../../lambdas/observability/metric-name.ts';
import { tenantWaitsKey } from '../../lambdas/store/keys.ts';
import { getEntry } from '../../lambdas/store/log/log-entries.ts';
import { getRow, type Table, tableOf } from '../../lambdas/store/table/table.ts';
import { INJECTED } from '../../packages/laptop/src/adverse/adverse-instances.ts';
import { FAULT_KINDS, type FaultCounts } from '../../packages/laptop/src/adverse/fault-log.ts';
import { bucketName } from '../../packages/laptop/src/resources/bucket.ts';
import type { IsOver } from '../../packages/laptop/src/runtime/settled.ts';
import { TEST_DATA_VARIABLE } from '../run-set-up.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { type Answer, request } from './answer.ts';
import { Canaries } from './canaries.ts';
import { DOMAIN, PROJECT_ROOT, SETTINGS, WEBHOOK_SCHEDULE } from './settings.ts';

export { DOMAIN, PROJECT_ROOT, SETTINGS, WEBHOOK_SCHEDULE };

export interface Account {
  readonly organizationId: string;
  readonly inboxId: string;
  readonly apiKey: string;
  readonly humanEmail: string;
}

const signedUpSchema = z.object({ organization_id: z.uuid(), inbox_id: z.email(), api_key: z.string() });

export interface CallOptions {
  readonly key?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A runtime, what it reported, and what its logs may not contain. */
interface Running {
  readonly runtime: Runtime;
  readonly reported: readonly string[];
  readonly canaries: Canaries;
  readonly mail: ReturnType<typeof mailTo>;
  readonly removeDataDir: () => void;
}

/** The runtime that all test files of this process share: it ends with the process. */
let shared: Promise<Running> | undefined;
/** Addresses are of one human only, in whichever test file. */
let humans = 0;

/** Options of a runtime, and names of settings of all tests that it does not have. */
interface ServiceOptions extends Partial<RuntimeOptions> {
  readonly without?: readonly string[];
}

export class Service {
  readonly runtime: Runtime;
  readonly #running: Running;
  readonly #isShared: boolean;
  /** Where usage is rolled up at once, the roll-up must not pass a log entry that is being written. */
  readonly #oneByOne: boolean;
  /** What other test files have left in the logs and reports. */
  readonly #logsBefore: ReadonlyMap<string, number>;
  readonly #reportedBefore: number;
  readonly #faultsBefore: FaultCounts | undefined;

  private constructor(running: Running, isShared: boolean, oneByOne: boolean) {
    this.runtime = running.runtime;
    this.#running = running;
    this.#isShared = isShared;
    this.#oneByOne = oneByOne;
    this.#logsBefore = new Map(this.#logFiles().map(({ file, path }) => [file, statSync(path).size]));
    this.#reportedBefore = running.reported.length;
    this.#faultsBefore = running.runtime.adverse && { ...running.runtime.adverse.counts };
  }

  /** A service with options of its own; without any, the service that all test files of this process share. */
  static async start(options: ServiceOptions = {}): Promise<Service> {
    const isShared = Object.keys(options).length === 0;
    if (isShared) shared ??= startRunning({});
    const running = await (isShared && shared !== undefined ? shared : startRunning(options));
    return new Service(running, isShared, options.settings?.['usageSettleSeconds'] === '0');
  }

  get reported(): readonly string[] {
    return this.#running.reported.slice(this.#reportedBefore);
  }

  /**
   * Ends the runtime, or leaves the shared one to the next test file with nothing under way.
   * @throws Error when a log holds a secret or a mail of this run, whatever it was a test of.
   */
  async stop(): Promise<void> {
    if (!this.#isShared) this.#running.mail.close();
    await (this.#isShared ? this.runtime.settled() : this.runtime.stop());
    this.#noteFaults();
    const logs = this.logs();
    if (!this.#isShared) this.#running.removeDataDir();
    this.#running.canaries.refuseIn(logs);
  }

  /** Tells `npm run test:adverse` what was injected since this file began. */
  #noteFaults(): void {
    const file = process.env['AGENT_INBOX_ADVERSE_COUNTS'];
    const { adverse } = this.runtime;
    if (file === undefined || adverse === undefined) return;
    const counts = FAULT_KINDS.map((kind) => [
      kind,
      adverse.counts[kind] - (this.#faultsBefore?.[kind] ?? 0),
    ]);
    appendFileSync(file, `${JSON.stringify(Object.fromEntries(counts))}\n`);
  }

  /** The service's table, past the service. */
  get table(): Table {
    return tableIn(this.runtime);
  }

  /** How many calls of the account wait now. */
  async waitingCalls({ organizationId }: Pick<Account, 'organizationId'>): Promise<unknown> {
    return (await getRow(this.table, tenantWaitsKey(organizationId)))?.['total'] ?? 0;
  }

  /** The name of the bucket of mail. */
  get bucket(): string {
    return bucketName(this.runtime.template.ofType('AWS::S3::Bucket')[0]?.logicalId ?? '');
  }

  get development(): Account {
    const { organization_id, inbox_id, api_key } = this.runtime.endpoints;
    return {
      organizationId: organization_id,
      inboxId: inbox_id,
      apiKey: api_key,
      humanEmail: 'developer@example.com',
    };
  }

  /** @param path below the base URL. */
  async call(method: string, path: string, { key, body, headers }: CallOptions = {}): Promise<Answer> {
    const answer = await request(`${this.runtime.endpoints.base_url}${path}`, {
      method,
      headers: { ...(key === undefined ? {} : { authorization: `Bearer ${key}` }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#running.canaries.noteAnswer(answer);
    return answer;
  }

  get(path: string, key?: string): Promise<Answer> {
    return this.call('GET', path, { key });
  }

  post(path: string, body: unknown, key?: string): Promise<Answer> {
    return this.call('POST', path, { key, body });
  }

  patch(path: string, body: unknown, key: string): Promise<Answer> {
    return this.call('PATCH', path, { key, body });
  }

  delete(path: string, key: string): Promise<Answer> {
    return this.call('DELETE', path, { key });
  }

  /** The secret of a new key of the account; without permissions it has full access. */
  async key(
    owner: string,
    permissions?: Partial<Record<PermissionFlag, boolean>>,
    inboxId?: string,
  ): Promise<string> {
    const path = inboxId === undefined ? '/api-keys' : `/inboxes/${inboxId}/api-keys`;
    return (await this.post(path, { name: 'test', permissions }, owner)).string('api_key');
  }

  async account(): Promise<Account> {
    const account = await this.unverifiedAccount();
    const verified = await this.post(
      '/agent/verify',
      { otp_code: await this.codeFor(account.humanEmail) },
      account.apiKey,
    );
    if (verified.status !== 200) throw new Error(`verify: ${verified.status} ${verified.text}`);
    return account;
  }

  async unverifiedAccount(): Promise<Account> {
    humans += 1;
    const humanEmail = `human${humans}@example.com`;
    const answer = await this.post('/agent/sign-up', { human_email: humanEmail });
    if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
    const { organization_id, inbox_id, api_key } = signedUpSchema.parse(answer.body);
    return { organizationId: organization_id, inboxId: inbox_id, apiKey: api_key, humanEmail };
  }

  async codeFor(humanEmail: string): Promise<string> {
    const mails = await this.outbox();
    const codes = mails.flatMap(
      ({ to, text }) => (to === humanEmail ? /(?<=code is )\d{6}\b/.exec(text) : null) ?? [],
    );
    const [newest] = codes;
    if (newest === undefined) throw new Error(`No code was mailed to ${humanEmail}`);
    return newest;
  }

  async outbox(): Promise<readonly { to: string; subject: string; text: string }[]> {
    const answer = await request(this.runtime.endpoints.outbox_url);
    return z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })).parse(answer.body);
  }

  async inbox(key: string, body: object = {}): Promise<string> {
    const answer = await this.post('/inboxes', body, key);
    if (answer.status !== 201) throw new Error(`create inbox: ${answer.status} ${answer.text}`);
    return answer.string('inbox_id');
  }

  /** Sends one mail over SMTP; resolves when it was acknowledged. */
  async send(mail: SendMailOptions): Promise<void> {
    this.#running.canaries.noteMail(mail);
    await this.#running.mail.sendMail({ from: 'Ada <ada@sender.example>', text: 'Hello', ...mail });
  }

  /** Sends mails one after the other, and waits until all that follows from them has happened. */
  async deliver(...mails: readonly SendMailOptions[]): Promise<void> {
    for (const mail of mails) {
      await this.send(mail);
      if (this.#oneByOne) await this.runtime.settled();
    }
    await this.runtime.settled();
  }

  logs(): string {
    return this.#logFiles()
      .map(({ file, path }) => readFileSync(path).toString('utf8', this.#logsBefore.get(file)))
      .join('');
  }

  #logFiles(): readonly { readonly file: string; readonly path: string }[] {
    const logDir = join(this.runtime.dataDir, 'logs');
    if (!existsSync(logDir)) return [];
    return readdirSync(logDir).map((file) => ({ file, path: join(logDir, file) }));
  }

  metric(name: MetricName): number {
    // A limited event is a text beside the metric that holds its share of the limit.
    const values = [...this.logs().matchAll(new RegExp(`"${name}":"?([0-9]+)`, 'g'))];
    return values.reduce((sum, [, value]) => sum + Number(value), 0);
  }

  findings(): readonly (readonly [string, string])[] {
    const lines = this.logs().matchAll(/"event":"(\w+)","subject":"([^"]+)","Finding":1/g);
    return [...lines].map(([, event = '', subject = '']) => [event, subject] as const);
  }

  async messages(account: Pick<Account, 'inboxId' | 'apiKey'>): Promise<readonly Answer[]> {
    const answer = await this.get(`/inboxes/${account.inboxId}/messages?limit=100`, account.apiKey);
    return answer.list('messages');
  }

  async newest({ inboxId, apiKey }: Pick<Account, 'inboxId' | 'apiKey'>): Promise<Answer> {
    const [newest] = await this.messages({ inboxId, apiKey });
    if (newest === undefined) throw new Error(`${inboxId} has no message`);
    return this.get(`/inboxes/${inboxId}/messages/${newest.string('message_id')}`, apiKey);
  }
}

function tableIn({ template, inspection }: Runtime): Table {
  const name = template.ofType('AWS::DynamoDB::Table')[0]?.logicalId ?? '';
  const marshallOptions = { removeUndefinedValues: true };
  return tableOf(DynamoDBDocumentClient.from(inspection.dynamodb, { marshallOptions }), name);
}

async function startRunning({ without = [], ...options }: ServiceOptions): Promise<Running> {
  const temporary =
    options.dataDir === undefined
      ? mkdtempSync(join(process.env[TEST_DATA_VARIABLE] ?? tmpdir(), 'system-'))
      : undefined;
  const reported: string[] = [];
  const started = await startRuntime({
    projectRoot: PROJECT_ROOT,
    dataDir: temporary,
    reset: false,
    port: 0,
    smtpPort: 0,
    report: (line) => {
      if (!line.includes(INJECTED)) reported.push(line);
    },
    adverseSeed: ADVERSE_SEED,
    ...options,
    settings: Object.fromEntries(
      Object.entries({ ...SETTINGS, ...options.settings }).filter(([name]) => !without.includes(name)),
    ),
  });
  const removeDataDir = (): void => {
    if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  };
  const runtime = { ...started, settled: (isOver = isLookForNothing(started)) => started.settled(isOver) };
  const mail = mailTo(runtime.endpoints.smtp);
  return { runtime, reported, canaries: new Canaries(), mail, removeDataDir };
}

/**
 * A write that failed leaves a job that looks for its log entry for a minute and more (publish-logged.ts). When nothing else is in
 * progress, an entry that is not there will never be.
 */
function isLookForNothing(runtime: Runtime): IsOver {
  const table = tableIn(runtime);
  return async (body) => {
    const { success, data } = publishJobSchema.safeParse(JSON.parse(body));
    if (!success) return false;
    const { tenant, shard, position } = data.publish;
    return (await getEntry(table, tenant, shard, position)) === undefined;
  };
}

/**
 * Connections are kept from one mail to the next, as the server greets a new one after 100 ms only. They end before the server
 * ends them, and no mail is sent twice.
 */
function mailTo({ host, port }: Runtime['endpoints']['smtp']) {
  const kept = { pool: true, maxConnections: 32, idleTimeout: 20_000, maxRequeues: 0 } as const;
  return createTransport({ host, port, ignoreTLS: true, ...kept });
}
