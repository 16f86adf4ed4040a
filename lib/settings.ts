import type { Node } from 'constructs';
import * as z from 'zod';
import { LEAST_EXECUTIONS } from '../lambdas/deployment/executions.ts';
import { constantFields } from '../lambdas/settings/constant-settings.ts';
import { domainName, inboxDomainsOf, type Policy, policyFields } from '../lambdas/settings/policy.ts';
import { regionRefusal } from '../lambdas/settings/receiving-regions.ts';
import { refuseSharedDomain, sendingOf } from '../lambdas/settings/sending-settings.ts';
import { fromText } from '../lambdas/settings/setting-field.ts';
import { stackFields } from '../lambdas/settings/stack-settings.ts';
import { refuseOutsideZone } from '../lambdas/settings/zone-settings.ts';
import { plainRule } from '../lambdas/wording/plain-rule.ts';
import { refuseCustomDomains } from './custom-domains.ts';
import { unavailableSettings } from './regional-types.ts';

/** An alarm looks back at most a week (CloudWatch API, "PutMetricAlarm"). */
const LONGEST_SILENCE_HOURS = 168;

const certificateArn = z
  .string()
  .regex(
    /^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[A-Za-z0-9-]+$/,
    'must be the ARN of a certificate in ACM, such as arn:aws:acm:us-east-1:123456789012:certificate/1234abcd-...',
  );

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

/** New accounts have this quota, Lambda's smallest. */
const LEAST_QUOTA = 10;

/** IAM roles accept these characters in tags; other services accept more (IAM API, "Tag"). */
const tagText = z
  .string()
  .regex(
    /^(?!aws:)[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/iu,
    'must contain only letters, digits, spaces and _.:/=+-@, and not begin with aws:',
  );

const flag = (byDefault: boolean) => fromText(z.boolean()).default(byDefault);

/** AWS Budgets emails at most this many addresses for one threshold. */
const MAX_ALARM_ADDRESSES = 10;

/** Each entry is a CDK context key: `-c inboxDomain=…`. docs/deploy.md describes the settings. */
export const settingsSchema = z.object({
  ...policyFields,
  ...stackFields,
  stackName: z
    .string()
    .regex(
      /^[A-Za-z][A-Za-z0-9-]{0,127}$/,
      'must start with a letter and contain only letters, digits and hyphens',
    )
    .default('AgentInbox'),
  console: flag(true),
  /**
   * Custom domains replace the URLs that AWS assigns. A certificate is given, or created and validated in the hosted
   * zone (lib/custom-domains.ts).
   */
  apiDomain: domainName.optional(),
  streamDomain: domainName.optional(),
  /** API Gateway serves both domains with this certificate, so it must cover both. */
  certificateArn: certificateArn.optional(),
  /** `gateway` serves MCP at `/mcp` of the REST API, because some organizations forbid public function URLs. */
  mcp: z.enum(['url', 'gateway']).default('url'),
  mcpDomain: domainName.optional(),
  mcpCertificateArn: certificateArn.optional(),
  /** Alarms show only on the dashboard if there are no addresses and no `alarmHttpsUrl`. */
  alarmEmail: z
    .union([z.email(), fromText(z.array(z.email()).min(1).max(MAX_ALARM_ADDRESSES))], {
      error: `must be an email address, or a list of at most ${MAX_ALARM_ADDRESSES}`,
    })
    .optional(),
  /** SNS posts alarms to this URL; its service must confirm the subscription. */
  alarmHttpsUrl: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  /** The alarm goes off after this many hours without a stored email; undefined disables it. */
  alarmNoMailHours: fromText(z.int().min(1).max(LONGEST_SILENCE_HOURS)).optional(),
  tags: fromText(z.record(tagText.min(1).max(128), tagText.max(256))).default({}),
  /** `retain` also protects the table and the stack from deletion. */
  removalPolicy: z.enum(['retain', 'destroy']).default('retain'),
  /** `table` is the point-in-time recovery of DynamoDB; `all` adds versions of the mail objects. */
  recovery: z.enum(['none', 'table', 'all']).default('table'),
  /** `customer` creates in the stack a KMS key that the operator can revoke. */
  encryptionKey: z.enum(['aws', 'customer']).default('aws'),
  /**
   * Example: '{"api":100,"receive-mail":50}'. Lambda reserves this concurrency, which is also the function's maximum.
   */
  reservedConcurrency: fromText(z.partialRecord(z.enum(FUNCTIONS), z.int().min(LEAST_EXECUTIONS))).default(
    {},
  ),
  /**
   * The other limits are derived from these concurrent executions (lambdas/deployment/executions.ts). `auto` reads the
   * account's unreserved ones at each deployment that changes something.
   */
  concurrency: fromText(
    z.union([z.literal('auto'), z.int().min(LEAST_QUOTA)], 'must be auto, or a whole number of at least 10'),
  ).default('auto'),
  canary: flag(false),
  /** The unit is US dollars a month for the whole account; AWS Budgets emails `alarmEmail`. */
  monthlyBudget: fromText(z.number().positive()).optional(),
  logRetentionDays: fromText(z.literal([1, 3, 5, 7, 14, 30, 60, 90, 120, 180, 365])).default(30),
  auditLogRetentionDays: fromText(
    z.literal([30, 60, 90, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653]),
  ).default(400),
});

/** Like the constants, these are not in docs/deploy.md, but functions do not read them. */
const undocumentedFields = {
  /** At most this many calls of all tenants wait at once in a function; the default is derived from `concurrency`. */
  waitingCalls: fromText(z.int().min(1)).optional(),
  /** The default follows `removalPolicy`. */
  terminationProtection: fromText(z.boolean()).optional(),
};

export const everySetting = settingsSchema.extend({ ...constantFields, ...undocumentedFields });

type Derived = 'senderDomain' | 'hostedZoneName' | 'terminationProtection';

export type Settings = Omit<z.output<typeof everySetting>, Derived> & {
  /** Undefined for a service that never sends. */
  readonly senderDomain: string | undefined;
  readonly hostedZoneName: string;
  readonly terminationProtection: boolean;
};

/**
 * Settings in the context override those in `fromFile`. @throws Error that names each invalid setting and the rule it
 * breaks.
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

/** Adds defaults. @throws Error that names each invalid setting and the rule it breaks. */
export function checkSettings(given: Readonly<Record<string, unknown>>): Settings {
  const parsed = everySetting.safeParse(given, { error: plainRule });
  if (!parsed.success) {
    const rules = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `Settings refused (set each in agent-inbox.settings.json in the project, or with -c name=value for cdk and --set name=value for agentinbox):\n${rules.join('\n')}`,
    );
  }
  const { inboxDomain, hostedZoneId, ...rest } = parsed.data;
  const settings = {
    ...rest,
    inboxDomain,
    ...sendingOf(parsed.data, given),
    deferredMailDays:
      given['deferredMailDays'] === undefined ? deferredMailDaysOf(rest) : rest.deferredMailDays,
    terminationProtection: rest.terminationProtection ?? rest.removalPolicy === 'retain',
    hostedZoneName: rest.hostedZoneName ?? inboxDomain,
    ...(hostedZoneId === undefined ? {} : { hostedZoneId }),
  };
  refuseSharedDomain(settings);
  refuseEarlyExpiry(settings);
  refuseEarlyRollUp(settings);
  refuseLongPlans(settings);
  refuseManyWaits(settings);
  if (hostedZoneId !== undefined) {
    refuseOutsideZone({ inboxDomain, senderDomain: settings.senderDomain }, settings.hostedZoneName);
  }
  refuseCustomDomains(settings);
  refuseSilentBudget(settings);
  refuseLongAdminVariables(settings);
  return settings;
}

