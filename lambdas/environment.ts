import * as z from 'zod';

/**
 * The environment variables of each function, declared once: `lib/` fills them, the entry point reads them
 * at cold start and passes typed values on. Nothing else reads `process.env`. A function builds the schema that it
 * reads with, and none of the others'.
 */

const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        // Its message quotes the value, which is nobody's business.
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const plan = z.object({
  inboxes: z.int(),
  messagesPerMonth: z.int(),
  storageBytes: z.int(),
  webhooks: z.int(),
  keys: z.int(),
});
export type Plan = z.output<typeof plan>;
export type Plans = Readonly<Record<string, Plan>>;

const wholeNumber = z.string().regex(/^\d+$/).transform(Number);

/** Where the data is: every function that touches it has these. */
const storage = {
  TABLE_NAME: z.string().min(1),
  MAIL_BUCKET_NAME: z.string().min(1),
};

/** Days for which raw mail is kept; empty for as long as its message. */
const days = z
  .string()
  .regex(/^\d*$/)
  .transform((text) => (text === '' ? Number.POSITIVE_INFINITY : Number(text)));

/** The proxy whose word on a client's address is taken; empty for none. */
const trustedProxy = () =>
  z
    .string()
    .transform((text) => (text === '' ? undefined : text))
    .pipe(
      json(
        z.strictObject({ header: z.string().min(1), secretHash: z.string().regex(/^[0-9a-f]{64}$/) }),
      ).optional(),
    );

const transports = () => ({
  ...storage,
  EVENT_BUS_NAME: z.string().min(1),
  INBOX_DOMAIN: z.string().min(1),
  /** Key under which the data keys of codes, page tokens and webhook secrets are wrapped. */
  KEYRING_KEY_ID: z.string().min(1),
  SENDER_ADDRESS: z.string().min(3),
  /** SES configuration set that mail is sent with. */
  SENDER_CONFIGURATION_SET: z.string().min(1),
  PLANS: json(z.record(z.string(), plan)),
  QUARANTINE_DAYS: wholeNumber,
  RAW_MAIL_DAYS: days,
  SIGN_UP_ROTATION: z.enum(['proven', 'immediate']),
  SIGN_UPS_PER_HOUR_PER_SOURCE: wholeNumber,
  CODE_MAILS_PER_MINUTE: wholeNumber,
  CODE_MAILS_PER_DAY: wholeNumber,
  TRUSTED_PROXY: trustedProxy(),
  CREATIONS_PER_MINUTE: wholeNumber,
  PURGE_QUEUE_URL: z.string().min(1),
  ROLL_UP_QUEUE_URL: z.string().min(1),
  ROLL_UP_DELAY_SECONDS: wholeNumber,
  RELEASE_QUEUE_URL: z.string().min(1),
  WEBHOOK_TARGETS: z.enum(['public', 'loopback']),
  /** Where open sockets are reached, stage included: API Gateway's own address, whatever name clients are given. */
  STREAM_URL: z.string().min(1),
  DELIVERY_QUEUE_URL: z.string().min(1),
});

export const apiEnvironment = () => z.object(transports());
export type ApiEnvironment = z.output<ReturnType<typeof apiEnvironment>>;

export const mcpEnvironment = () => z.object(transports());

export const receiveMailEnvironment = () =>
  z.object({
    ...storage,
    EVENT_BUS_NAME: z.string().min(1),
    INBOX_DOMAIN: z.string().min(1),
    PLANS: json(z.record(z.string(), plan)),
    ROLL_UP_QUEUE_URL: z.string().min(1),
    ROLL_UP_DELAY_SECONDS: wholeNumber,
    DEFERRED_MAIL_DAYS: wholeNumber,
    RAW_MAIL_DAYS: days,
  });
export type ReceiveMailEnvironment = z.output<ReturnType<typeof receiveMailEnvironment>>;

/** Who lets clients of the stream in. */
export const streamConnectEnvironment = () =>
  z.object({ TABLE_NAME: z.string().min(1), TRUSTED_PROXY: trustedProxy() });

