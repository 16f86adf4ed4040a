import * as z from 'zod';
import { exportJobSchema } from './export-job.ts';

/** What is left to remove of a deleted inbox. */
const purgeJobSchema = z.object({
  inbox_id: z.string(),
  tenant: z.string(),
  /** Tells this inbox from another that had or will have the same address. */
  list_key: z.string(),
  /** When the delete was asked for: it is decided within the life of one API call. */
  requested_at: z.string(),
  /** When a job removed data for the first time. */
  first_pass_at: z.string().optional(),
});
export type PurgeJob = z.output<typeof purgeJobSchema>;

/** What is left to remove of a deleted tenant. */
const tenantPurgeJobSchema = z.object({
  whole_tenant: z.string(),
  /** When the delete was asked for: it is decided within the life of one invocation. */
  requested_at: z.string(),
  /** The last deleted inbox whose purge an overdue job requested again; the next job goes on behind it. */
  inboxes_after: z.string().optional(),
});
export type TenantPurgeJob = z.output<typeof tenantPurgeJobSchema>;

/** Looks for what is due. The job of the schedule names nothing: it looks at all shards. */
const dueJobSchema = z.object({
  due: z.object({
    shard: z.int().optional(),
    /** Where the job before ended. */
    after: z.string().optional(),
    /** When the first job of the chain ran. */
    since: z.string().optional(),
  }),
});
export type DueJob = z.output<typeof dueJobSchema>;

/** What is left to remove of messages of one thread that were deleted for good. */
const messagePurgeJobSchema = z.object({
  /** Message keys, and when each was stored. */
  deleted_messages: z.array(z.object({ key: z.string(), stored_at: z.string() })),
  tenant: z.string(),
  inbox_id: z.string(),
  thread_key: z.string(),
  /** When the delete was asked for: it is decided within the life of one invocation. */
  requested_at: z.string(),
  /** When a job removed their data for the first time. */
  first_pass_at: z.string().optional(),
});
export type MessagePurgeJob = z.output<typeof messagePurgeJobSchema>;

/** Looks for mail that is older than it may be kept: of all tenants, or of one, from an inbox on. */
const retentionJobSchema = z.object({
  retention: z.object({
    after: z.string().optional(),
    tenant: z.string().optional(),
    inbox_after: z.string().optional(),
    /** Looks at one inbox again: the job that failed there has gone on behind it. */
    again: z.boolean().optional(),
    /** Goes on in that inbox behind messages that cannot be deleted: in a group of visibilities, behind a position. */
    behind: z.object({ inbox_id: z.string(), group: z.int(), position: z.string() }).optional(),
  }),
});
export type RetentionJob = z.output<typeof retentionJobSchema>;
export type BehindStuckMail = NonNullable<RetentionJob['retention']['behind']>;

/** Writes what tenants were counted: of the days that lack it, or of one, from a tenant on. */
const meteringJobSchema = z.object({
  metering: z.object({
    day: z.string().optional(),
    part: z.int().optional(),
    after: z.string().optional(),
    /** Writes one file again, up to this tenant, or to the last: the job that could not count each of its tenants has sent the next one. */
    again: z.object({ last: z.string().optional() }).optional(),
  }),
});
export type MeteringJob = z.output<typeof meteringJobSchema>;

/** Forgets exports of a tenant that began before an instant, if it names one, and removes the files of those that are forgotten. */
const exportPurgeJobSchema = z.object({ exports_of: z.string(), begun_before: z.string().optional() });
export type ExportPurgeJob = z.output<typeof exportPurgeJobSchema>;

/**
 * A tick of a schedule that EventBridge could not put into the queue: a dead-letter queue gets the event itself, not the job that the target
 * makes of it. A later tick has done its work.
 */
export const missedTickSchema = z.object({ 'detail-type': z.literal('Scheduled Event') });

/** Everything that the purge queue carries: what is done in the background, a piece in each job. */
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
