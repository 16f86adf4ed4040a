import type { MailParser } from '@agent-inbox/mail-reader';
import type { EventPublisher } from '../aws/event-publisher.ts';
import type { Metering } from '../observability/metric-name.ts';
import type { Policy } from '../settings/policy.ts';
import type { MailBucket } from '../store/object/mail-bucket.ts';
import type { Table } from '../store/table/table.ts';
import type { RollUpTrigger } from '../usage/roll-up-trigger.ts';

export interface ReceiveServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly events: EventPublisher;
  readonly parser: MailParser;
  readonly metering: Metering;
  readonly usage: RollUpTrigger;
  readonly policy: Policy;
  now(): Date;
  pause(milliseconds: number): Promise<void>;
}
