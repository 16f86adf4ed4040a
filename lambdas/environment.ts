import * as z from 'zod';
import { SENDING_STATES } from './deployment/sending-state.ts';
import { policySchema } from './settings/policy.ts';

/**
 * `lib/` sets the environment variables and the entry point reads them at cold start. Nothing else reads `process.env`.
 */

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        // The message of the JSON error quotes the value, which may be a secret.
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const storage = {
  TABLE_NAME: z.string().min(1),
  MAIL_BUCKET_NAME: z.string().min(1),
};

const policy = () => json(policySchema);

const sender = {
  SENDER_ADDRESS: z.string().min(3).optional(),
  SENDER_CONFIGURATION_SET: z.string().min(1).optional(),
};

const transport = () => ({
  ...storage,
  /** This KMS key wraps the data keys of codes, page tokens and webhook secrets. */
  KEYRING_KEY_ID: z.string().min(1),
  POLICY: policy(),
  /** Each waiting call holds one of the account's concurrent executions. */
  WAITING_CALLS: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number),
  PURGE_QUEUE_URL: z.string().min(1),
  ROLL_UP_QUEUE_URL: z.string().min(1),
  RELEASE_QUEUE_URL: z.string().min(1),
  ARRIVALS_QUEUE_URL: z.string().min(1),
  ATTACHMENT_TEXT_QUEUE_URL: z.string().min(1),
});

export const mcpEnvironment = () => z.object(transport());
export type McpEnvironment = z.output<ReturnType<typeof mcpEnvironment>>;

export const apiEnvironment = () =>
  z.object({
    ...transport(),
    ...sender,
    SENDING_STATE: z.string().pipe(z.enum(SENDING_STATES)),
    /** This is API Gateway's own URL with the stage, whatever domain name clients use. */
    STREAM_URL: z.string().min(1),
    DELIVERY_QUEUE_URL: z.string().min(1),
  });

export const receiveMailEnvironment = () =>
  z.object({
    ...storage,
    EVENT_BUS_NAME: z.string().min(1),
    POLICY: policy(),
    ROLL_UP_QUEUE_URL: z.string().min(1),
  });
/** The function reads hostile files, so it has access to attachments only and not to the table. */
export const readAttachmentEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    MAIL_BUCKET_NAME: z.string().min(1),
    QUEUE_URL: z.string().min(1),
    /** Lambda sets it; a child process of Node needs it to find its libraries. */
    LD_LIBRARY_PATH: z.string().optional(),
  });

export const consoleEnvironment = () =>
  z.object({
    STREAM_CLIENT_URL: z.url(),
  });

export const streamConnectEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    POLICY: policy(),
    KEYRING_KEY_ID: z.string().min(1),
    STREAM_QUEUE_URL: z.string().min(1),
  });

export const streamDisconnectEnvironment = () => z.object({ TABLE_NAME: z.string().min(1) });

export const streamSenderEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    STREAM_URL: z.string().min(1),
  });

export const streamFanOutEnvironment = () =>
  streamSenderEnvironment().extend({
    KEYRING_KEY_ID: z.string().min(1),
    STREAM_QUEUE_URL: z.string().min(1),
  });

export const rollUpUsageEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
    RELEASE_QUEUE_URL: z.string().min(1),
  });

export const auditLinesEnvironment = () =>
  z.object({
    TABLE_NAME: storage.TABLE_NAME,
    /** In local mode this is the endpoint of every AWS service. */
    AWS_ENDPOINT_URL: z.url().optional(),
  });

export const releaseDeferredEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
    RECEIPT_QUEUE_URL: z.string().min(1),
    RELEASE_QUEUE_URL: z.string().min(1),
  });

export const checkAccountEnvironment = () =>
  z.object({
    RECEIPT_RULE: json(
      z.object({
        name: z.string().min(1),
        recipients: z.array(z.string().min(1)).min(1),
        bucket: z.string().min(1),
        topic: z.string().min(1),
      }),
    ),
    KEY_IDS: json(z.array(z.string().min(1))),
    QUEUE_URL: z.string().min(1),
    DEAD_LETTER_QUEUES: json(z.record(z.string(), z.string().min(1))),
    ALARM_TOPIC_ARN: z.string().min(1).optional(),
    WORK_QUEUES: json(z.record(z.string(), z.string().min(1))),
  });

