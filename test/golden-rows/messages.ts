import type { ServiceEvent } from '../../lambdas/events/events.ts';
import { eventOfBus } from '../../lambdas/events/service-event.ts';
import { type AttachmentTextJob, attachmentTextJobSchema } from '../../lambdas/jobs/attachment-text-job.ts';
import {
  type DeadDelivery,
  type DeliveryMessage,
  deadDeliverySchema,
  deliveryMessageSchema,
} from '../../lambdas/jobs/delivery-message.ts';
import { type ExportJob, exportJobSchema } from '../../lambdas/jobs/export-job.ts';
import { type FanOutJob, fanOutJobSchema } from '../../lambdas/jobs/fan-out-job.ts';
import { type PublishJob, publishJobSchema } from '../../lambdas/jobs/publish-job.ts';
import {
  type DueJob,
  type MessagePurgeJob,
  type MeteringJob,
  missedTickSchema,
  type PurgeJob,
  type PurgeWork,
  purgeWorkSchema,
  type RetentionJob,
  type TenantPurgeJob,
} from '../../lambdas/jobs/purge-job.ts';
import { type RecoverJob, recoverJobSchema } from '../../lambdas/jobs/recover-job.ts';
import { type ReleaseJob, releaseJobSchema } from '../../lambdas/jobs/release-job.ts';
import { type ReplayJob, replayJobSchema } from '../../lambdas/jobs/replay-job.ts';
import { type RollUpJob, rollUpJobSchema } from '../../lambdas/jobs/roll-up-job.ts';
import { parseReceipt, receiptText } from '../../lambdas/message/receipt.ts';
import { NOW } from '../lambdas/test-context.ts';
import { INBOX } from './names.ts';
import { goldenReceipt } from './objects.ts';

/** How each message of a queue is read: during a deployment functions of two versions send and read. */
export const READERS: Readonly<Record<string, (body: string) => unknown>> = {
  receipt: parseReceipt,
  event: eventOfBus,
  delivery: (body) => deliveryMessageSchema.parse(JSON.parse(body)),
  deadDelivery: (body) => deadDeliverySchema.parse(JSON.parse(body)),
  attachmentText: (body) => attachmentTextJobSchema.parse(JSON.parse(body)),
  export: (body) => exportJobSchema.parse(JSON.parse(body)),
  retention: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  metering: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  exportPurge: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  fanOut: (body) => fanOutJobSchema.parse(JSON.parse(body)),
  publish: (body) => publishJobSchema.parse(JSON.parse(body)),
  purge: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  messagePurge: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  tenantPurge: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  due: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  dueAll: (body) => purgeWorkSchema.parse(JSON.parse(body)),
  recover: (body) => recoverJobSchema.parse(JSON.parse(body)),
  release: (body) => releaseJobSchema.parse(JSON.parse(body)),
  releaseAfter: (body) => releaseJobSchema.parse(JSON.parse(body)),
  releaseAll: (body) => releaseJobSchema.parse(JSON.parse(body)),
  replay: (body) => replayJobSchema.parse(JSON.parse(body)),
  rollUp: (body) => rollUpJobSchema.parse(JSON.parse(body)),
  missedTick: (body) => missedTickSchema.parse(JSON.parse(body)),
};

export function makeMessages(): Readonly<Record<string, unknown>> {
  const tenant = 'tenant-1';
  const webhook = { tenant, webhook_id: 'wh_1' };
  const delivery = { ...webhook, delivery_id: 'dlv_1' };
  const at = NOW.toISOString();
  const event: ServiceEvent = {
    event_type: 'message.received',
    event_id: 'evt_1',
    timestamp: at,
    tenant_id: tenant,
    inbox_id: INBOX,
    thread_id: 'thr_1',
    message_id: 'msg_1',
  };
  return {
    receipt: JSON.parse(receiptText(goldenReceipt)),
    event: { detail: { ...event, listeners: ['webhooks', 'stream'] } },
    delivery: {
      ...delivery,
      inbox_id: INBOX,
      attempt: 2,
      due_at: NOW.getTime(),
      token: 'token-1',
      waits: 1,
      retries: 0,
      lane: 'slow',
    } satisfies DeliveryMessage,
    deadDelivery: {
      ...delivery,
      event_id: 'evt_1',
      event_type: 'message.received',
      attempts: 10,
    } satisfies DeadDelivery,
    attachmentText: {
      tenant: 'tenant-1',
      waits: 0,
      attempts: 0,
      attachment: {
        inbox_id: INBOX,
        message_key: '01m7yef7c0zeyec9ms9234',
        index: 0,
        content_type: 'application/pdf',
        filename: 'a.pdf',
      },
    } satisfies AttachmentTextJob,
    export: {
      tenant: 'tenant-1',
      export_id: 'exp_1',
      requested_at: '2026-11-21T07:00:00.000Z',
    } satisfies ExportJob,
    retention: { retention: { after: 'a', tenant: 'tenant-1', inbox_after: 'b' } } satisfies RetentionJob,
    metering: { metering: { day: '2026-11-20', part: 1, after: 'a' } } satisfies MeteringJob,
    exportPurge: { exports_of: 'tenant-1' } satisfies PurgeWork,
    fanOut: {
      fan_out: {
        event,
        after: 'key_1#connection-1',
        sockets: [{ key_id: 'key_1', connection_id: 'connection-2' }],
        attempt: 2,
      },
    } satisfies FanOutJob,
    publish: {
      publish: { tenant, shard: 1, position: '001795244400000#1', sent_at: at },
    } satisfies PublishJob,
    purge: { inbox_id: INBOX, tenant, list_key: 'list-1', requested_at: at } satisfies PurgeJob,
    messagePurge: {
      deleted_messages: [{ key: 'message-1', stored_at: at }],
      tenant,
      inbox_id: INBOX,
      thread_key: 'thread-1',
      requested_at: at,
    } satisfies MessagePurgeJob,
    tenantPurge: { whole_tenant: tenant, requested_at: at } satisfies TenantPurgeJob,
    due: {
      due: {
        shard: 1,
        after: '2026-12-01T00:00:00.000Z#inbox-expires#list-1',
        since: '2026-12-01T00:00:00.000Z',
      },
    } satisfies DueJob,
    dueAll: { due: {} } satisfies DueJob,
    recover: { recover: { ...webhook, recovery_id: 'recovery-1', cursor: 'cursor-1' } } satisfies RecoverJob,
    release: { tenant, batch: 2 } satisfies ReleaseJob,
    releaseAfter: { after: tenant } satisfies ReleaseJob,
    releaseAll: {} satisfies ReleaseJob,
    replay: {
      replay: { tenant, key_id: 'key_1', connection_id: 'connection-1', cursor: 'cursor-1' },
    } satisfies ReplayJob,
    rollUp: { tenant } satisfies RollUpJob,
    missedTick: { 'detail-type': 'Scheduled Event' },
  };
}

export function readMessages(messages: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, body]) => {
      const read = READERS[name];
      if (read === undefined) throw new Error(`Nothing reads ${name}`);
      return [name, read(JSON.stringify(body))];
    }),
  );
}
