import { Duration } from 'aws-cdk-lib';
import { EventBus as EventBridgeBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { EVENT_SOURCE, EVENT_TYPES, type Listener } from '../../lambdas/events/events.ts';
import { ownName } from './construct-name.ts';
import type { WorkQueue } from './work-queue.ts';

/** This is EventBridge's maximum number of attempts to reach a queue. */
const TARGET_RETRIES = 185;
const TARGET_EVENT_AGE = Duration.hours(24);

export interface EventQueueProps {
  readonly description: string;
  readonly listener: Listener;
  readonly work: WorkQueue;
  readonly undelivered: string;
}

export class EventBus extends Construct {
  readonly bus: EventBridgeBus;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bus = new EventBridgeBus(this, 'Bus', { eventBusName: ownName('events') });
  }

  grantPublish(grantee: IGrantable): void {
    this.bus.grantPutEventsTo(grantee);
  }

  takeEvents(
    scope: Construct,
    id: string,
    { description, listener, work, undelivered }: EventQueueProps,
  ): void {
    new Rule(scope, id, {
      eventBus: this.bus,
      description,
      eventPattern: {
        source: [EVENT_SOURCE],
        detailType: [...EVENT_TYPES],
        detail: { listeners: [listener] },
      },
      targets: [
        new SqsQueue(work.queue, {
          retryAttempts: TARGET_RETRIES,
          maxEventAge: TARGET_EVENT_AGE,
          deadLetterQueue: work.undelivered(scope, undelivered),
        }),
      ],
    });
  }
}
