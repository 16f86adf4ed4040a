import {
  type AwsCall,
  type AwsReply,
  type Deployment,
  type JsonObject,
  type LocalFunction,
  type Need,
  type ResolvedTemplate,
  type Running,
  type ServiceEndpoint,
  TemplateRefused,
} from '../contract.ts';
import type { PrivateJson } from '../data-dir/private-json.ts';
import type { QueueEngine } from '../engines/queue-engine.ts';
import { arn } from '../resources/arn.ts';
import type { EventFaults } from './event-faults.ts';
import { BadPutEvents, busName, envelope, type PutEventsEntry, parsePutEvents } from './put-events.ts';
import { type EventRule, eventRule, isFunction, type RuleTarget } from './rule.ts';
import { type OutgoingMessage, sendAll } from './send-all.ts';

interface EventBusOptions {
  readonly template: ResolvedTemplate;
  readonly deployment: Deployment;
  /** EventBridge sends by the policies of the queues, so no role is checked. */
  readonly queues: QueueEngine;
  readonly findFunction: (arn: string) => LocalFunction;
  readonly onFailure: (error: Error) => void;
  /** The values are milliseconds since the epoch; they are stored because a laptop may never run for a whole day. */
  readonly fired: Pick<PrivateJson<Record<string, number>>, 'read' | 'write'>;
  readonly faults?: EventFaults | undefined;
}

