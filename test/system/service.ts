import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as z from 'zod';
import type { MetricName } from '../../lambdas/metric-name.ts';
import { INJECTED } from '../../local/adverse/adverse-instances.ts';
import type { RuntimeOptions } from '../../local/options.ts';
import { type Runtime, startRuntime } from '../../local/runtime.ts';
import { ADVERSE_SEED } from './adverse-seed.ts';
import { type Answer, request } from './answer.ts';
import { Canaries } from './canaries.ts';

export const PROJECT_ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const DOMAIN = 'inbox.localhost';

/** What every system test runs on unless it says otherwise. */
export const SETTINGS = {
  inboxDomain: DOMAIN,
  signUpsPerHourPerSource: '0',
  codeMailsPerMinute: '100',
  codeMailsPerDay: '100',
  creationsPerMinute: '0',
  waitPollMilliseconds: '100',
  webhookTargets: 'loopback',
  purgeSettleSeconds: '1',
};

/** An account as its owner holds it. */
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

/** A running local runtime, as a client of the service and as a sender of mail see it. */
export class Service {
  readonly runtime: Runtime;
  /** What the runtime reported while it ran. */
  readonly reported: readonly string[];
  readonly #canaries = new Canaries();
  /** Where usage is rolled up at once, the roll-up must not pass a log entry that is being written. */
  readonly #oneByOne: boolean;
  readonly #removeDataDir: () => void;
  #humans = 0;

  private constructor(
    runtime: Runtime,
    reported: readonly string[],
    oneByOne: boolean,
    removeDataDir: () => void,
  ) {
    this.runtime = runtime;
    this.reported = reported;
    this.#oneByOne = oneByOne;
    this.#removeDataDir = removeDataDir;
  }

  static async start(options: Partial<RuntimeOptions> = {}): Promise<Service> {
    const temporary = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'system-')) : undefined;
    const reported: string[] = [];
    const runtime = await startRuntime({
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
      settings: { ...SETTINGS, ...options.settings },
    });
    const oneByOne = options.settings?.['usageSettleSeconds'] === '0';
    return new Service(runtime, reported, oneByOne, () => {
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
    });
  }

  /** @throws Error when a log holds a secret or a mail of this run, whatever it was a test of. */
  async stop(): Promise<void> {
    await this.runtime.stop();
    this.#noteFaults();
    const logs = this.logs();
    this.#removeDataDir();
    this.#canaries.refuseIn(logs);
  }

  /** Tells `npm run test:adverse` what was injected. */
  #noteFaults(): void {
    const file = process.env['AGENT_INBOX_ADVERSE_COUNTS'];
    const { adverse } = this.runtime;
    if (file !== undefined && adverse !== undefined) {
      appendFileSync(file, `${JSON.stringify(adverse.counts)}\n`);
    }
  }

  /** The verified account that every runtime has from the start. */
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
    this.#canaries.noteAnswer(answer);
    return answer;
  }

  get(path: string, key?: string): Promise<Answer> {
    return this.call('GET', path, { key });
  }

  post(path: string, body: unknown, key?: string): Promise<Answer> {
    return this.call('POST', path, { key, body });
  }

  /** A new account whose human has confirmed its address. */
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
    this.#humans += 1;
    const humanEmail = `human${this.#humans}@example.com`;
    const answer = await this.post('/agent/sign-up', { human_email: humanEmail });
    if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
    const { organization_id, inbox_id, api_key } = signedUpSchema.parse(answer.body);
    return { organizationId: organization_id, inboxId: inbox_id, apiKey: api_key, humanEmail };
  }

  /** The newest code that was mailed to an address. */
  async codeFor(humanEmail: string): Promise<string> {
    const mails = await this.outbox();
    const codes = mails.flatMap(
      ({ to, text }) => (to === humanEmail ? /(?<=code is )\d{6}\b/.exec(text) : null) ?? [],
    );
    const [newest] = codes;
    if (newest === undefined) throw new Error(`No code was mailed to ${humanEmail}`);
    return newest;
  }

  /** What the service mailed, newest first. */
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
    this.#canaries.noteMail(mail);
    const { host, port } = this.runtime.endpoints.smtp;
    const transport = createTransport({ host, port, ignoreTLS: true });
    try {
      await transport.sendMail({ from: 'Ada <ada@sender.example>', text: 'Hello', ...mail });
    } finally {
      transport.close();
    }
  }

  /** Sends mails one after the other, and waits until all that follows from them has happened. */
  async deliver(...mails: readonly SendMailOptions[]): Promise<void> {
    for (const mail of mails) {
      await this.send(mail);
      if (this.#oneByOne) await this.runtime.settled();
    }
    await this.runtime.settled();
  }

  /** Everything that the functions have logged. */
  logs(): string {
    const logDir = join(this.runtime.dataDir, 'logs');
    return readdirSync(logDir)
      .map((file) => readFileSync(join(logDir, file), 'utf8'))
      .join('');
  }

  /** How often something was counted, over everything logged so far. */
  metric(name: MetricName): number {
    // A limited event is a text beside the metric that holds its share of the limit.
    const values = [...this.logs().matchAll(new RegExp(`"${name}":"?([0-9]+)`, 'g'))];
    return values.reduce((sum, [, value]) => sum + Number(value), 0);
  }

  /** What the scheduled check has reported so far: the finding and what it is about. */
  findings(): readonly (readonly [string, string])[] {
    const lines = this.logs().matchAll(/"event":"(\w+)","subject":"([^"]+)","Finding":1/g);
    return [...lines].map(([, event = '', subject = '']) => [event, subject] as const);
  }

  /** All messages of an inbox in their list form, newest first. */
  async messages(account: Pick<Account, 'inboxId' | 'apiKey'>): Promise<readonly Answer[]> {
    const answer = await this.get(`/inboxes/${account.inboxId}/messages?limit=100`, account.apiKey);
    return answer.list('messages');
  }

  /** The newest message of an inbox, in full. */
  async newest({ inboxId, apiKey }: Pick<Account, 'inboxId' | 'apiKey'>): Promise<Answer> {
    const [newest] = await this.messages({ inboxId, apiKey });
    if (newest === undefined) throw new Error(`${inboxId} has no message`);
    return this.get(`/inboxes/${inboxId}/messages/${newest.string('message_id')}`, apiKey);
  }
}
