import { randomBytes } from 'node:crypto';
import { createWebhookSecret } from 'agent-inbox-client/source/sign-webhook';
import { RETRY_SCHEDULE_SECONDS } from 'agent-inbox-client/source/webhook-schedule';
import { MailRefused, type OutgoingMail } from '../../../lambdas/aws/mailer.ts';
import { eventFrame, type ServiceEvent } from '../../../lambdas/events/events.ts';
import type { ArrivalEvent } from '../../../lambdas/events/service-event.ts';
import { newId } from '../../../lambdas/ids.ts';
import type { DeadDelivery, DeliveryMessage } from '../../../lambdas/jobs/delivery-message.ts';
import type { MetricName } from '../../../lambdas/observability/metric-name.ts';
import { accountCreation } from '../../../lambdas/store/account/accounts.ts';
import { type Inbox, inboxCreation } from '../../../lambdas/store/inbox/inboxes.ts';
import { transact } from '../../../lambdas/store/table/transaction.ts';
import { listDeliveries, type WebhookDelivery } from '../../../lambdas/store/webhook/webhook-deliveries.ts';
import { getWebhook, type Webhook, webhookCreation } from '../../../lambdas/store/webhook/webhooks.ts';
import type { DeliverServices } from '../../../lambdas/webhooks/conclude.ts';
import { deliver } from '../../../lambdas/webhooks/deliver.ts';
import { fanOutToWebhooks } from '../../../lambdas/webhooks/fan-out.ts';
import { sealSecret } from '../../../lambdas/webhooks/sealed-secret.ts';
import type { Attempt, SendOutcome } from '../../../lambdas/webhooks/send.ts';
import { testInbox } from '../store/receive/arriving-mail.ts';
import type { TestTable } from '../store/table/test-table.ts';
import { testWebhook, verifiedAccount } from '../test-account.ts';
import { testKeyring } from '../test-context.ts';

/** As the template sets it for the delivery queue. */
const VISIBILITY_MS = 180_000;

/** A worker that dies at one of its effects, before or after it happened. */
export interface Death {
  readonly effect: number;
  readonly when: 'before' | 'after';
}

class Died extends Error {}

export interface Request extends Attempt {
  /** Milliseconds since the world began. */
  readonly at: number;
}

type Job = { readonly arrival: ServiceEvent } | { readonly attempt: DeliveryMessage };

export type Answer = (request: Request) => Omit<SendOutcome, 'durationMs'> & { durationMs?: number };

interface WorldOptions {
  readonly schedule?: readonly number[];
  readonly answer?: Answer | undefined;
  /** Copies of each queue message that are handed out; SQS promises at least one. */
  readonly copies?: number;
  readonly death?: Death;
  readonly random?: () => number;
  /** SES may not send to its human. */
  readonly isUnreachable?: true;
}

export const OK = { delivered: true, status: 200 } as const;
export const ERROR = { delivered: false, status: 500, error: 'status' } as const;

let worlds = 0;

export class DeliveryWorld {
  /** What ends a worker without a word. */
  static readonly Died = Died;
  readonly requests: Request[] = [];
  readonly mails: OutgoingMail[] = [];
  readonly dead: DeadDelivery[] = [];
  readonly counts = new Map<MetricName, number>();
  readonly attempted: number[] = [];
  effects = 0;
  sent = 0;
  working = 0;
  readonly tenantId: string;
  readonly inboxId: string;
  readonly services: DeliverServices;
  readonly #began = Date.parse('2026-11-21T09:00:00.000Z');
  readonly #table: TestTable;
  readonly #options: WorldOptions;
  readonly #middleware: string;
  #queue: { job: Job; at: number }[] = [];
  #now = this.#began;
  #events = 0;
  #death: Death | undefined;