/**
 * Lambda limits the environment to 4 KB, which leaves the admin function this many characters for plans and domains if
 * names have 80 characters.
 */
const LONGEST_ADMIN_POLICY = 690;

/**
 * Lambda would refuse longer variables in the middle of a deployment; the admin function, which has all queue names,
 * leaves this much.
 */
const LONGEST_PLANS = 600;

function refuseLongPlans({ plans }: Settings): void {
  const { length } = JSON.stringify(plans);
  if (length > LONGEST_PLANS) {
    throw new Error(
      `Settings refused: plans is ${length} characters of JSON; at most ${LONGEST_PLANS} are allowed (about five plans)`,
    );
  }
}

function refuseLongAdminVariables(settings: Settings): void {
  if (JSON.stringify(settings.plans).length + inboxDomainsOf(settings).join().length > LONGEST_ADMIN_POLICY) {
    throw new Error(
      'Settings refused: plans, inboxDomain and moreInboxDomains are too long in total for the admin function',
    );
  }
}

/** Deferred mail consists only of raw bytes, which must not expire while it waits. */
function deferredMailDaysOf({
  rawMailDays,
  deferredMailDays,
}: Pick<Policy, 'rawMailDays' | 'deferredMailDays'>): number {
  return Math.min(rawMailDays || deferredMailDays, deferredMailDays);
}

function refuseEarlyExpiry({ rawMailDays = 0, deferredMailDays }: Settings): void {
  if (rawMailDays > 0 && rawMailDays < deferredMailDays) {
    throw new Error(
      `Settings refused: rawMailDays ${rawMailDays} is less than deferredMailDays ${deferredMailDays}, but over-quota mail needs its raw bytes for that long (set at least ${deferredMailDays}, or 0 to keep no raw mail)`,
    );
  }
}

/** Functions' clocks differ, and a job is sent once: entries not yet settled wait for the tenant's next change. */
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

/** A waiting call holds an execution of its function, so half of the executions stay free for other calls. */
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
 * Nothing is checked if the region is unknown before the deployment. @throws Error that names the region and valid
 * ones.
 */
export function refuseRegion(region: string | undefined, settings: Settings): void {
  if (region === undefined) return;
  const [unavailable] = unavailableSettings(settings, region);
  if (unavailable !== undefined) throw new Error(`Settings refused: ${unavailable}`);
  const refusal = regionRefusal(region);
  if (refusal !== undefined) throw new Error(`${refusal} (AWS_REGION=eu-west-1 npx cdk deploy ...).`);
}
