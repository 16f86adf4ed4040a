import type { Node } from 'constructs';
import * as z from 'zod';
import { refuseLongPlans } from '../lambdas/settings/plan-settings.ts';
import { domainName, inboxDomainsOf, policyFields } from '../lambdas/settings/policy.ts';
import { fromText, wholeNumber } from '../lambdas/settings/setting-field.ts';
import { refuseUnprovenProxy } from '../lambdas/settings/trusted-proxy-settings.ts';
import { isInZone, refuseOwnDomains } from './own-domains.ts';

/**
 * Regions in which SES receives mail (AWS General Reference, "Email receiving endpoints") and functions have URLs, as
 * that of assistants has (Lambda developer guide, "Function URLs"). Israel (il-central-1) has only the first.
 */
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
  'me-south-1',
  'sa-east-1',
];

/** A week of hours: the longest that an alarm looks back (CloudWatch API, "PutMetricAlarm"). */
const LONGEST_SILENCE_HOURS = 168;

const certificateArn = z
  .string()
  .regex(
    /^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[A-Za-z0-9-]+$/,
    'must be the ARN of a certificate in ACM, such as arn:aws:acm:us-east-1:123456789012:certificate/1234abcd-...',
  );

/** Functions by the name of their entry point, as an operator names them in settings. */
const FUNCTIONS = [
  'activate-rule-set',
  'admin',
  'api',
  'canary',
  'check-account',
  'check-deployment',
  'console',
  'deliver-slow-webhook',
  'deliver-webhook',
  'fan-out-webhooks',
  'roll-up-usage',
  'read-attachment',
  'mcp',
  'purge',
  'rebuild',
  'receive-mail',
  'release-deferred',
  'stream-connect',
  'stream-disconnect',
  'stream-fan-out',
  'stream-message',
  'write-audit-lines',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** SQS feeds a function with at least two batches at once. */
const LEAST_CONCURRENCY = 2;
/** And with at most so many (Lambda API, "ScalingConfig"). */
const MAX_CONCURRENCY = 1_000;

const maxUnits = fromText(z.int().min(1));

/** As IAM takes it for roles; other services take more characters (IAM API, "Tag"). */
const tagText = z
  .string()
  .regex(
    /^(?!aws:)[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/iu,
    'must hold letters, digits, spaces and _.:/=+-@ only, and not begin with aws:',
  );

const flag = (byDefault: boolean) => fromText(z.boolean()).default(byDefault);

/** Everything that an operator can choose. Each entry is a CDK context key: `-c inboxDomain=…`. */
export const settingsSchema = z.object({
  /** The settings that functions read. */
  ...policyFields,
  /** Name of the CloudFormation stack; another name is another stage. */
  stackName: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,127}$/, 'must start with a letter and hold letters, digits and hyphens')
    .default('AgentInbox'),
  /** Whether the HTTP API serves the web console at `/console`. */
  console: flag(true),
  /** Domain that the service's own mails (codes, notices) come from. Default: notify.<inboxDomain>. */
  senderDomain: domainName.optional(),
  /**
   * Route 53 hosted zone that the DNS records go into. Without one they are outputs of the stack, to be copied to
   * wherever the domains live.
   */
  hostedZoneId: z
    .string()
    .regex(/^[A-Z0-9]{1,32}$/, 'must be the id of a hosted zone such as Z0123456789ABCDEFGHIJ')
    .optional(),
  /** Domain of that hosted zone; inbox domain and sender domain lie in it. Default: the inbox domain. */
  hostedZoneName: domainName.optional(),
  /**
   * Names of the operator's own for the three transports, in place of the addresses that AWS gives. Each has a certificate:
   * one that is given, or one that is made and proven in the hosted zone (lib/own-domains.ts says which fit).
   */
  apiDomain: domainName.optional(),
  apiCertificateArn: certificateArn.optional(),
  streamDomain: domainName.optional(),
  streamCertificateArn: certificateArn.optional(),
  mcpDomain: domainName.optional(),
  mcpCertificateArn: certificateArn.optional(),
  /** Whether the deployment may replace a receipt rule set that something else made the account's active one. */
  takeOverRuleSet: flag(false),
  /** Whether an update may change `inboxDomain`: mail to the addresses of before is refused from then on. */
  allowDomainChange: flag(false),
  /** Whether an update may leave out or change `hostedZoneId`: the records in the zone of before are deleted. */
  allowRecordDeletion: flag(false),
  /** Whether CloudFormation refuses to delete the stack until this is off. */
  terminationProtection: flag(true),
  /** Address that alarms are sent to. Without one they only show on the dashboard. */
  alarmEmail: z.email().optional(),
  /** Code mails in an hour above which an attacker may be using sign-up to mail strangers. */
  alarmCodeMailsPerHour: wholeNumber(1, 500),
  /** Hours without a stored mail after which an alarm rings; without the setting silence rings none. */
  alarmNoMailHours: fromText(z.int().min(1).max(LONGEST_SILENCE_HOURS)).optional(),
  /** Tags of every resource, for cost reports, beside `app=agent-inbox`. */
  tags: fromText(z.record(tagText.min(1).max(128), tagText.max(256))).default({}),
  /** What happens to mail and table when the stack is deleted. */
  removalPolicy: z.enum(['retain', 'destroy']).default('retain'),
  deletionProtection: flag(true),
  pointInTimeRecovery: flag(true),
  /** Whether S3 keeps a deleted or overwritten object of mail for 30 days more. */
  rawMailVersioning: flag(false),
  /** Whose key encrypts mail at rest: AWS's for the account, or a key of the stack that the operator can revoke. */
  encryptionKey: z.enum(['aws', 'customer']).default('aws'),
  /** Concurrency kept for a function and its most at once, by function: '{"api":100,"receive-mail":50}'. */
  reservedConcurrency: fromText(z.partialRecord(z.enum(FUNCTIONS), z.int().min(LEAST_CONCURRENCY))).default(
    {},
  ),
  /** Batches of at most ten mails that are received at once, unless `reservedConcurrency` is less. */
  receivingConcurrency: fromText(z.int().min(LEAST_CONCURRENCY).max(MAX_CONCURRENCY)).default(50),
  /**
   * Request units a second above which DynamoDB throttles the table, and separately its index: a bound of what a flood costs.
   * Without the setting the account's quota is the bound.
   */
  tableMaxReadUnits: maxUnits.optional(),
  tableMaxWriteUnits: maxUnits.optional(),
  /** Whether a mail goes through the whole service every hour, with an alarm for one that does not arrive. */
  canary: flag(false),
  /** Dollars a month of the whole account, about which AWS Budgets mails `alarmEmail`. */
  monthlyBudget: fromText(z.number().positive()).optional(),
  /**
   * Throttles of the public stages, all callers together: requests a second, and requests at once beyond those. Below the
   * account's own limits in every region, of which the smallest are 2,500 and 1,250 (API Gateway quotas).
   */
  apiRequestsPerSecond: wholeNumber(1, 1_000),
  apiRequestBurst: wholeNumber(1, 1_000),
  /** Connections and messages of clients together. */
  streamRequestsPerSecond: wholeNumber(1, 500),
  streamRequestBurst: wholeNumber(1, 500),
  /** How long function logs are kept. */
  logRetentionDays: fromText(z.literal([1, 3, 5, 7, 14, 30, 60, 90, 120, 180, 365])).default(30),
  /** AWS X-Ray tracing of every function. */
  tracing: flag(false),
});

