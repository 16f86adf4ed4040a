import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { JobQueue } from '../../../lambdas/aws/job-queue.ts';
import type { RollUpJob } from '../../../lambdas/jobs/roll-up-job.ts';
import { entriesAfter, logEntryRow } from '../../../lambdas/store/log/log-entries.ts';
import { POSITION_BEFORE_ALL, positionAfter } from '../../../lambdas/store/log-position.ts';
import { getUsageHead } from '../../../lambdas/store/usage/usage-head.ts';
import { rollUpTenant } from '../../../lambdas/usage/roll-up-tenant.ts';
import { RollUpTrigger } from '../../../lambdas/usage/roll-up-trigger.ts';
import type { TestTable } from '../store/table/test-table.ts';
import { unused } from '../test-context.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
const START = Date.parse('2026-11-21T07:00:00.000Z');

/** As deployed. */
const DELAY_SECONDS = 150;
const SETTLE_SECONDS = 120;
/** From when a job becomes visible until it is deleted: receiving it, and a slow run. */
const JOB_MS = 30 * SECOND_MS;

/** What goes wrong. The number counts from 1. */
export interface Faults {
  /** Whether this job disappears after it was sent. */
  readonly losesJob?: (number: number) => boolean;
  /** How many times this job is delivered; once by default. */
  readonly deliveries?: (number: number) => number;
  /** Whether the instance ends in the middle of this send: before the queue has the job, or before it gets the reply. */
  readonly crashes?: (number: number) => 'before' | 'after' | undefined;
}

export class Crash extends Error {
  override readonly name = 'Crash';
}

interface Step {
  readonly at: number;
  readonly run: () => Promise<void>;
}

export class SimulatedService {
  readonly #table: TestTable;
  readonly #tenant: string;
  readonly #faults: Faults;
  readonly #steps: Step[] = [];
  #now = START;
  #instances: RollUpTrigger[] = [];
  #mails = 0;
  #sends = 0;
  #live = 0;
  maxLiveJobs = 0;
  jobs = 0;

  constructor(table: TestTable, tenant: string, instances: number, faults: Faults = {}) {
    this.#table = table;
    this.#tenant = tenant;
    this.#faults = faults;
    this.replaceInstances(instances);
  }

  /** As Lambda does every now and then: new instances remember nothing. */
  replaceInstances(count: number): void {
    this.#instances = Array.from(
      { length: count },
      () => new RollUpTrigger(this.#queue, this.#table, DELAY_SECONDS),
    );
  }

  /** @param after milliseconds since the simulation began. */
  schedule(after: number, run: () => Promise<void> | void): void {
    this.#steps.push({ at: START + after, run: async () => run() });
  }

  /** An instance stores a mail and requests the roll-up; one that crashes has the mail delivered again. */
  async receiveMail(instance: number): Promise<void> {
    this.#mails += 1;
    const mail = `mail-${this.#mails}`;
    const entry = {
      at: new Date(this.#now),
      unique: mail,
      inboxKey: 'inbox',
      inboxes: 0 as const,
      threads: 0,
      messages: 1,
      bytes: 100,
      delivered: 1,
    };
    const Item = logEntryRow(this.#tenant, 0, entry);
    await this.#table.client.send(new PutCommand({ TableName: this.#table.name, Item: { ...Item } }));
    await this.#requestRollUp(instance, mail);
  }

  async #requestRollUp(instance: number, mail: string): Promise<void> {
    try {
      await this.#instances[instance]?.changed(this.#tenant, mail, new Date(this.#now));
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      this.#instances[instance] = new RollUpTrigger(this.#queue, this.#table, DELAY_SECONDS);
      this.schedule(this.#now + MINUTE_MS - START, () => this.#requestRollUp(instance, mail));
    }
  }

  async run(): Promise<void> {
    for (;;) {
      this.#steps.sort((one, other) => one.at - other.at);
      const step = this.#steps.shift();
      if (step === undefined) return;
      this.#now = step.at;
      await step.run();
    }
  }

  async log(): Promise<{ entries: number; rolledUp: number; delivered: number }> {
    const { position, totals, shards } = await getUsageHead(this.#table, this.#tenant);
    const log = { tenantId: this.#tenant, shards };
    const entries = await entriesAfter(this.#table, log, POSITION_BEFORE_ALL, positionAfter(this.#now));
    const rolledUp = entries.filter((entry) => entry.position <= position).length;
    return { entries: entries.length, rolledUp, delivered: totals.delivered };
  }

  readonly #queue: JobQueue<RollUpJob> = {
    send: async (job, delaySeconds = DELAY_SECONDS) => {
      this.#sends += 1;
      const crash = this.#faults.crashes?.(this.#sends);
      if (crash === 'before') throw new Crash();
      this.jobs += 1;
      const number = this.jobs;
      this.#live += 1;
      this.maxLiveJobs = Math.max(this.maxLiveJobs, this.#live);
      const visible = this.#now + delaySeconds * SECOND_MS - START;
      this.schedule(visible, () => this.#work(number, job));
      this.schedule(visible + JOB_MS, () => {
        this.#live -= 1;
      });
      if (crash === 'after') throw new Crash();
    },
  };

  async #work(number: number, job: RollUpJob): Promise<void> {
    if (this.#faults.losesJob?.(number) === true) return;
    const services = {
      table: this.#table,
      settleSeconds: SETTLE_SECONDS,
      now: () => new Date(this.#now),
      releases: unused<JobQueue<object>>('releases'),
    };
    const deliveries = this.#faults.deliveries?.(number) ?? 1;
    await Promise.all(Array.from({ length: deliveries }, () => rollUpTenant(services, job, false)));
  }
}