export const canaryEnvironment = () =>
  z.object({
    BASE_URL: z.url(),
    OPERATOR_URL: z.url(),
    SENDER_ADDRESS: z.string().min(3),
    SENDER_CONFIGURATION_SET: z.string().min(1),
  });

export const purgeEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
    PURGE_QUEUE_URL: z.string().min(1),
    ROLL_UP_QUEUE_URL: z.string().min(1),
    ARRIVALS_QUEUE_URL: z.string().min(1),
    STREAM_URL: z.string().min(1),
    ...sender,
  });
/** Texts of attachments have no dead-letter queue here, because a client asks for them again. */
export const DEAD_LETTER_QUEUES = [
  'MailIngressReceiptsDeadLetters',
  'MailIngressUndeliveredReceipts',
  'StreamWorkDeadLetters',
  'StreamUndeliveredEvents',
  'WebhooksArrivalsDeadLetters',
  'WebhooksUndelivered',
  'WebhooksAttemptsDeadLetters',
  'WebhooksSlowAttemptsDeadLetters',
  'WebhooksDead',
  'PurgeWorkDeadLetters',
  'DeferredMailWorkDeadLetters',
  'DeferredMailMissedTicks',
  'UsageWorkDeadLetters',
  'AuditLinesDiscarded',
] as const;
export type DeadLetterQueueName = (typeof DEAD_LETTER_QUEUES)[number];

/**
 * Each entry is a dead-letter queue and the queue or function that gets its messages, in the order of
 * `DEAD_LETTER_QUEUES`. It has no URLs or field names, because Lambda allows 4 KB of environment variables.
 */
const deadLetterQueues = z
  .array(z.tuple([z.string().min(1), z.string().min(1).optional()]))
  .length(DEAD_LETTER_QUEUES.length)
  .transform((queues) => Object.fromEntries(DEAD_LETTER_QUEUES.map((name, at) => [name, queues[at]])))
  .pipe(z.record(z.enum(DEAD_LETTER_QUEUES), z.tuple([z.string(), z.string().optional()])));

/** The operator's function has no permission for objects of email, so it gets no bucket. */
export const adminEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    /** The other settings are left out, because the queue names need their space in the 4 KB. */
    POLICY: json(policySchema.pick({ plans: true, inboxDomain: true, moreInboxDomains: true })),
    PURGE_QUEUE_URL: z.string().min(1),
    RELEASE_QUEUE_URL: z.string().min(1),
    DELIVERY_QUEUE_URL: z.string().min(1),
    DEAD_LETTER_QUEUES: json(deadLetterQueues),
    STREAM_URL: z.string().min(1),
  });
export type AdminEnvironment = z.output<ReturnType<typeof adminEnvironment>>;

export const rebuildEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
  });

export const fanOutWebhooksEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    DELIVERY_QUEUE_URL: z.string().min(1),
    ARRIVALS_QUEUE_URL: z.string().min(1),
    EVENT_BUS_NAME: z.string().min(1),
  });
export const deliverWebhookEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    MAIL_BUCKET_NAME: z.string().min(1),
    KEYRING_KEY_ID: z.string().min(1),
    ...sender,
    DELIVERY_QUEUE_URL: z.string().min(1),
    SLOW_DELIVERY_QUEUE_URL: z.string().min(1),
    DEAD_DELIVERIES_URL: z.string().min(1),
    POLICY: policy(),
  });
/** Throws at cold start an error that names each missing or malformed variable, but never its value. */
export function readEnvironment<T extends z.ZodType>(schema: () => T): z.output<T> {
  const parsed = schema().safeParse(process.env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Environment refused: ${names.join('; ')}`);
  }
  return parsed.data;
}