/** `PutEvents` replies after every queue has the event, so acknowledged events survive a kill without a journal. */
export class EventBus implements ServiceEndpoint, Running {
  readonly signingName = 'events';
  readonly #options: EventBusOptions;
  readonly #rules: readonly EventRule[];
  readonly #buses: ReadonlySet<string>;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #fired: Record<string, number> = {};
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(options: EventBusOptions) {
    this.#options = options;
    const { template } = options;
    this.#rules = template.ofType('AWS::Events::Rule').map(eventRule);
    this.#buses = new Set(template.ofType('AWS::Events::EventBus').map(({ logicalId }) => logicalId));
    for (const { targets } of this.#rules) {
      for (const target of targets) if (isFunction(target)) options.findFunction(target.arn);
    }
    for (const { logicalId, bus, pattern } of this.#rules) {
      if (pattern === undefined || (bus !== undefined && this.#buses.has(bus))) continue;
      throw new TemplateRefused(
        `Event rule ${logicalId} waits for events on the bus ${bus ?? 'default'}, which is not in this stack and receives nothing on a laptop`,
      );
    }
  }

  get isIdle(): boolean {
    return this.#underWay.size === 0;
  }

  needs(call: AwsCall): readonly Need[] {
    if (!isPutEvents(call)) return [];
    const entries = readEntries(call);
    // `handle` refuses a call that cannot be parsed, whatever the caller's permissions are.
    if (entries instanceof BadPutEvents) return [];
    const buses = new Set(entries.map(({ EventBusName }) => busName(EventBusName)));
    return [...buses].map((bus) => ({
      action: 'events:PutEvents',
      resource: arn('events', `event-bus/${bus}`, this.#options.deployment),
    }));
  }

  async handle(call: AwsCall): Promise<AwsReply> {
    if (!isPutEvents(call)) {
      return reply(400, { __type: 'UnknownOperationException', message: 'Only PutEvents is implemented' });
    }
    const entries = readEntries(call);
    if (entries instanceof BadPutEvents) {
      return reply(400, { __type: entries.name, message: entries.message });
    }
    const results = await this.#track(this.#put(entries));
    const failed = results.filter((result) => 'ErrorCode' in result).length;
    return reply(200, { FailedEntryCount: failed, Entries: results });
  }

  /** A schedule continues where it was, or fires at once when its time has passed. */
  start(): void {
    const now = Date.now();
    const before = this.#options.fired.read() ?? {};
    for (const rule of this.#rules) {
      if (rule.everyMs === undefined) continue;
      const { everyMs } = rule;
      const firedAt = Math.min(before[rule.logicalId] ?? now, now);
      this.#fired[rule.logicalId] = firedAt;
      const first = setTimeout(
        () => {
          this.#timers.push(setInterval(() => this.#tick(rule), everyMs));
          this.#tick(rule);
        },
        Math.max(0, firedAt + everyMs - now),
      );
      this.#timers.push(first);
    }
    this.#options.fired.write(this.#fired);
  }

  async fire(logicalId: string): Promise<void> {
    const rule = this.#rules.find((each) => each.logicalId === logicalId && each.everyMs !== undefined);
    if (rule === undefined) throw new Error(`${logicalId} is not a scheduled rule in the stack`);
    await this.#send(rule, [this.#scheduledEvent(rule)]);
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await Promise.allSettled(this.#underWay);
  }

  #tick(rule: EventRule): void {
    const { onFailure, fired } = this.#options;
    this.#track(this.#send(rule, [this.#scheduledEvent(rule)])).then(
      () => {
        this.#fired[rule.logicalId] = Date.now();
        fired.write(this.#fired);
      },
      (error: unknown) => onFailure(new Error(`Schedule ${rule.logicalId} failed`, { cause: error })),
    );
  }

  async #put(entries: readonly PutEventsEntry[]): Promise<readonly JsonObject[]> {
    const now = new Date();
    const accepted = entries.map((entry) => this.#accept(entry, now));
    const isLost = new Set<JsonObject>();
    await Promise.all(
      this.#rules.map(async (rule) => {
        const events = accepted.flatMap(({ bus, event }) =>
          event !== undefined && rule.bus === bus && rule.pattern?.(event) === true ? [event] : [],
        );
        try {
          await this.#send(rule, events);
        } catch (error) {
          this.#options.onFailure(new Error('An event did not reach every queue', { cause: error }));
          for (const event of events) isLost.add(event);
        }
      }),
    );
    return accepted.map(({ event, refusal }) => {
      if (event === undefined) return refusal;
      if (!isLost.has(event)) return { EventId: String(event['id']) };
      return { ErrorCode: 'InternalFailure', ErrorMessage: 'The event did not reach every target.' };
    });
  }

  #accept(entry: PutEventsEntry, now: Date): Accepted {
    const bus = busName(entry.EventBusName);
    if (!this.#buses.has(bus)) {
      const ErrorMessage = `Event bus ${bus} does not exist.`;
      return { bus, event: undefined, refusal: { ErrorCode: 'NotAuthorizedForSource', ErrorMessage } };
    }
    const fault = this.#options.faults?.refusal(entry.DetailType);
    if (fault !== undefined) return { bus, event: undefined, refusal: fault };
    const event = envelope(entry, this.#options.deployment, now);
    return { bus, event, refusal: { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' } };
  }

  async #send(rule: EventRule, events: readonly JsonObject[]): Promise<void> {
    const { faults } = this.#options;
    if (events.length === 0) return;
    await Promise.all(
      rule.targets.map((target) => {
        const messages = events.map((event) => ({ body: target.input ?? JSON.stringify(event) }));
        const delivered = faults?.deliveries(rule.logicalId, messages) ?? messages;
        return isFunction(target) ? this.#invoke(target, delivered) : this.#enqueue(target, delivered);
      }),
    );
  }

  async #enqueue({ arn }: RuleTarget, messages: readonly OutgoingMessage[]): Promise<void> {
    const { queues, deployment } = this.#options;
    const queue = arn.slice(arn.lastIndexOf(':') + 1);
    await sendAll(queues, `${deployment.awsEndpoint}/${deployment.accountId}/${queue}`, messages);
  }

  /** Lambda would retry a failed invocation twice. */
  async #invoke({ arn }: RuleTarget, messages: readonly OutgoingMessage[]): Promise<void> {
    const target = this.#options.findFunction(arn);
    const invocations = await Promise.all(messages.map(({ body }) => target.invoke(JSON.parse(body))));
    for (const invocation of invocations) {
      if (!invocation.ok) throw new Error(`${target.logicalId}: ${invocation.errorMessage}`);
    }
  }

  #scheduledEvent({ logicalId }: EventRule): JsonObject {
    const { deployment } = this.#options;
    const entry = {
      Source: 'aws.events',
      DetailType: 'Scheduled Event',
      Detail: '{}',
      EventBusName: 'default',
      Resources: [arn('events', `rule/${logicalId}`, deployment)],
    };
    return envelope(entry, deployment, new Date()) ?? {};
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    const done = () => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}

interface Accepted {
  readonly bus: string;
  readonly event: JsonObject | undefined;
  readonly refusal: JsonObject;
}

function isPutEvents({ headers }: AwsCall): boolean {
  return headers['x-amz-target'] === 'AWSEvents.PutEvents';
}

function readEntries(call: AwsCall): readonly PutEventsEntry[] | BadPutEvents {
  try {
    return parsePutEvents(call.body);
  } catch (error) {
    if (error instanceof BadPutEvents) return error;
    throw error;
  }
}

function reply(status: number, body: object): AwsReply {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.1' }, body: JSON.stringify(body) };
}