export type Settings = Omit<z.output<typeof settingsSchema>, 'senderDomain' | 'hostedZoneName'> & {
  readonly senderDomain: string;
  readonly hostedZoneName: string;
};

/**
 * Reads the deployment's settings from CDK context, the only place that does.
 * @param fromFile settings of the settings file; those of the context win.
 * @throws Error that names each setting and the rule it breaks.
 */
export function readSettings(node: Node, fromFile: Readonly<Record<string, unknown>> = {}): Settings {
  const given: Record<string, unknown> = { ...fromFile };
  for (const name of Object.keys(settingsSchema.shape)) {
    const value: unknown = node.tryGetContext(name);
    if (value !== undefined) given[name] = value;
  }
  return checkSettings(given);
}

/**
 * Settings with their defaults, from the context, a file or the props of the construct.
 * @throws Error that names each setting and the rule it breaks.
 */
export function checkSettings(given: Readonly<Record<string, unknown>>): Settings {
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const rules = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `Settings refused (each is set in agent-inbox.settings.json or with -c name=value):\n${rules.join('\n')}`,
    );
  }
  const { inboxDomain, hostedZoneId, ...rest } = parsed.data;
  const settings = {
    ...rest,
    inboxDomain,
    senderDomain: rest.senderDomain ?? `notify.${inboxDomain}`,
    hostedZoneName: rest.hostedZoneName ?? inboxDomain,
    ...(hostedZoneId === undefined ? {} : { hostedZoneId }),
  };
  refuseSharedDomain(settings);
  refuseEarlyExpiry(settings);
  refuseEarlyRollUp(settings);
  refuseLongPlans(settings.plans);
  refuseManyWaits(settings);
  if (hostedZoneId !== undefined) refuseOutsideZone(settings);
  refuseOwnDomains(settings);
  refuseUnprovenProxy(settings);
  refuseSilentBudget(settings);
  refuseLockedOutCanary(settings);
  refuseLongAdminVariables(settings);
  return settings;
}

