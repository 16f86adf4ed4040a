import * as z from 'zod';
import { exportJobSchema } from './export-job.ts';

const purgeJobSchema = z.object({
  inbox_id: z.string(),
  tenant: z.string(),
  /** The key distinguishes inboxes that use the same address at different times. */
  list_key: z.string(),
  /** The transaction of the deletion ends within the life of the API call that began at this time. */
  requested_at: z.string(),
  first_pass_at: z.string().optional(),
});
export type PurgeJob = z.output<typeof purgeJobSchema>;

const tenantPurgeJobSchema = z.object({
  whole_tenant: z.string(),
  /** The transaction of the deletion ends within the life of the invocation that began at this time. */
  requested_at: z.string(),
  /** An overdue job requests purges of deleted inboxes again; the next job continues after this one. */
  inboxes_after: z.string().optional(),
});
export type TenantPurgeJob = z.output<typeof tenantPurgeJobSchema>;

/** The scheduled job names no shard and looks at all of them. */
const dueJobSchema = z.object({
  due: z.object({
    shard: z.int().optional(),
    after: z.string().optional(),
    since: z.string().optional(),
  }),
});
export type DueJob = z.output<typeof dueJobSchema>;

const messagePurgeJobSchema = z.object({
  deleted_messages: z.array(z.object({ key: z.string(), stored_at: z.string() })),
  tenant: z.string(),
  inbox_id: z.string(),
  thread_key: z.string(),
  /** The transaction of the deletion ends within the life of the invocation that began at this time. */
  requested_at: z.string(),
  first_pass_at: z.string().optional(),
});
export type MessagePurgeJob = z.output<typeof messagePurgeJobSchema>;

const retentionJobSchema = z.object({
  retention: z.object({
    after: z.string().optional(),
    tenant: z.string().optional(),
    inbox_after: z.string().optional(),
    /** The failed job has already sent the next one, so this one covers a single inbox. */
    again: z.boolean().optional(),
    /**
     * The job continues after this position in a group of visibilities and so skips messages that cannot be deleted.
     */
    behind: z.object({ inbox_id: z.string(), group: z.int(), position: z.string() }).optional(),
  }),
});
export type RetentionJob = z.output<typeof retentionJobSchema>;
export type BehindStuckMail = NonNullable<RetentionJob['retention']['behind']>;

const meteringJobSchema = z.object({
  metering: z.object({
    day: z.string().optional(),
    part: z.int().optional(),
    after: z.string().optional(),
    /**
     * The job repeats one file up to this tenant, or to the end, because the failed job has already sent the next one.
     */
    again: z.object({ last: z.string().optional() }).optional(),
  }),
});
export type MeteringJob = z.output<typeof meteringJobSchema>;

const exportPurgeJobSchema = z.object({ exports_of: z.string(), begun_before: z.string().optional() });
export type ExportPurgeJob = z.output<typeof exportPurgeJobSchema>;

/**
 * A dead-letter queue of EventBridge gets the event itself, not the job that the target makes of it. A later tick has
 * done its work.
 */
export const missedTickSchema = z.object({ 'detail-type': z.literal('Scheduled Event') });

export const purgeWorkSchema = z.union([
  messagePurgeJobSchema,
  purgeJobSchema,
  tenantPurgeJobSchema,
  dueJobSchema,
  retentionJobSchema,
  exportPurgeJobSchema,
  exportJobSchema,
  meteringJobSchema,
]);
export type PurgeWork = z.output<typeof purgeWorkSchema>;
