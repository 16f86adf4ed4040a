import type { Node } from 'constructs';
import * as z from 'zod';
import { LEAST_EXECUTIONS } from '../lambdas/deployment/executions.ts';
import { constantFields } from '../lambdas/settings/constant-settings.ts';
import { refuseLongPlans } from '../lambdas/settings/plan-settings.ts';
import { domainName, inboxDomainsOf, policyFields } from '../lambdas/settings/policy.ts';
import { regionRefusal } from '../lambdas/settings/receiving-regions.ts';
import { refuseSharedDomain, sendingOf } from '../lambdas/settings/sending-settings.ts';
import { fromText } from '../lambdas/settings/setting-field.ts';
import { stackFields } from '../lambdas/settings/stack-settings.ts';
import { refuseUnprovenProxy } from '../lambdas/settings/trusted-proxy-settings.ts';
import { refuseOutsideZone } from '../lambdas/settings/zone-settings.ts';
import { plainRule } from '../lambdas/wording/plain-rule.ts';
import { refuseCustomDomains } from './custom-domains.ts';
import { unavailableSettings } from './regional-types.ts';

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

/** SQS feeds a function with at most so many batches at once (Lambda API, "ScalingConfig"). */
const MAX_CONCURRENCY = 1_000;
/** Lambda's smallest quota, of a new account. */
const LEAST_QUOTA = 10;

/** As IAM takes it for roles; other services take more characters (IAM API, "Tag"). */
const tagText = z
  .string()
  .regex(
    /^(?!aws:)[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/iu,
    'must contain only letters, digits, spaces and _.:/=+-@, and not begin with aws:',
  );

const flag = (byDefault: boolean) => fromText(z.boolean()).default(byDefault);

/** AWS Budgets mails at most that many addresses about one threshold. */
const MAX_ALARM_ADDRESSES = 10;

/** Everything that an operator can choose. Each entry is a CDK context key: `-c inboxDomain=…`. */
export const settingsSchema = z.object({
  /** The settings that functions read. */
  ...policyFields,
  ...stackFields,
  /** Name of the CloudFormation stack; another name is another stage. */
  stackName: z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9-]{0,127}$/,
      'must start with a letter and contain only letters, digits and hyphens',
    )
    .default('AgentInbox'),
  /** Whether the HTTP API serves the web console at `/console`. */
  console: flag(true),
  /**
   * Names of the operator's own for the three transports, in place of the addresses that AWS gives. Each has a certificate:
   * one that is given, or one that is made and proven in the hosted zone (lib/custom-domains.ts says which fit).
   */
  apiDomain: domainName.optional(),
  apiCertificateArn: certificateArn.optional(),
  streamDomain: domainName.optional(),
  streamCertificateArn: certificateArn.optional(),
  /** Whether MCP has a function URL, or is `/mcp` of the REST API: some organizations forbid public function URLs. */
  mcp: z.enum(['url', 'gateway']).default('url'),
  mcpDomain: domainName.optional(),
  mcpCertificateArn: certificateArn.optional(),
  /** Whether CloudFormation refuses to delete the stack until this is off. */
  terminationProtection: flag(true),
  /** Addresses that alarms are sent to. Without one, and without `alarmHttpsUrl`, they only show on the dashboard. */
  alarmEmail: z
    .union([z.email(), fromText(z.array(z.email()).min(1).max(MAX_ALARM_ADDRESSES))], {
      error: `must be an email address, or a list of at most ${MAX_ALARM_ADDRESSES}`,
    })
    .optional(),
  /** Address that SNS posts alarms to, of a service that confirms such subscriptions. */
  alarmHttpsUrl: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  /** Hours without a stored email after which an alarm goes off. Without the setting, silence is not watched. */
  alarmNoMailHours: fromText(z.int().min(1).max(LONGEST_SILENCE_HOURS)).optional(),
  /** Tags of every resource, for cost reports, beside `app=agent-inbox`. */
  tags: fromText(z.record(tagText.min(1).max(128), tagText.max(256))).default({}),
  /** What happens to mail and table when the stack is deleted; whether the table can be deleted at all. */
  removalPolicy: z.enum(['retain', 'destroy']).default('retain'),
  pointInTimeRecovery: flag(true),
  /** Whether S3 keeps a deleted or overwritten object of mail for 30 days more. */
  rawMailVersioning: flag(false),
  /** Whose key encrypts mail at rest: AWS's for the account, or a key of the stack that the operator can revoke. */
  encryptionKey: z.enum(['aws', 'customer']).default('aws'),
  /** Concurrency kept for a function and its most at once, by function: '{"api":100,"receive-mail":50}'. */
  reservedConcurrency: fromText(z.partialRecord(z.enum(FUNCTIONS), z.int().min(LEAST_EXECUTIONS))).default(
    {},
  ),
  /**
   * Concurrent executions of Lambda that limits are derived from (lambdas/deployment/executions.ts). `auto`: those of the
   * account that no function has reserved, at each deployment that changes something.
   */
  concurrency: fromText(
    z.union([z.literal('auto'), z.int().min(LEAST_QUOTA)], 'must be auto, or a whole number of at least 10'),
  ).default('auto'),
  /** Batches of at most ten emails that are received at once, in place of what `concurrency` gives. */
  receivingConcurrency: fromText(z.int().min(LEAST_EXECUTIONS).max(MAX_CONCURRENCY)).optional(),
  /** Calls of all tenants that may wait at once, in each of the functions `api` and `mcp`, likewise. */
  waitingCalls: fromText(z.int().min(1)).optional(),
  /** Whether a mail goes through the whole service every hour, with an alarm for one that does not arrive. */
  canary: flag(false),
  /** Dollars a month of the whole account, about which AWS Budgets mails `alarmEmail`. */
  monthlyBudget: fromText(z.number().positive()).optional(),
  /** How long function logs are kept. */
  logRetentionDays: fromText(z.literal([1, 3, 5, 7, 14, 30, 60, 90, 120, 180, 365])).default(30),
  /** How long the lines of the audit log are kept in their log group. */
  auditLogRetentionDays: fromText(
    z.literal([30, 60, 90, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653]),
  ).default(400),
  /** AWS X-Ray tracing of every function. */
  tracing: flag(false),
});

