import {
  DescribeActiveReceiptRuleSetCommand,
  ListReceiptFiltersCommand,
  type ReceiptRule,
} from '@aws-sdk/client-ses';
import { GetAccountCommand, GetSuppressedDestinationCommand } from '@aws-sdk/client-sesv2';
import { stoppingRule } from '../../../../lambdas/deployment/receipt-rule.ts';
import { IDENTITY_ACTION } from '../aws/ses-identities.ts';
import type { Check, StackContext } from '../check.ts';
import { type Finding, failure, ok, REVERT_DRIFT, warning } from '../finding.ts';
import { normalName } from '../public-dns.ts';

export const sesIdentity: Check<
  Pick<StackContext, 'identities' | 'inboxDomains' | 'senderDomain' | 'sends'>
> = {
  id: 'ses-identity',
  title: 'SES identity',
  actions: [IDENTITY_ACTION],
  async run(context) {
    const { inboxDomains, senderDomain, sends } = context;
    const own = await Promise.all(inboxDomains.map((domain) => identityOf(context, domain)));
    if (!sends) return own;
    const sender =
      senderDomain === undefined
        ? failure('The stack has no identity for a sender domain', 'Deploy again: docs/deploy.md.')
        : await identityOf(context, senderDomain);
    return [...own, sender];
  },
};

async function identityOf(
  { identities }: Parameters<typeof sesIdentity.run>[0],
  domain: string,
): Promise<Finding> {
  const identity = await identities.get(domain);
  if (identity === undefined) {
    return failure('SES does not know the domain', REVERT_DRIFT, domain);
  }
  const { VerifiedForSendingStatus, DkimAttributes, MailFromAttributes } = identity;
  const status = DkimAttributes?.Status ?? 'unknown';
  if (VerifiedForSendingStatus !== true) {
    return failure(
      `SES has not verified the domain (DKIM: ${status})`,
      'Publish the DKIM records, and wait up to 72 hours: docs/deploy.md#dns.',
      domain,
    );
  }
  if (status !== 'SUCCESS') {
    return failure(
      `SES can no longer read the DKIM records: ${status}`,
      'Publish the DKIM records again before SES drops the domain: docs/deploy.md#dns.',
      domain,
    );
  }
  const bounces = MailFromAttributes?.MailFromDomainStatus;
  if (bounces !== undefined && bounces !== 'SUCCESS') {
    return warning(
      `SES has not verified the bounce domain: ${bounces}`,
      `Publish the MX and SPF records of ${MailFromAttributes?.MailFromDomain ?? 'the bounce domain'}: docs/deploy.md#dns.`,
      domain,
    );
  }
  return ok('verified, DKIM works', domain);
}

/** CloudFormation detects drift only for some resource types. */
const RESTORE_RULE =
  'npx cdk deploy --revert-drift; if it finds no drift, correct the rule in the SES console, Email receiving.';

/** SES has one active rule set per account and region, and any tool may have activated another one. */
export const receiptRuleSet: Check<Pick<StackContext, 'aws' | 'stack' | 'inboxDomains'>> = {
  id: 'receipt-rule-set',
  title: 'Active receipt rule set',
  actions: ['ses:DescribeActiveReceiptRuleSet'],
  async run({ aws, stack, inboxDomains }, abortSignal) {
    const [ours] = stack.idsOf('AWS::SES::ReceiptRuleSet');
    const isJoined = stack.idsOf('Custom::JoinedReceiptRule').length > 0;
    if (ours === undefined && !isJoined)
      return [failure('The stack has no receipt rule set', 'Deploy again: docs/deploy.md.')];
    const active = await aws.ses.send(new DescribeActiveReceiptRuleSetCommand({}), { abortSignal });
    const name = active.Metadata?.Name;
    const activate = `aws ses set-active-receipt-rule-set --rule-set-name ${ours} --region ${stack.region}`;
    if (name === undefined) {
      const advice = isJoined ? 'Deploy with a new nonce.' : `Activate the stack's: ${activate}.`;
      return [failure('No rule set is active, so SES refuses all mail', advice)];
    }
    if (!isJoined && name !== ours) {
      return [
        failure(
          `Another rule set is active, ${name}, so no mail reaches this service`,
          `Move one of the two to another region (docs/deploy.md#one-rule-set-per-account-and-region), or activate the stack's: ${activate}.`,
        ),
      ];
    }
    const { Rules = [] } = active;
    const ruleNames = stack.idsOf('AWS::SES::ReceiptRule');
    const buckets = stack.idsOf('AWS::S3::Bucket');
    const place = Rules.findIndex((rule) =>
      isJoined ? storesIn(rule, buckets) : ruleNames.includes(rule.Name ?? ''),
    );
    const finding = lookAtRule(Rules[place], inboxDomains, buckets, isJoined);
    const stopping = stoppingRule(Rules.slice(0, Math.max(place, 0)), inboxDomains);
    if (stopping === undefined) return [finding];
    return [
      finding,
      warning(
        `The rule ${stopping} comes before the stack's and stops processing, so mail that it matches does not reach this service`,
        "Move it after the stack's rule: aws ses set-receipt-rule-position.",
      ),
    ];
  },
};

function lookAtRule(
  rule: ReceiptRule | undefined,
  inboxDomains: readonly string[],
  buckets: readonly string[],
  isJoined: boolean,
): Finding {
  const advice = isJoined ? 'Deploy with a new nonce.' : RESTORE_RULE;
  if (rule === undefined) return failure("The active rule set does not contain the stack's rule", advice);
  const { Name = '', Enabled, Recipients = [] } = rule;
  if (Enabled !== true) return failure(`The rule ${Name} is disabled`, advice);
  const recipients = Recipients.map(normalName);
  const missing = inboxDomains.filter((domain) => !recipients.includes(domain));
  if (missing.length > 0) {
    return failure(`The rule ${Name} does not receive mail for ${missing.join(', ')}`, advice);
  }
  if (!storesIn(rule, buckets)) return failure(`The rule ${Name} does not store mail for this stack`, advice);
  return ok(`${Name} is active and receives mail for ${inboxDomains.join(', ')}`);
}

