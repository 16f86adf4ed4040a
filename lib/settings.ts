import type { Node } from 'constructs';
import * as z from 'zod';
import { RETRY_SCHEDULE_SECONDS } from '../lambdas/webhooks/schedule.ts';

/** Regions in which SES receives mail (SES developer guide, "Email receiving endpoints"). */
export const RECEIVING_REGIONS: readonly string[] = [
  'us-east-1',
  'us-east-2',
  'us-west-2',
  'af-south-1',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'ap-southeast-3',
  'ca-central-1',
  'eu-central-1',
  'eu-north-1',
  'eu-south-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'il-central-1',
  'me-south-1',
  'sa-east-1',
];

/** What is known of an endpoint is forgotten after two days without an attempt: every wait has to be shorter. */
const LONGEST_RETRY_SECONDS = 24 * 60 * 60;
/** The log of a delivery's attempts stands in one row. */
const MOST_ATTEMPTS = 20;

const MEGABYTE = 1_000_000;

const domainName = z
  .string()
  .regex(
    /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a lower-case domain name such as agents.example.com',
  );

/** Context given with `-c name=value` is always a string; JSON forms are parsed before the schema looks. */
function fromText<T extends z.ZodType>(schema: T): z.ZodPreprocess<T> {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, schema);
}

const flag = (byDefault: boolean) => fromText(z.boolean()).default(byDefault);
const whole = (minimum: number, byDefault: number) => fromText(z.int().min(minimum)).default(byDefault);

const plan = z.object({
  /** Inboxes that may exist at once. */
  inboxes: z.int().min(0),
  /** Messages received in a calendar month (UTC). */
  messagesPerMonth: z.int().min(0),
  /** Raw bytes of the mail that is stored. */
  storageBytes: z.int().min(0),
  /** Webhooks that may exist at once. */
  webhooks: z.int().min(0),
});

const plans = z
  .object({ unverified: plan, verified: plan })
  .catchall(plan)
  .default({
    unverified: { inboxes: 3, messagesPerMonth: 100, storageBytes: 50 * MEGABYTE, webhooks: 2 },
    verified: { inboxes: 100, messagesPerMonth: 100_000, storageBytes: 10_000 * MEGABYTE, webhooks: 50 },
  });

/** Everything that an operator can choose. Each entry is a CDK context key: `-c inboxDomain=…`. */
export const settingsSchema = z.object({
  /** Domain whose addresses are inboxes. Its MX must point at SES. */
  inboxDomain: domainName,
  /** Name of the CloudFormation stack; another name is another stage. */
  stackName: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,127}$/, 'must start with a letter and hold letters, digits and hyphens')
    .default('AgentInbox'),
  /** Domain that the service's own mails (codes, notices) come from. Default: notify.<inboxDomain>. */
  senderDomain: domainName.optional(),
  /** What happens to mail and table when the stack is deleted. */
  removalPolicy: z.enum(['retain', 'destroy']).default('retain'),
  deletionProtection: flag(true),
  pointInTimeRecovery: flag(true),
  /** How long function logs are kept. */
  logRetentionDays: fromText(
    z.union([1, 3, 5, 7, 14, 30, 60, 90, 120, 180, 365].map((days) => z.literal(days))),
  ).default(30),
  /** How long the name of a deleted inbox stays unavailable. */
  quarantineDays: whole(1, 365),
  /** How long after a delete the purge walks once more: twice the life of the receiving function. */
  purgeSettleSeconds: whole(1, 180),
  /** How long after a change its tenant's usage is folded. */
  usageFoldDelaySeconds: fromText(z.int().min(0).max(900)).default(150),
  /** Age from which on nothing can enter the usage ledger before an entry: longer than any writer lives. */
  usageSettleSeconds: whole(0, 120),
  /** How long mail over a cap waits for room. */
  heldMailDays: whole(1, 30),
  plans: fromText(plans),
  /** Whether a repeated sign-up of a verified account must prove the address before its new key counts. */
  signUpRotation: z.enum(['proven', 'immediate']).default('proven'),
  /** Sign-ups accepted from one source address in an hour; 0 lifts the limit. */
  signUpsPerHourPerSource: whole(0, 20),
  /** Code mails to one mailbox, whoever asks for them. */
  codeMailsPerMinute: whole(1, 1),
  codeMailsPerDay: whole(1, 5),
  /**
   * Where webhooks may point: addresses of the public internet, or this machine's own as well. `loopback` exists
   * for the local runtime alone.
   */
  webhookTargets: z.enum(['public', 'loopback']).default('public'),
  /** Seconds before each attempt at a webhook, counted from the failure of the one before it. */
  webhookSchedule: fromText(
    z.array(z.number().min(0).max(LONGEST_RETRY_SECONDS)).min(1).max(MOST_ATTEMPTS),
  ).default([...RETRY_SCHEDULE_SECONDS]),
  /** AWS X-Ray tracing of every function. */
  tracing: flag(false),
});

export type Settings = Omit<z.output<typeof settingsSchema>, 'senderDomain'> & {
  readonly senderDomain: string;
};
export type Plans = z.output<typeof plans>;

/**
 * Reads the deployment's settings from CDK context, the only place that does.
 * @throws Error that names each setting and the rule it breaks.
 */
export function readSettings(node: Node): Settings {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(settingsSchema.shape)) {
    const value: unknown = node.tryGetContext(name);
    if (value !== undefined) given[name] = value;
  }
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const rules = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings refused (give each as -c name=value):\n${rules.join('\n')}`);
  }
  return { ...parsed.data, senderDomain: parsed.data.senderDomain ?? `notify.${parsed.data.inboxDomain}` };
}