  constructor(table: TestTable, options: WorldOptions = {}) {
    worlds += 1;
    this.#table = table;
    this.#options = options;
    this.tenantId = `tenant-${worlds}`;
    this.inboxId = `inbox-${worlds}@agents.test`;
    this.#middleware = `world-${worlds}`;
    table.client.middlewareStack.add((next) => (args) => this.#effect(() => next(args)), {
      step: 'initialize',
      name: this.#middleware,
    });
    this.services = {
      table,
      bodyOf: async (event) => eventFrame(event),
      keyring: testKeyring(),
      queue: {
        send: (message, delaySeconds = 0) =>
          this.#effect(async () => {
            if (delaySeconds > 900) throw new Error(`SQS has no delay of ${delaySeconds} s`);
            this.sent += 1;
            this.#put({ attempt: message }, delaySeconds * 1000);
          }),
      },
      dead: {
        send: (dead) =>
          this.#effect(async () => {
            this.dead.push(dead);
          }),
      },
      mailer: {
        send: (mail) =>
          this.#effect(async () => {
            if (options.isUnreachable) throw new MailRefused('MessageRejected');
            this.mails.push(mail);
          }),
      },
      metering: {
        count: (name, by = 1) => {
          if (name === 'WebhookFailed') this.attempted.push(by);
          this.counts.set(name, (this.counts.get(name) ?? 0) + by);
        },
      },
      schedule: options.schedule ?? RETRY_SCHEDULE_SECONDS,
      send: (attempt) => this.#effect(async () => this.#request(attempt)),
      now: () => new Date(this.#now),
      random: options.random ?? (() => 0.5),
      randomBytes,
    };
  }

  [Symbol.dispose](): void {
    this.#table.client.middlewareStack.remove(this.#middleware);
  }

  /** Milliseconds since the world began. */
  get elapsed(): number {
    return this.#now - this.#began;
  }

  get now(): Date {
    return new Date(this.#now);
  }

  dieAt(death: Death): void {
    this.effects = 0;
    this.#death = death;
  }

  async tenant(): Promise<void> {
    const at = this.now.toISOString();
    await transact(
      this.#table,
      accountCreation(
        this.#table,
        verifiedAccount(this.tenantId, { webhooks: 1, firstInboxId: this.inboxId, createdAt: at }),
      ),
    );
    await transact(this.#table, inboxCreation(this.#table, this.inbox(), this.now));
  }

  inbox(): Inbox {
    return testInbox({ inboxId: this.inboxId, tenantId: this.tenantId, listKey: 'list-key' });
  }

  async webhook(overrides: Partial<Webhook> = {}): Promise<Webhook> {
    const webhookId = newId('wh', this.now, randomBytes(8));
    const webhook = testWebhook(this.tenantId, webhookId, {
      sealedSecret: await sealSecret(this.services.keyring, webhookId, createWebhookSecret(randomBytes)),
      ...overrides,
    });
    await transact(this.#table, webhookCreation(this.#table, webhook));
    return webhook;
  }

  static async open(table: TestTable, options: WorldOptions = {}): Promise<[DeliveryWorld, Webhook]> {
    const world = new DeliveryWorld(table, options);
    await world.tenant();
    const webhook = await world.webhook();
    if (options.death !== undefined) world.dieAt(options.death);
    return [world, webhook];
  }

  event(eventType: ArrivalEvent['event_type'] = 'message.received'): ArrivalEvent {
    this.#events += 1;
    return {
      event_type: eventType,
      event_id: newId('evt', this.now, randomBytes(8)),
      timestamp: this.now.toISOString(),
      tenant_id: this.tenantId,
      inbox_id: this.inboxId,
      thread_id: `thr_${this.#events}`,
      message_id: `msg_${this.#events}`,
    };
  }

  publish(event?: ArrivalEvent): ArrivalEvent;
  publish(event: ServiceEvent): ServiceEvent;
  publish(event: ServiceEvent = this.event()): ServiceEvent {
    this.#put({ arrival: event }, 0);
    return event;
  }

  /**
   * Works until the queues are empty, or until nothing more is due up to a time.
   * @param until milliseconds since the world began
   * @param services what the workers have in place of the world's own
   */
  async run(until = Number.POSITIVE_INFINITY, services = this.services): Promise<void> {
    for (;;) {
      this.#queue.sort((one, other) => one.at - other.at);
      const [next] = this.#queue;
      if (next === undefined || next.at - this.#began > until) break;
      this.#queue.shift();
      this.#now = Math.max(this.#now, next.at);
      await this.#work(next.job, services);
    }
    if (until !== Number.POSITIVE_INFINITY) this.#now = Math.max(this.#now, this.#began + until);
  }

  async runTogether(services = this.services): Promise<void> {
    const due = this.#queue.filter(({ at }) => at <= this.#now);
    this.#queue = this.#queue.filter(({ at }) => at > this.#now);
    await Promise.all(due.map(({ job }) => this.#work(job, services)));
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async deliveries(webhook: Webhook): Promise<readonly WebhookDelivery[]> {
    const page = { limit: 100, ascending: true, after: undefined };
    return (await listDeliveries(this.#table, webhook.webhookId, page, this.now)).items;
  }

  async reread({ webhookId }: Webhook): Promise<Webhook | undefined> {
    return getWebhook(this.#table, this.tenantId, webhookId);
  }

  #put(job: Job, delayMs: number): void {
    for (let copy = 0; copy < (this.#options.copies ?? 1); copy++) {
      this.#queue.push({ job, at: this.#now + delayMs });
    }
  }

  async #work(job: Job, services: DeliverServices): Promise<void> {
    this.working += 1;
    try {
      if ('arrival' in job) await fanOutToWebhooks(services, job.arrival);
      else await deliver(services, job.attempt);
    } catch (error) {
      if (!(error instanceof Died)) throw error;
      // The message is not deleted: it is received again.
      this.#queue.push({ job, at: this.#now + VISIBILITY_MS });
    } finally {
      this.working -= 1;
    }
  }

  async #effect<T>(happen: () => Promise<T>): Promise<T> {
    const mine = this.effects;
    this.effects += 1;
    if (this.#death?.effect !== mine) return happen();
    const { when } = this.#death;
    this.#death = undefined;
    if (when === 'before') throw new Died();
    await happen();
    throw new Died();
  }

  #request(attempt: Attempt): SendOutcome {
    const request = { ...attempt, at: this.elapsed };
    this.requests.push(request);
    const answer: Answer = this.#options.answer ?? (() => OK);
    const { durationMs = 10, ...reply } = answer(request);
    this.#now += durationMs;
    return { ...reply, durationMs };
  }
}
