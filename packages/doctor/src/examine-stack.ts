import { PROBE_WAIT_MS } from '../../../lambdas/probe/probe.ts';
import { type AwsClients, type AwsFlags, awsClients, destroyClients } from './aws/clients.ts';
import { SesIdentities } from './aws/ses-identities.ts';
import { readStack, STACK_ACTIONS, type StackFacts } from './aws/stack-facts.ts';
import type { Check, StackContext } from './check.ts';
import { alarmSubscriptions, alarms } from './checks/alarms.ts';
import { deadLetters } from './checks/dead-letters.ts';
import { region } from './checks/deployment.ts';
import { dkim, dmarc, inboxMx, mailFrom, ownNames, spf } from './checks/dns.ts';
import { certificates, endpoints } from './checks/endpoints.ts';
import { concurrency, eventSources, kmsKeys } from './checks/functions.ts';
import { receiptFilters, receiptRuleSet, sesIdentity, sesSending, suppression } from './checks/ses.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { awsProbeRoute, PROBE_ACTIONS } from './probe/aws-probe-route.ts';
import { probeCheck } from './probe/probe.ts';
import { publicDns } from './public-dns.ts';
import { makeReport, type Report } from './report.ts';
import { type CheckOutcome, runChecks } from './run-checks.ts';

/** The order is that in which an email passes the checked parts. */
export const STACK_CHECKS: readonly Check<StackContext>[] = [
  region,
  inboxMx,
  spf,
  dkim,
  dmarc,
  mailFrom,
  sesIdentity,
  receiptRuleSet,
  receiptFilters,
  sesSending,
  suppression,
  concurrency,
  eventSources,
  kmsKeys,
  deadLetters,
  alarms,
  alarmSubscriptions,
  endpoints,
  ownNames,
  certificates,
];

export interface StackLookUp {
  readonly aws: Pick<AwsClients, 'cloudFormation'>;
  readonly name: string;
  readonly region: string | undefined;
  facts?: StackFacts;
}

export const stackCheck: Check<StackLookUp> = {
  id: 'stack',
  title: 'Stack',
  actions: STACK_ACTIONS,
  async run(lookUp, signal) {
    const { aws, name } = lookUp;
    const facts = await readStack(aws.cloudFormation, name, signal);
    if (facts === undefined) {
      return [
        failure(
          `There is no stack ${name}${lookUp.region === undefined ? '' : ` in ${lookUp.region}`}`,
          'Name the stack with --stack, its region with --region and its account with --profile.',
        ),
      ];
    }
    if (facts.output('InboxDomain') === undefined || facts.output('BaseUrl') === undefined) {
      return [failure(`${name} is not an Agent Inbox stack`, 'Name the stack of the service with --stack.')];
    }
    lookUp.facts = facts;
    return [judge(facts.status)];
  },
};

function judge(status: string): Finding {
  if (status.endsWith('_IN_PROGRESS'))
    return warning(status, 'Run doctor again when the deployment has finished.');
  if (status === 'UPDATE_ROLLBACK_COMPLETE') {
    return warning(
      `${status}: the last deployment failed`,
      'aws cloudformation describe-stack-events shows why; deploy again.',
    );
  }
  if (/^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(status)) return ok(status);
  return failure(
    status,
    'aws cloudformation describe-stack-events shows why: docs/deploy.md#before-the-first-deployment.',
  );
}

export interface StackExamination extends AwsFlags {
  readonly stack: string;
  readonly dnsServer?: string;
  readonly human?: string;
  readonly probe: boolean;
  readonly timeLimitMs: number;
}

export async function examineStack(flags: StackExamination): Promise<Report> {
  return (await examine(flags, STACK_CHECKS)).report;
}

export async function examine(
  flags: StackExamination,
  checks: readonly Check<StackContext>[],
): Promise<{ report: Report; context: StackContext | undefined }> {
  const aws = awsClients(flags);
  try {
    const now = new Date();
    const lookUp: StackLookUp = { aws, name: flags.stack, region: flags.region };
    const outcomes = await runChecks([stackCheck], lookUp, flags.timeLimitMs);
    let context: StackContext | undefined;
    if (lookUp.facts !== undefined) {
      context = contextOf(lookUp.facts, {
        aws,
        now,
        dns: publicDns(flags.dnsServer),
        identities: new SesIdentities(aws.sesv2),
        human: flags.human,
      });
      outcomes.push(...(await runChecks(checks, context, flags.timeLimitMs)));
      if (flags.probe) outcomes.push(...(await probe(context, flags)));
    }
    const region = lookUp.facts?.region ?? flags.region ?? null;
    return { report: makeReport({ kind: 'stack', stack: flags.stack, region }, outcomes, now), context };
  } finally {
    destroyClients(aws);
  }
}

export function contextOf(
  stack: StackFacts,
  rest: Pick<StackContext, 'aws' | 'now' | 'dns' | 'identities' | 'human'>,
): StackContext {
  const more = (stack.output('MoreInboxDomains') ?? '').split(',').filter((domain) => domain !== '');
  const inboxDomains = [stack.output('InboxDomain') ?? '', ...more];
  return {
    ...rest,
    stack,
    inboxDomains,
    // A service that never sends has no configuration set.
    sends: stack.idsOf('AWS::SES::ConfigurationSet').length > 0,
    senderDomain: stack.idsOf('AWS::SES::EmailIdentity').find((domain) => !inboxDomains.includes(domain)),
    urls: { rest: stack.output('BaseUrl'), mcp: stack.output('McpUrl'), stream: stack.output('WsUrl') },
  };
}

/** The probe runs after the other checks, because it would delay their calls. */
async function probe(context: StackContext, flags: StackExamination): Promise<readonly CheckOutcome[]> {
  const route = awsProbeRoute(context, flags);
  if (route === undefined) return [];
  return runChecks([probeCheck(PROBE_ACTIONS, PROBE_WAIT_MS)], { probe: route }, flags.timeLimitMs);
}
