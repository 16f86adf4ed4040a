import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { CallFaults } from '../aws-gateway/call-faults.ts';
import type { PrincipalRegistry } from '../aws-gateway/principals.ts';
import { tableShapes } from '../aws-gateway/table-shapes.ts';
import type { ResolvedTemplate, Running } from '../contract.ts';
import type { QueueEngine } from '../engines/queue-engine.ts';
import type { DeliveryFaults } from '../event-source/delivery-faults.ts';
import { AdverseCalls } from './adverse-calls.ts';
import { AdverseDeliveries } from './adverse-deliveries.ts';
import { AdverseEvents } from './adverse-events.ts';
import { AdverseInstances, INJECTED } from './adverse-instances.ts';
import { AdverseTable } from './adverse-table.ts';
import { type FaultCounts, FaultLog, summarizeFaults } from './fault-log.ts';
import { LaggingIndexes } from './lagging-indexes.ts';
import { RandomStreams } from './random-streams.ts';

interface AdverseModeOptions {
  readonly seed: number;
  readonly template: ResolvedTemplate;
  readonly principals: PrincipalRegistry;
  readonly dynamodb: DynamoDBClient;
  readonly queues: QueueEngine;
  readonly dataDir: string;
  readonly report: (line: string) => void;
}

/** Adverse mode shows the worst behavior that AWS's documentation allows (packages/laptop/adverse-mode.md). */
export class AdverseMode implements Running {
  readonly calls: CallFaults;
  readonly events: AdverseEvents;
  readonly instances: AdverseInstances;
  readonly #options: AdverseModeOptions;
  readonly #streams: RandomStreams;
  readonly #log: FaultLog;
  readonly #indexes: LaggingIndexes;
  #isOn = false;

  private constructor(options: AdverseModeOptions) {
    const { seed, template, principals, dynamodb: client, dataDir, report } = options;
    this.#options = options;
    const streams = new RandomStreams(seed);
    this.#streams = streams;
    const log = new FaultLog(join(dataDir, 'adverse-faults.jsonl'));
    this.#log = log;
    const isOn = () => this.#isOn;
    const tables = tableShapes(template);
    const onFailure = ({ message }: Error) => report(message);
    this.#indexes = new LaggingIndexes({ client, template, tables, streams, onFailure });
    this.events = new AdverseEvents({ streams, log, isOn });
    this.instances = new AdverseInstances({
      streams,
      log,
      principals,
      consumers: consumersOf(template),
      isOn,
    });
    const table = new AdverseTable({ streams, log, tables, indexes: this.#indexes });
    this.calls = new AdverseCalls({ streams, log, instances: this.instances, table, isOn });
  }

  static async start(options: AdverseModeOptions): Promise<AdverseMode> {
    const mode = new AdverseMode(options);
    await mode.#indexes.start();
    return mode;
  }

  begin(): void {
    this.#isOn = true;
    const { seed, report } = this.#options;
    report(`AWS behaves at its worst with seed ${seed} ${INJECTED}: packages/laptop/adverse-mode.md`);
  }

  get counts(): FaultCounts {
    return this.#log.counts;
  }

  get isIdle(): boolean {
    return !this.#indexes.isBehind;
  }

  deliveries(source: string, queueUrl: string): DeliveryFaults {
    const { queues } = this.#options;
    const isOn = () => this.#isOn;
    return new AdverseDeliveries({ streams: this.#streams, log: this.#log, queues, queueUrl, source, isOn });
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#indexes.stop();
    this.#log.close();
    this.#options.report(summarizeFaults(this.#options.seed, this.counts));
  }
}

function consumersOf(template: ResolvedTemplate): ReadonlySet<string> {
  const names = template
    .ofType('AWS::Lambda::EventSourceMapping')
    .map(({ properties }) => String(properties['FunctionName']));
  return new Set(names.map((name) => name.slice(name.lastIndexOf(':') + 1)));
}
