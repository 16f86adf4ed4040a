import { describe, expect, test } from 'vitest';
import { AdverseInstances } from '../../src/adverse/adverse-instances.ts';
import { FaultLog } from '../../src/adverse/fault-log.ts';
import { RandomStreams } from '../../src/adverse/random-streams.ts';
import { PrincipalRegistry } from '../../src/aws-gateway/principals.ts';
import type { Invocation } from '../../src/contract.ts';
import type { FunctionSettings } from '../../src/functions/function-settings.ts';
import type { StoppableInstance } from '../../src/functions/instance-faults.ts';

const CALLS = 5;

const settings = (logicalId: string): FunctionSettings => ({
  logicalId,
  arn: logicalId,
  bundle: '',
  handler: 'handler',
  roleLogicalId: `${logicalId}Role`,
  timeoutMs: 1_000,
  memoryMegabytes: 128,
  reservedConcurrency: undefined,
  allowsRecursion: false,
  environment: {},
});

function world(seed: number) {
  const log = new FaultLog();
  const principals = new PrincipalRegistry();
  const consumers = new Set(['Consumer']);
  const options = { streams: new RandomStreams(seed), log, principals, consumers, isOn: () => true };
  return { log, principals, instances: new AdverseInstances(options) };
}

/** An instance that makes five calls for each event. */
class CallingInstance implements StoppableInstance {
  readonly accessKeyId: string;
  readonly #instances: AdverseInstances;
  answered = 0;
  #ended: Invocation | undefined;

  constructor(instances: AdverseInstances, accessKeyId: string) {
    this.accessKeyId = accessKeyId;
    this.#instances = instances;
  }

  async invoke(): Promise<Invocation> {
    this.#ended = undefined;
    for (this.answered = 0; this.answered < CALLS; this.answered++) {
      const death = this.#instances.onCall(this.accessKeyId);
      if (death === 'after the call') this.#instances.kill(this.accessKeyId);
      if (this.#ended !== undefined) return this.#ended;
    }
    return { ok: true, payload: null };
  }

  end(errorType: string, errorMessage: string): void {
    this.#ended = { ok: false, errorType, errorMessage };
  }
}

const queueEvent = (receives: number) =>
  JSON.stringify({ Records: [{ attributes: { ApproximateReceiveCount: String(receives) } }] });
const apiEvent = (method: string) => JSON.stringify({ requestContext: { http: { method } } });

async function failuresOf(seed: number, logicalId: string, event: string) {
  const { instances, log } = world(seed);
  const instance = new CallingInstance(instances, 'AKIA');
  const answered = new Set<number>();
  let failed = 0;
  for (let n = 0; n < 400; n++) {
    const { ok } = await instances.invoke(instance, settings(logicalId), { payload: event, trace: '' });
    if (ok) continue;
    failed += 1;
    answered.add(instance.answered);
  }
  return { failed, answered, counts: log.counts };
}

describe('instances in adverse mode', () => {
  test('of a queue consumer end before or after any of their calls, or at their timeout', async () => {
    const { failed, answered, counts } = await failuresOf(1, 'Consumer', queueEvent(1));

    expect(answered).toEqual(new Set([0, 1, 2, 3, 4]));
    const kinds = [
      counts['function killed before a call'],
      counts['function killed after a call'],
      counts['function ended at its timeout'],
    ];
    expect(Math.min(...kinds)).toBeGreaterThan(2);
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(failed);
  });

  test('process a message that was received twice before: adverse mode moves no message to a dead-letter queue', async () => {
    expect((await failuresOf(1, 'Consumer', queueEvent(3))).failed).toBe(0);
  });

  test('of the API end only during reads, which clients may repeat', async () => {
    const { failed, counts } = await failuresOf(1, 'Api', apiEvent('GET'));

    expect(failed).toBeGreaterThan(0);
    expect(counts['API read failed with 5xx']).toBe(failed);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      expect((await failuresOf(1, 'Api', apiEvent(method))).failed).toBe(0);
    }
  });

  test('each have their own credentials for the role of their function, and end after some events', () => {
    const { instances, principals, log } = world(1);
    const [first, second] = [1, 2].map(() => instances.environment(settings('Fn'), { ONLY: 'this' }));

    expect(first?.['ONLY']).toBe('this');
    const keys = [first, second].map((environment) => environment?.['AWS_ACCESS_KEY_ID'] ?? '');
    expect(new Set(keys).size).toBe(2);
    expect(keys.map((key) => principals.find(key)?.principal.roleLogicalId)).toEqual(['FnRole', 'FnRole']);
    const ended = Array.from({ length: 100 }, () => instances.isKept(settings('Fn'))).filter((kept) => !kept);
    expect(ended.length).toBeGreaterThan(15);
    expect(log.counts['instance ended after its event']).toBe(ended.length);
  });
});