/** Who forgets clients of the stream that have left. */
export const streamDisconnectEnvironment = () => z.object({ TABLE_NAME: z.string().min(1) });

/** Who sends to open sockets. */
export const streamSenderEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    STREAM_URL: z.string().min(1),
  });

export const rollUpUsageEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    RELEASE_QUEUE_URL: z.string().min(1),
    USAGE_SETTLE_SECONDS: wholeNumber,
  });

export const releaseDeferredEnvironment = () =>
  z.object({
    ...storage,
    PLANS: json(z.record(z.string(), plan)),
    RECEIPT_QUEUE_URL: z.string().min(1),
    RELEASE_QUEUE_URL: z.string().min(1),
  });

export const checkAccountEnvironment = () =>
  z.object({
    /** Receipt rule set of the stack, which has to be the active one. */
    RULE_SET_NAME: z.string().min(1),
    /** ARNs of the KMS keys that the stack encrypts with. */
    KEY_IDS: json(z.array(z.string().min(1))),
  });

export const purgeEnvironment = () =>
  z.object({
    ...storage,
    PURGE_QUEUE_URL: z.string().min(1),
    /** How long a mail that was being received may still land in an inbox that was deleted. */
    PURGE_SETTLE_SECONDS: wholeNumber,
    QUARANTINE_DAYS: wholeNumber,
    STREAM_URL: z.string().min(1),
  });
export type PurgeEnvironment = z.output<ReturnType<typeof purgeEnvironment>>;

/** Every queue in which work waits that failed for good, as alarms and the operator's command name it. */
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
] as const;
export type DeadLetterQueueName = (typeof DEAD_LETTER_QUEUES)[number];

/**
 * The name of a dead-letter queue as SQS knows it, and that of the queue where its messages belong, unless no queue takes
 * them. Neither addresses nor field names: a function's variables hold 4 KB together.
 */
const deadLetterQueue = z.tuple([z.string().min(1), z.string().min(1).optional()]);

/** No bucket: the operator's tool has no way to the mail. */
export const adminEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    PLANS: json(z.record(z.string(), plan)),
    PURGE_QUEUE_URL: z.string().min(1),
    RELEASE_QUEUE_URL: z.string().min(1),
    DELIVERY_QUEUE_URL: z.string().min(1),
    DEAD_LETTER_QUEUES: json(z.record(z.enum(DEAD_LETTER_QUEUES), deadLetterQueue)),
    STREAM_URL: z.string().min(1),
  });
export type AdminEnvironment = z.output<ReturnType<typeof adminEnvironment>>;

export const rebuildEnvironment = () =>
  z.object({
    ...storage,
    DEFERRED_MAIL_DAYS: wholeNumber,
    USAGE_SETTLE_SECONDS: wholeNumber,
  });

export const fanOutWebhooksEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    DELIVERY_QUEUE_URL: z.string().min(1),
  });
export type FanOutWebhooksEnvironment = z.output<ReturnType<typeof fanOutWebhooksEnvironment>>;

/** No bucket: what sends to strangers has no way to the mail. */
export const deliverWebhookEnvironment = () =>
  z.object({
    TABLE_NAME: z.string().min(1),
    KEYRING_KEY_ID: z.string().min(1),
    SENDER_ADDRESS: z.string().min(3),
    /** SES configuration set that mail is sent with. */
    SENDER_CONFIGURATION_SET: z.string().min(1),
    DELIVERY_QUEUE_URL: z.string().min(1),
    SLOW_DELIVERY_QUEUE_URL: z.string().min(1),
    DEAD_DELIVERIES_URL: z.string().min(1),
    WEBHOOK_TARGETS: z.enum(['public', 'loopback']),
    /** Seconds before each attempt. */
    WEBHOOK_SCHEDULE: json(z.array(z.number())),
  });
export type DeliverWebhookEnvironment = z.output<ReturnType<typeof deliverWebhookEnvironment>>;

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