/** Characters of plans and inbox domain that the admin function's variables have space for, beside names of 80 characters. */
const LONGEST_ADMIN_POLICY = 690;

function refuseLongAdminVariables(settings: Settings): void {
  if (JSON.stringify(settings.plans).length + inboxDomainsOf(settings).join().length > LONGEST_ADMIN_POLICY) {
    throw new Error(
      'Settings refused: plans, inboxDomain and moreInboxDomains are too long together for the admin function',
    );
  }
}

/** The canary signs up as a stranger does. */
function refuseLockedOutCanary({ canary, signUp, signUpDomains }: Settings): void {
  if (canary && (signUp !== 'open' || signUpDomains !== undefined)) {
    throw new Error(
      'Settings refused: canary signs up every hour, which signUp or signUpDomains would refuse',
    );
  }
}

/** The two say contrary things in DNS: one never sends, the other does. */
function refuseSharedDomain(settings: Settings): void {
  const { inboxDomain, senderDomain } = settings;
  const domains = inboxDomainsOf(settings);
  if (domains.includes(senderDomain)) {
    throw new Error(
      `Settings refused: senderDomain must not be the inbox domain ${senderDomain}, which sends nothing (leave it out for notify.${inboxDomain})`,
    );
  }
  const twice = domains.find((domain, at) => domains.indexOf(domain) !== at);
  if (twice !== undefined) throw new Error(`Settings refused: ${twice} is given twice as an inbox domain`);
}

/** Deferred mail is nothing but its raw bytes: they must not expire while it waits. */
function refuseEarlyExpiry({ rawMailDays = 0, deferredMailDays }: Settings): void {
  if (rawMailDays > 0 && rawMailDays < deferredMailDays) {
    throw new Error(
      `Settings refused: rawMailDays ${rawMailDays} is less than deferredMailDays ${deferredMailDays}, for which mail over a cap waits (give at least ${deferredMailDays}, or 0 for no raw mail)`,
    );
  }
}

/** Clocks of functions differ, and a job is sent once: what it finds unsettled waits for the tenant's next change. */
const ROLL_UP_MARGIN_SECONDS = 10;

function refuseEarlyRollUp({ usageRollUpDelaySeconds, usageSettleSeconds }: Settings): void {
  const least = usageSettleSeconds + ROLL_UP_MARGIN_SECONDS;
  const isAtOnce = usageRollUpDelaySeconds === 0 && usageSettleSeconds === 0;
  if (!isAtOnce && usageRollUpDelaySeconds < least) {
    throw new Error(
      `Settings refused: usageRollUpDelaySeconds ${usageRollUpDelaySeconds} is less than usageSettleSeconds ${usageSettleSeconds} and a margin of ${ROLL_UP_MARGIN_SECONDS} (give at least ${least}, or 0 for both)`,
    );
  }
}

function refuseSilentBudget({ monthlyBudget, alarmEmail }: Settings): void {
  if (monthlyBudget !== undefined && alarmEmail === undefined) {
    throw new Error('Settings refused: monthlyBudget needs alarmEmail, the address that the budget warns');
  }
}

/** A waiting call holds an execution of its function: the other half answers those that do not wait. */
function refuseManyWaits({ waitingCalls, reservedConcurrency }: Settings): void {
  for (const name of ['api', 'mcp'] as const) {
    const reserved = reservedConcurrency[name];
    if (reserved !== undefined && waitingCalls > reserved / 2) {
      throw new Error(
        `Settings refused: waitingCalls ${waitingCalls} is more than half of the ${reserved} executions that reservedConcurrency gives ${name} (give at most ${Math.floor(reserved / 2)})`,
      );
    }
  }
}

/** Route 53 would take a record of another domain and append the zone's name to it. */
function refuseOutsideZone(settings: Settings): void {
  const { inboxDomain, senderDomain, hostedZoneName } = settings;
  for (const [name, domain] of Object.entries({ inboxDomain, senderDomain })) {
    if (!isInZone(domain, hostedZoneName)) {
      throw new Error(
        `Settings refused: ${name} ${domain} is not in the hosted zone ${hostedZoneName} (give its domain as -c hostedZoneName=...)`,
      );
    }
  }
}

/**
 * Mail can come only where SES receives it. Nothing to check where the region is not known before the deployment.
 * @throws Error that names the region and those that would do.
 */
export function refuseRegion(region: string | undefined): void {
  if (region === undefined || RECEIVING_REGIONS.includes(region)) return;
  throw new Error(
    `SES receives no mail in ${region}, or Lambda has no function URLs there. Deploy to one of: ${RECEIVING_REGIONS.join(', ')} (AWS_REGION=eu-west-1 npx cdk deploy ...).`,
  );
}