function storesIn({ Actions = [] }: ReceiptRule, buckets: readonly string[]): boolean {
  return Actions.some(
    ({ S3Action }) => buckets.includes(S3Action?.BucketName ?? '') && S3Action?.TopicArn !== undefined,
  );
}

/** SES applies IP address filters before any receipt rule and records nothing. */
export const receiptFilters: Check<Pick<StackContext, 'aws'>> = {
  id: 'receipt-filters',
  title: 'IP address filters',
  actions: ['ses:ListReceiptFilters'],
  async run({ aws }, abortSignal) {
    const { Filters = [] } = await aws.ses.send(new ListReceiptFiltersCommand({}), { abortSignal });
    const blocks = Filters.flatMap(({ Name, IpFilter }) =>
      IpFilter?.Policy === 'Block' ? [`${IpFilter.Cidr} (${Name})`] : [],
    );
    if (blocks.length === 0) return [ok('No filter blocks senders; SES blocks those on its own list')];
    return [
      warning(
        `Mail from these senders is refused without a trace: ${blocks.join(', ')}`,
        'To receive mail from one of them: aws ses delete-receipt-filter --filter-name <name>.',
      ),
    ];
  },
};

const NEARLY_USED = 0.8;

export const sesSending: Check<Pick<StackContext, 'aws' | 'sends'>> = {
  id: 'ses-sending',
  title: 'SES sending',
  actions: ['ses:GetAccount'],
  async run({ aws, sends }, abortSignal) {
    if (!sends) return [ok('the service sends no email')];
    const account = await aws.sesv2.send(new GetAccountCommand({}), { abortSignal });
    const { SendingEnabled, EnforcementStatus, ProductionAccessEnabled, SendQuota, PricingAttributes } =
      account;
    if (SendingEnabled !== true || EnforcementStatus === 'SHUTDOWN') {
      return [
        failure(
          `SES has stopped sending for the account (${EnforcementStatus ?? 'disabled'}), so codes are not sent`,
          'Open the SES console, Account dashboard, and answer the case that AWS opened.',
        ),
      ];
    }
    const findings: Finding[] = [];
    if (ProductionAccessEnabled !== true) {
      findings.push(
        warning(
          'SES is in the sandbox and sends to verified addresses only, so sign-up codes reach no other address',
          'Request production access: docs/deploy.md#after-the-first-deployment.',
        ),
      );
    }
    if (EnforcementStatus !== undefined && EnforcementStatus !== 'HEALTHY') {
      findings.push(
        warning(
          `The account is under review by SES: ${EnforcementStatus}`,
          'See docs/runbook.md#code-emails-bounce.',
        ),
      );
    }
    const { Max24HourSend = 0, SentLast24Hours = 0, MaxSendRate = 0 } = SendQuota ?? {};
    const quota = `${SentLast24Hours} of ${Max24HourSend} emails sent in 24 hours, ${MaxSendRate} per second`;
    // A quota of -1 is unlimited.
    if (SendQuota !== undefined && Max24HourSend >= 0 && SentLast24Hours >= Max24HourSend * NEARLY_USED) {
      findings.push(
        warning(
          quota,
          'Request a higher "Sending quota" for SES in Service Quotas, or see docs/runbook.md#many-code-emails.',
        ),
      );
    }
    return findings.length > 0
      ? findings
      : [ok(`in production; ${quota}${planText(PricingAttributes?.CurrentPlan)}`)];
  },
};

/** GetAccount omits the plan in regions without plans; docs/cost.md explains it. */
function planText(plan: string | undefined): string {
  if (plan === undefined) return '';
  return plan === 'NONE' ? '; no pricing plan' : `; pricing plan ${plan}`;
}

/** SES accepts an email to a suppressed address and sends nothing, without an error or a bounce. */
export const suppression: Check<Pick<StackContext, 'aws' | 'human'>> = {
  id: 'suppression',
  title: 'Suppression list',
  actions: ['ses:GetAccount', 'ses:GetSuppressedDestination'],
  async run({ aws, human }, abortSignal) {
    if (human !== undefined) return [await lookUp(aws, human, abortSignal)];
    const { SuppressionAttributes } = await aws.sesv2.send(new GetAccountCommand({}), { abortSignal });
    const reasons = SuppressionAttributes?.SuppressedReasons ?? [];
    const state = reasons.length === 0 ? 'off' : `on for ${reasons.join(' and ').toLowerCase()}`;
    return [ok(`${state}; --human ADDRESS checks an address`)];
  },
};

async function lookUp(aws: StackContext['aws'], human: string, abortSignal: AbortSignal): Promise<Finding> {
  try {
    const { SuppressedDestination } = await aws.sesv2.send(
      new GetSuppressedDestinationCommand({ EmailAddress: human }),
      { abortSignal },
    );
    const { Reason = 'unknown reason', LastUpdateTime } = SuppressedDestination ?? {};
    return failure(
      `SES has sent nothing to this address since ${LastUpdateTime?.toISOString() ?? 'an unknown time'}: ${Reason}`,
      'If its owner wants mail again: aws sesv2 delete-suppressed-destination --email-address <address>.',
      human,
    );
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFoundException') return ok('is not suppressed', human);
    throw error;
  }
}
