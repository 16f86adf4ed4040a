import * as z from 'zod';
import { SENDING_STATES } from './deployment/sending-state.ts';
import { policySchema } from './settings/policy.ts';

/**
 * The environment variables of each function: `lib/` fills them, the entry point reads them at cold start.
 * Nothing else reads `process.env`.
 */

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        // Its message quotes the value, which may be a secret.
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

/** Where the data is: every function that touches it has these. */
const storage = {
  TABLE_NAME: z.string().min(1),
  MAIL_BUCKET_NAME: z.string().min(1),
};

/** The settings that functions read, by their names in the settings file. */
const policy = () => json(policySchema);

/** Functions that email people read these. Without them they send no email. */
const sender = {
  SENDER_ADDRESS: z.string().min(3).optional(),
  /** SES configuration set that mail is sent with. */
  SENDER_CONFIGURATION_SET: z.string().min(1).optional(),
};

/** REST and MCP have these in common. */
const transport = () => ({
  ...storage,
  /** Key under which the data keys of codes, page tokens and webhook secrets are wrapped. */
  KEYRING_KEY_ID: z.string().min(1),
  POLICY: policy(),
  /** Calls of all tenants that may wait at once in this function: each holds one of the account's concurrent executions. */
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

/** Sign-up, API keys and webhooks, which only REST offers, need more. */
export const apiEnvironment = () =>
  z.object({
    ...transport(),
    ...sender,
    /** The deployment check found this state of SES. */
    SENDING_STATE: z.string().pipe(z.enum(SENDING_STATES)),
    /** Where open sockets are reached, stage included: API Gateway's own address, whatever name clients are given. */
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
/** No table: what reads hostile files has no way to anything but the attachments. */
export const readAttachmentEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    MAIL_BUCKET_NAME: z.string().min(1),
    /** Address of its queue. */
    QUEUE_URL: z.string().min(1),
    /** Set by Lambda: where a further process of Node finds its libraries. */
    LD_LIBRARY_PATH: z.string().optional(),
  });

/** The web console: no table, no bucket, no queue. */
export const consoleEnvironment = () =>
  z.object({
    /** Where clients connect to the stream. */
    STREAM_CLIENT_URL: z.url(),
  });

/** Of the function that connects clients of the stream. */
export const streamConnectEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    POLICY: policy(),
    KEYRING_KEY_ID: z.string().min(1),
    STREAM_QUEUE_URL: z.string().min(1),
  });

/** Of the function that removes clients of the stream that have disconnected. */
export const streamDisconnectEnvironment = () => z.object({ TABLE_NAME: z.string().min(1) });

/** Of functions that send to open sockets. */
export const streamSenderEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    STREAM_URL: z.string().min(1),
  });

/** Of functions that send events to open sockets, also those of the log. */
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
    /** Set on a laptop, where it is the address of every AWS service. */
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
    /** Receipt rule of the stack, which the active rule set has to have. */
    RECEIPT_RULE: json(
      z.object({
        name: z.string().min(1),
        recipients: z.array(z.string().min(1)).min(1),
        bucket: z.string().min(1),
        topic: z.string().min(1),
      }),
    ),
    /** ARNs of the KMS keys that the stack encrypts with. */
    KEY_IDS: json(z.array(z.string().min(1))),
    /** Address of any queue of the stack. */
    QUEUE_URL: z.string().min(1),
    /** Names of queues as SQS knows them, by those that alarms and the operator's command use. */
    DEAD_LETTER_QUEUES: json(z.record(z.string(), z.string().min(1))),
    /** Topic of alarms, which somebody has to be subscribed to. */
    ALARM_TOPIC_ARN: z.string().min(1).optional(),
    WORK_QUEUES: json(z.record(z.string(), z.string().min(1))),
  });

export const canaryEnvironment = () =>
  z.object({
    /** Address of the REST API, as clients have it. */
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
/** Queues in which work waits that failed for good; without texts of attachments, which a client asks for again. */
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
 * A dead-letter queue as SQS knows it, and the queue or function where its messages belong, if any; all of them in the order of
 * `DEAD_LETTER_QUEUES`. Neither addresses nor names of fields: a function's variables hold 4 KB together.
 */
const deadLetterQueues = z
  .array(z.tuple([z.string().min(1), z.string().min(1).optional()]))
  .length(DEAD_LETTER_QUEUES.length)
  .transform((queues) => Object.fromEntries(DEAD_LETTER_QUEUES.map((name, at) => [name, queues[at]])))
  .pipe(z.record(z.enum(DEAD_LETTER_QUEUES), z.tuple([z.string(), z.string().optional()])));

/** No bucket: the operator's function has no permission for objects of mail. */
export const adminEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    /** The other settings are left out: the names of the queues take their place in the 4 KB. */
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
/**
 * The function's own environment, checked.
 * @throws Error at cold start that names each missing or malformed variable (never its value).
 */
export function readEnvironment<T extends z.ZodType>(schema: () => T): z.output<T> {
  const parsed = schema().safeParse(process.env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Environment refused: ${names.join('; ')}`);
  }
  return parsed.data;
}
