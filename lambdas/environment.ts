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

const text = z.string().min(1);

const storage = {
  TABLE_NAME: text,
  MAIL_BUCKET_NAME: text,
};

const policy = () => json(policySchema);

const sender = {
  SENDER_ADDRESS: z.string().min(3).optional(),
  SENDER_CONFIGURATION_SET: text.optional(),
};

const transport = () => ({
  ...storage,
  /** This KMS key wraps the data keys of codes, page tokens and webhook secrets. */
  KEYRING_KEY_ID: text,
  POLICY: policy(),
  /** Each waiting call holds one of the account's concurrent executions. */
  WAITING_CALLS: z
    .string()
    .regex(/^[1-9]\d*$/)
    .transform(Number),
  PURGE_QUEUE_URL: text,
  ROLL_UP_QUEUE_URL: text,
  RELEASE_QUEUE_URL: text,
  ARRIVALS_QUEUE_URL: text,
  ATTACHMENT_TEXT_QUEUE_URL: text,
});

export const mcpEnvironment = () => z.object(transport());
export type McpEnvironment = z.output<ReturnType<typeof mcpEnvironment>>;

export const apiEnvironment = () =>
  z.object({
    ...transport(),
    ...sender,
    SENDING_STATE: z.string().pipe(z.enum(SENDING_STATES)),
    /** This is API Gateway's own URL with the stage, whatever domain name clients use. */
    STREAM_URL: text,
    DELIVERY_QUEUE_URL: text,
  });

export const receiveMailEnvironment = () =>
  z.object({
    ...storage,
    EVENT_BUS_NAME: text,
    POLICY: policy(),
    ROLL_UP_QUEUE_URL: text,
  });
/** The function reads hostile files, so it has access to attachments only and not to the table. */
export const readAttachmentEnvironment = () =>
  z.object({
    TABLE_NAME: text,
    MAIL_BUCKET_NAME: text,
    QUEUE_URL: text,
    /** Lambda sets it; a child process of Node needs it to find its libraries. */
    LD_LIBRARY_PATH: z.string().optional(),
  });

export const consoleEnvironment = () =>
  z.object({
    STREAM_CLIENT_URL: z.url(),
  });

export const streamConnectEnvironment = () =>
  z.object({
    TABLE_NAME: text,
    POLICY: policy(),
    KEYRING_KEY_ID: text,
    STREAM_QUEUE_URL: text,
  });

export const streamDisconnectEnvironment = () => z.object({ TABLE_NAME: text });

export const streamSenderEnvironment = () =>
  z.object({
    TABLE_NAME: text,
    STREAM_URL: text,
  });

export const streamFanOutEnvironment = () =>
  streamSenderEnvironment().extend({
    KEYRING_KEY_ID: text,
    STREAM_QUEUE_URL: text,
  });

export const rollUpUsageEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
    RELEASE_QUEUE_URL: text,
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
    RECEIPT_QUEUE_URL: text,
    RELEASE_QUEUE_URL: text,
  });

export const checkAccountEnvironment = () =>
  z.object({
    RECEIPT_RULE: json(
      z.object({
        name: text,
        recipients: z.array(text).min(1),
        bucket: text,
        topic: text,
      }),
    ),
    KEY_IDS: json(z.array(text)),
    QUEUE_URL: text,
    DEAD_LETTER_QUEUES: json(z.record(z.string(), text)),
    ALARM_TOPIC_ARN: text.optional(),
    WORK_QUEUES: json(z.record(z.string(), text)),
  });

export const canaryEnvironment = () =>
  z.object({
    BASE_URL: z.url(),
    OPERATOR_URL: z.url(),
    SENDER_ADDRESS: z.string().min(3),
    SENDER_CONFIGURATION_SET: text,
  });

export const purgeEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
    PURGE_QUEUE_URL: text,
    ROLL_UP_QUEUE_URL: text,
    ARRIVALS_QUEUE_URL: text,
    STREAM_URL: text,
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
  .array(z.tuple([text, text.optional()]))
  .length(DEAD_LETTER_QUEUES.length)
  .transform((queues) => Object.fromEntries(DEAD_LETTER_QUEUES.map((name, at) => [name, queues[at]])))
  .pipe(z.record(z.enum(DEAD_LETTER_QUEUES), z.tuple([z.string(), z.string().optional()])));

/** The operator's function has no permission for objects of email, so it gets no bucket. */
export const adminEnvironment = () =>
  z.object({
    TABLE_NAME: text,
    /** The other settings are left out, because the queue names need their space in the 4 KB. */
    POLICY: json(policySchema.pick({ plans: true, inboxDomain: true, moreInboxDomains: true })),
    PURGE_QUEUE_URL: text,
    RELEASE_QUEUE_URL: text,
    DELIVERY_QUEUE_URL: text,
    DEAD_LETTER_QUEUES: json(deadLetterQueues),
    STREAM_URL: text,
  });
export type AdminEnvironment = z.output<ReturnType<typeof adminEnvironment>>;

export const rebuildEnvironment = () =>
  z.object({
    ...storage,
    POLICY: policy(),
  });

export const fanOutWebhooksEnvironment = () =>
  z.object({
    TABLE_NAME: text,
    DELIVERY_QUEUE_URL: text,
    ARRIVALS_QUEUE_URL: text,
    EVENT_BUS_NAME: text,
  });
export const deliverWebhookEnvironment = () =>
  z.object({
    TABLE_NAME: text,
    MAIL_BUCKET_NAME: text,
    KEYRING_KEY_ID: text,
    ...sender,
    DELIVERY_QUEUE_URL: text,
    SLOW_DELIVERY_QUEUE_URL: text,
    DEAD_DELIVERIES_URL: text,
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
