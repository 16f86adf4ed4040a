import * as z from 'zod';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import type { Invocation } from '../contract.ts';
import type { FunctionSettings } from '../functions/function-settings.ts';
import type { InstanceFaults, StoppableInstance } from '../functions/instance-faults.ts';
import type { FunctionEvent } from '../functions/sandbox-protocol.ts';
import type { FaultKind, FaultLog } from './fault-log.ts';
import type { RandomStreams } from './random-streams.ts';
import { RATES } from './rates.ts';

/** Further failures would move the message to the dead-letter queue. */
const MAX_FAILED_RECEIVES = 2;
const ASSUMED_CALLS = 4;

const eventSchema = z.object({
  Records: z
    .array(z.object({ attributes: z.object({ ApproximateReceiveCount: z.coerce.number() }) }))
    .optional(),
  requestContext: z.object({ http: z.object({ method: z.string() }).optional() }).optional(),
});

interface Plan {
  readonly settings: FunctionSettings;
  readonly instance: StoppableInstance;
  readonly mayFail: boolean;
  readonly dyingCall: number;
  readonly death: Death;
  calls: number;
}

interface Death {
  readonly when: 'before the call' | 'after the call';
  readonly kind: FaultKind;
  readonly errorType: string;
  readonly errorMessage: string;
}

interface AdverseInstancesOptions {
  readonly streams: RandomStreams;
  readonly log: FaultLog;
  readonly principals: PrincipalRegistry;
  readonly consumers: ReadonlySet<string>;
  readonly isOn: () => boolean;
}

/** Each instance has its own credentials, by which the gateway recognizes it. */
export class AdverseInstances implements InstanceFaults {
  readonly #options: AdverseInstancesOptions;
  readonly #plans = new Map<string, Plan>();
  readonly #mostCalls = new Map<string, number>();

  constructor(options: AdverseInstancesOptions) {
    this.#options = options;
  }

  environment(
    { roleLogicalId }: FunctionSettings,
    environment: Readonly<Record<string, string>>,
  ): Readonly<Record<string, string>> {
    const { accessKeyId, secretAccessKey } = this.#options.principals.issue(roleLogicalId);
    return { ...environment, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
  }

  async invoke(
    instance: StoppableInstance,
    settings: FunctionSettings,
    event: FunctionEvent,
  ): Promise<Invocation> {
    if (!this.#options.isOn()) return instance.invoke(event);
    const { accessKeyId } = instance;
    const plan = this.#plan(instance, settings, event.payload);
    this.#plans.set(accessKeyId, plan);
    try {
      return await instance.invoke(event);
    } finally {
      this.#plans.delete(accessKeyId);
      const { logicalId } = settings;
      this.#mostCalls.set(logicalId, Math.max(plan.calls, this.#mostCalls.get(logicalId) ?? 0));
    }
  }

  isKept({ logicalId }: FunctionSettings): boolean {
    const { isOn, log, streams } = this.#options;
    if (!isOn() || !streams.happens(RATES.coldInstance, 'cold instance', logicalId)) return true;
    log.record('instance ended after its event', logicalId);
    return false;
  }

  mayFail(accessKeyId: string): boolean {
    return this.#plans.get(accessKeyId)?.mayFail === true;
  }

  onCall(accessKeyId: string): Death['when'] | undefined {
    const plan = this.#plans.get(accessKeyId);
    if (plan === undefined) return undefined;
    plan.calls += 1;
    if (plan.calls !== plan.dyingCall) return undefined;
    if (plan.death.when === 'before the call') this.kill(accessKeyId);
    return plan.death.when;
  }

  kill(accessKeyId: string): void {
    const plan = this.#plans.get(accessKeyId);
    if (plan === undefined) return;
    const { kind, errorType, errorMessage } = plan.death;
    this.#options.log.record(kind, plan.settings.logicalId);
    plan.instance.end(errorType, errorMessage);
  }

  #plan(instance: StoppableInstance, settings: FunctionSettings, text: string): Plan {
    const { streams, consumers } = this.#options;
    const { logicalId } = settings;
    const event = eventSchema.safeParse(JSON.parse(text)).data;
    const receives = (event?.Records ?? []).map(({ attributes }) => attributes.ApproximateReceiveCount);
    const isConsumer = consumers.has(logicalId);
    const mayFail = isConsumer && receives.every((count) => count <= MAX_FAILED_RECEIVES);
    // Clients repeat only reads after a 5xx.
    const isApiRead = event?.requestContext?.http?.method === 'GET';
    const rate = mayFail ? RATES.consumerKilled : isApiRead ? RATES.apiReadFailed : 0;
    const dies = streams.happens(rate, 'function dies', logicalId);
    const last = this.#mostCalls.get(logicalId) ?? ASSUMED_CALLS;
    const dyingCall = dies ? streams.between(1, last, 'dying call', logicalId) : 0;
    const death = isApiRead ? API_READ_FAILED : this.#death(logicalId);
    return { settings, instance, mayFail, dyingCall, death, calls: 0 };
  }

  #death(logicalId: string): Death {
    const chosen = this.#options.streams.next('kind of death', logicalId);
    return DEATHS[Math.floor(chosen * DEATHS.length)] ?? KILLED_BEFORE;
  }
}

export const INJECTED = '(adverse mode)';
const EXIT = {
  errorType: 'Runtime.ExitError',
  errorMessage: `Runtime exited with error: signal: killed ${INJECTED}`,
};
const KILLED_BEFORE: Death = { when: 'before the call', kind: 'function killed before a call', ...EXIT };
const KILLED_AFTER: Death = { when: 'after the call', kind: 'function killed after a call', ...EXIT };
const TIMED_OUT: Death = {
  when: 'after the call',
  kind: 'function ended at its timeout',
  errorType: 'Sandbox.Timedout',
  errorMessage: `Task timed out ${INJECTED}`,
};
const API_READ_FAILED: Death = { when: 'before the call', kind: 'API read failed with 5xx', ...EXIT };
const DEATHS: readonly Death[] = [KILLED_BEFORE, KILLED_AFTER, TIMED_OUT];
