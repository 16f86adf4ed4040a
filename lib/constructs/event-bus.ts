import { EventBus as EventBridgeBus } from 'aws-cdk-lib/aws-events';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';

/** The service's own bus: what happened to mail and inboxes, for whoever must act on it. */
export class EventBus extends Construct {
  readonly bus: EventBridgeBus;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bus = new EventBridgeBus(this, 'Bus');
  }

  grantPublish(grantee: IGrantable): void {
    this.bus.grantPutEventsTo(grantee);
  }
}