/** The settings, and the constants that only the laptop and tests change. */
export const everySetting = settingsSchema.extend(constantFields);

export type Settings = Omit<z.output<typeof everySetting>, 'senderDomain' | 'hostedZoneName'> & {
  /** Undefined for a service that never sends. */
  readonly senderDomain: string | undefined;
  readonly hostedZoneName: string;
};

/**
 * Reads the deployment's settings from CDK context, the only place that does.
 * @param fromFile settings of the settings file; those of the context win.
 * @throws Error that names each setting and the rule it breaks.
 */
export function readSettings(
  node: Pick<Node, 'tryGetContext'>,
  fromFile: Readonly<Record<string, unknown>> = {},
): Settings {
  const given: Record<string, unknown> = { ...fromFile };
  for (const name of Object.keys(everySetting.shape)) {
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
  const parsed = everySetting.safeParse(given, { error: plainRule });
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
    ...sendingOf(parsed.data, given),
    hostedZoneName: rest.hostedZoneName ?? inboxDomain,
    ...(hostedZoneId === undefined ? {} : { hostedZoneId }),
  };
  refuseSharedDomain(settings);
  refuseEarlyExpiry(settings);
  refuseEarlyRollUp(settings);
  refuseLongPlans(settings.plans);
  refuseManyWaits(settings);
  if (hostedZoneId !== undefined) {
    refuseOutsideZone({ inboxDomain, senderDomain: settings.senderDomain }, settings.hostedZoneName);
  }
  refuseCustomDomains(settings);
  refuseUnprovenProxy(settings);
  refuseSilentBudget(settings);
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

/** Deferred mail is nothing but its raw bytes: they must not expire while it waits. */
function refuseEarlyExpiry({ rawMailDays = 0, deferredMailDays }: Settings): void {
  if (rawMailDays > 0 && rawMailDays < deferredMailDays) {
    throw new Error(
      `Settings refused: rawMailDays ${rawMailDays} is less than deferredMailDays ${deferredMailDays}, for which over-quota mail needs its raw bytes (set at least ${deferredMailDays}, or 0 to keep no raw mail)`,
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
      `Settings refused: usageRollUpDelaySeconds ${usageRollUpDelaySeconds} is less than usageSettleSeconds ${usageSettleSeconds} plus a margin of ${ROLL_UP_MARGIN_SECONDS} (set at least ${least}, or 0 for both)`,
    );
  }
}

export function alarmAddresses({ alarmEmail = [] }: Settings): readonly string[] {
  return [alarmEmail].flat();
}

function refuseSilentBudget({ monthlyBudget, alarmEmail }: Settings): void {
  if (monthlyBudget !== undefined && alarmEmail === undefined) {
    throw new Error(
      'Settings refused: monthlyBudget needs alarmEmail, to which the budget sends its warnings',
    );
  }
}

/** A waiting call holds an execution of its function: the other half answers those that do not wait. */
function refuseManyWaits({ waitingCalls, reservedConcurrency }: Settings): void {
  for (const name of ['api', 'mcp'] as const) {
    const reserved = reservedConcurrency[name];
    if (reserved !== undefined && waitingCalls !== undefined && waitingCalls > reserved / 2) {
      throw new Error(
        `Settings refused: waitingCalls ${waitingCalls} is more than half of the ${reserved} executions that reservedConcurrency gives ${name} (set at most ${Math.floor(reserved / 2)})`,
      );
    }
  }
}

/**
 * Mail can come only where SES receives it, and resources only where CloudFormation knows their types. Nothing to check where the region is not known before the deployment.
 * @throws Error that names the region and those that would do.
 */
export function refuseRegion(region: string | undefined, settings: Settings): void {
  if (region === undefined) return;
  const [unavailable] = unavailableSettings(settings, region);
  if (unavailable !== undefined) throw new Error(`Settings refused: ${unavailable}`);
  const refusal = regionRefusal(region);
  if (refusal !== undefined) throw new Error(`${refusal} (AWS_REGION=eu-west-1 npx cdk deploy ...).`);
}
