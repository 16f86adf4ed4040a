import type { EventPublisher } from '../aws/event-publisher.ts';
import type { MailParser } from '../mail/parse-in-worker.ts';
import type { Metering } from '../metric-name.ts';
import type { MailBucket } from '../store/mail-bucket.ts';
import type { Table } from '../store/table.ts';

/** What receiving reaches the world through. */
export interface ReceiveServices {
  readonly table: Table;
  readonly bucket: MailBucket;
  readonly events: EventPublisher;
  readonly parser: MailParser;
  readonly metering: Metering;
  readonly inboxDomain: string;
  now(): Date;
}
